import * as contract from '@clinic/contract/patients'
import * as contact from '@clinic/contract/patients/contact'
import * as change from '@clinic/contract/patients/contact-change'
import * as death from '@clinic/contract/patients/death'
import * as identity from '@clinic/contract/patients/identity'
import {
  lowerFlag as lowerFlagCall,
  markIneligible as markIneligibleCall,
  optInForCall as optInCall,
  reopenIntake as reopenIntakeCall,
  requestFollowUp as requestFollowUpCall,
  writeNotes as writeNotesCall,
} from '@clinic/contract/queues'
import { PATIENT_TEXTS } from '@clinic/contract/texts'
import { type Caller, staffContext } from '../../../identity/auth/access/context.ts'
import type { Mount } from '../../../platform/http/http.ts'
import { reopenIntake } from '../../next-steps/intakes/reopen-intake.ts'
import { correctContact } from '../contact/correct-contact.ts'
import { proposeIdentity } from '../contact/propose-identity.ts'
import { readContact } from '../contact/read-contact.ts'
import { readIdentity } from '../contact/read-identity.ts'
import { settleIdentity } from '../contact/settle-identity.ts'
import { readContactChange, stopContactChange } from '../contact/stop-contact-change.ts'
import { correctDeath } from '../death/correct-death.ts'
import { recordDeath } from '../death/record-death.ts'
import { lowerFlag } from '../flags/lower-flag.ts'
import { listRecords } from '../list-records.ts'
import { markIneligible } from '../mark-ineligible.ts'
import { optInForCall } from '../opt-in-for-call.ts'
import { readRecord } from '../read-record.ts'
import { requestFollowUp } from '../request-follow-up.ts'
import { setPriority } from '../set-priority.ts'
import { writeNotes } from '../write-notes.ts'
import { changeStatus } from './change-status.ts'

const SAVED = 'Patient status saved'

/** The status record’s calls (D2 §7) and the actions that belong to no queue. */
export function mountPatients(mount: Mount<Caller>) {
  mount(contract.listStatus, async (_, caller) => (await listRecords(staffContext(caller))) as never)
  mount(contract.searchStatus, async ({ params }, caller) => [await readRecord(staffContext(caller), params.patient_id)])
  mount(contract.readStatus, ({ params }, caller) => readRecord(staffContext(caller), params.patient_id))
  mount(contract.changeStatus, async ({ body }, caller) => ({ patient: await changeStatus(staffContext(caller), body), message: SAVED }))
  mount(contract.putCallFlag, async ({ params: { patient_id }, body: { opted_in_for_call, version } }, caller) => {
    const context = staffContext(caller)
    await optInForCall(context, { patient_id, opted_in_for_call, version })
    return { patient: await readRecord(context, patient_id), message: SAVED }
  })
  mount(contract.putPriority, async ({ params: { patient_id }, body: { need_pcr_help_flag, confirmed, version } }, caller) => {
    const context = staffContext(caller)
    await setPriority(context, { patient_id, need_pcr_help_flag, confirmed: confirmed === true, version })
    return { patient: await readRecord(context, patient_id), message: SAVED }
  })
  mount(writeNotesCall, async ({ params, body }, caller) => ({
    ...(await writeNotes(staffContext(caller), { ...params, ...body })),
    message: 'Notes saved',
  }))
  mount(optInCall, async ({ params, body }, caller) => ({
    ...(await optInForCall(staffContext(caller), { ...params, ...body })),
    message: body.opted_in_for_call ? 'Patient would like a call.' : 'Patient would not like a call.',
  }))
  mount(requestFollowUpCall, async ({ params, body }, caller) => ({
    ...(await requestFollowUp(staffContext(caller), { ...params, ...body })),
    message: body.requested ? 'Follow-up requested.' : 'Follow-up request withdrawn.',
  }))
  mount(reopenIntakeCall, async ({ params }, caller) => ({
    ...(await reopenIntake(staffContext(caller), params)),
    message: 'Intake reopened. The patient is in the PCR queue.',
  }))
  mount(death.recordDeath, async ({ params, body }, caller) => ({
    ...(await recordDeath(staffContext(caller), { ...params, ...body })),
    message: 'Recorded that this person has died.',
  }))
  mount(death.correctDeath, async ({ params, body }, caller) => ({
    ...(await correctDeath(staffContext(caller), { ...params, ...body })),
    message: 'Corrected. The patient is active, and in the PCR queue.',
  }))
  mount(markIneligibleCall, async ({ params, body }, caller) => ({
    ...(await markIneligible(staffContext(caller), { ...params, ...body })),
    message: PATIENT_TEXTS.ineligible,
  }))
  mount(contact.readContact, ({ params }, caller) => readContact(staffContext(caller), params.patient_id))
  mount(contact.correctContact, ({ params, body }, caller) => correctContact(staffContext(caller), { ...params, ...body }))
  mount(identity.readIdentity, ({ params }, caller) => readIdentity(staffContext(caller), params.patient_id))
  mount(identity.proposeIdentity, async ({ params, body }, caller) => ({
    ...(await proposeIdentity(staffContext(caller), { ...params, ...body })),
    message: 'Proposed. Someone else has to confirm it within a day.',
  }))
  mount(identity.settleIdentity, async ({ params: { patient_id, correction_id }, body: { confirmed } }, caller) => {
    await settleIdentity(staffContext(caller), { patient_id, id: Number(correction_id), confirmed })
    return { message: confirmed ? 'Correction confirmed.' : 'Correction declined.' }
  })
  mount(lowerFlagCall, async ({ params, body }, caller) => ({
    ...(await lowerFlag(staffContext(caller), { ...params, ...body })),
    message: 'Flag lowered. Its history has your name and the reason.',
  }))
}

/** What the old address does about a changed email, by the link in its announcement (F-12). */
export function mountContactChange(mount: Mount<Caller>, { secret }: { secret: string }): void {
  mount(change.readContactChange, ({ query }, { context }) => readContactChange({ ...context, secret }, query.key))
  mount(change.stopContactChange, ({ body }, { context }) => stopContactChange({ ...context, secret }, body.key))
}
