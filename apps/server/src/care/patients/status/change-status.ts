import type { StatusPatch, StatusRecord } from '@clinic/contract/patients'
import { problemText } from '@clinic/contract/problem'
import { UNDO_SECONDS } from '@clinic/contract/queues'
import { interpretChange, type PatientAction } from '@clinic/core/patients/interpret-change'
import { canSee } from '@clinic/core/queues/can-see'
import type { StaffContext } from '../../../identity/auth/access/context.ts'
import { later } from '../../../platform/clock.ts'
import { together } from '../../../platform/db/change.ts'
import { Problem } from '../../../platform/http/problem.ts'
import { assign } from '../../queues/assign.ts'
import { claim } from '../../queues/claim.ts'
import { completeAppointment } from '../../queues/complete-appointment.ts'
import { completeHelp } from '../../queues/complete-help.ts'
import { hold } from '../../queues/hold.ts'
import { sendBack } from '../../queues/send-back.ts'
import { sendToNp } from '../../queues/send-to-np.ts'
import { unassign } from '../../queues/unassign.ts'
import { unhold } from '../../queues/unhold.ts'
import { findHolder } from '../find-holder.ts'
import { manage } from '../manage.ts'
import { markIneligible } from '../mark-ineligible.ts'
import { findSurvivor } from '../merging/find-survivor.ts'
import { optInForCall } from '../opt-in-for-call.ts'
import { presentRecord } from '../present.ts'
import { resetEligibility } from '../reset-eligibility.ts'
import { findPatient, findPractitionerId, findRecord, hasStepSince } from '../store.ts'
import { writeNotes } from '../write-notes.ts'

/**
 * `POST /api/patient_status`: maps the partial row to use cases and runs them as one, all or nothing (A-9, REQ-692).
 * Refusals: `patient-not-found`, `change-not-understood` naming the fields, `invalid-input`, `version-conflict`, and
 * those of the use cases, which name the field where it was sent alone.
 */
export async function changeStatus(context: StaffContext, patch: StatusPatch): Promise<StatusRecord> {
  const patient_id = await findSurvivor(context.sql, patch.patient_id)
  const stored = await findPatient(context.sql, patient_id)
  // A claim has its own rule: users may claim patients they cannot see yet. And who has just sent one away may have sent it twice.
  if (!stored || (!canSee(context.staff, stored) && !isOwnClaim(context, patch) && !(await hasJustChanged(context, patient_id))))
    throw new Problem('patient-not-found')
  const meaning = interpretChange(patch, stored)
  const holds = 'actions' in meaning && meaning.actions.length === 0
  if (!holds && patch.version !== undefined && patch.version !== stored.version) throw new Problem('version-conflict')
  if ('unknownProvince' in meaning) throw new Problem('invalid-input', { fields: { province: 'is not a Canadian province or territory' } })
  if ('unclear' in meaning) throw new Problem('change-not-understood', { fields: meaning.unclear })
  const done = together(context, async (inner) => {
    for (const verb of meaning.actions) await perform(inner, { patient_id, verb, confirmed: patch.confirmed === true })
  })
  await done.catch((error: unknown) => {
    throw error instanceof Problem ? nameField(error, patch) : error
  })
  const [patient, record] = await Promise.all([findPatient(context.sql, patient_id), findRecord(context.sql, patient_id)])
  if (!patient || !record) throw new Problem('patient-not-found')
  return presentRecord(patient, record)
}

function hasJustChanged({ sql, staff, now }: StaffContext, patient_id: string): Promise<boolean> {
  return hasStepSince(sql, patient_id, { user_id: staff.id, since: later(now, -UNDO_SECONDS) })
}

function isOwnClaim(context: StaffContext, patch: StatusPatch): boolean {
  return [patch.assigned_np, patch.assigned_pcr].some((name) => name?.toLowerCase() === context.staff.name.toLowerCase())
}

/** A refusal names its field where only one was sent; of several it is not known which one is in the way. */
function nameField({ code, details }: Problem, { patient_id, version, confirmed, ...fields }: StatusPatch): Problem {
  const [field, ...others] = Object.keys(fields)
  if (details.fields || field === undefined || others.length > 0) return new Problem(code, details)
  return new Problem(code, { ...details, fields: { [field]: problemText(code, details) } })
}

type Order = { patient_id: string; verb: PatientAction; confirmed: boolean }

async function perform(context: StaffContext, { patient_id, verb, confirmed }: Order): Promise<unknown> {
  switch (verb.verb) {
    case 'claim-or-assign': {
      const { queue, name } = verb
      if (name.toLowerCase() === context.staff.name.toLowerCase()) return claim(context, { patient_id, queue })
      return assign(context, { patient_id, queue, user_id: await findHolder(context, { queue, name }), confirmed })
    }
    case 'unassign':
      return unassign(context, { patient_id, queue: verb.queue })
    case 'hold':
      return hold(context, { patient_id })
    case 'unhold':
      return unhold(context, patient_id)
    case 'send-to-np':
      return sendToNp(context, patient_id)
    case 'send-back':
      return sendBack(context, patient_id)
    case 'complete-appointment':
      return completeAppointment(context, patient_id)
    case 'complete-help':
      return completeHelp(context, patient_id)
    case 'reset-eligibility':
      return resetEligibility(context, patient_id)
    case 'mark-ineligible':
      return markIneligible(context, { patient_id, ineligible_reason: verb.ineligible_reason, eligible_date: verb.eligible_date })
    case 'write-notes':
      return writeNotes(context, { patient_id, appointment_notes: verb.appointment_notes })
    case 'opt-in':
      return optInForCall(context, { patient_id, opted_in_for_call: verb.opted_in_for_call })
    case 'set-last-seen':
      return manage(context, {
        patient_id,
        order: { verb: 'set-fields', fields: { last_seen_practitioner: await findSeen(context, verb.name) } },
      })
    case 'manage':
      return manage(context, { patient_id, order: verb.order })
  }
}

async function findSeen(context: StaffContext, name: string | null): Promise<number | null> {
  if (name === null) return null
  const id = await findPractitionerId(context.sql, name)
  if (id === null) throw new Problem('invalid-input', { fields: { last_seen_practitioner: 'is not the name of a practitioner' } })
  return id
}
