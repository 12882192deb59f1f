import type { AuditAction } from '@clinic/contract/vocabulary'
import { manage as decide, type Manage } from '@clinic/core/patient-list/manage'
import type { Patient } from '@clinic/core/patients/patient'
import { remindOfFollowUp } from '../../booking/reminders/remind-of-follow-up.ts'
import type { StaffContext } from '../../identity/auth/access/context.ts'
import { readStanding } from '../../identity/users/licences/read-standing.ts'
import type { Tx } from '../../platform/db/database.ts'
import { changePatient } from './change-patient.ts'
import { countActive } from './count-active.ts'
import { emptyConversation, isConversationEmpty } from './store.ts'

const TOLD: Record<Manage['verb'], readonly [AuditAction, string]> = {
  'set-active': ['Enable Patient', 'Made active'],
  'set-province': ['Update Province', 'Changed the province'],
  'set-renewal-date': ['Update Renewal Date', 'Changed the renewal date'],
  'set-eligibility-date': ['Update Eligibility Date', 'Changed the eligibility date'],
  'reset-conversation': ['Reset Conversation', 'Reset the conversation; answers are kept by version'],
  'put-in-pcr-queue': ['Put In PCR Queue', 'Put in the PCR queue'],
  'put-in-np-queue': ['Put In NP Queue', 'Put in the NP queue'],
  'remove-from-queue': ['Remove From Queue', 'Taken out of a queue'],
  'set-appointment-type': ['Update Appointment Type', 'Changed the appointment type'],
  'set-help': ['Put In PCR Queue', 'Changed the help request'],
  'set-fields': ['Update Status Record', 'Changed fields of the status record'],
}

export type Managing = { patient_id: string; order: Manage; version?: number | undefined }

/**
 * The Patient Manager’s changes, one action each (REQ-616 to REQ-624). Refusals: `forbidden`, `date-needed`,
 * `urgent-help-open`, `np-not-licensed`, `np-licence-not-in-force`, `holder-full`, `patient-not-found`, and `version-conflict` when a version is given.
 */
export function manage(context: StaffContext, { patient_id, order, version }: Managing) {
  const [action, description] =
    order.verb === 'set-active' && !order.patient_active ? (['Disable Patient', 'Made inactive'] as const) : TOLD[order.verb]
  return changePatient(context, {
    patient_id,
    action,
    description,
    ...(version !== undefined && { version }),
    // Who is assigned gets one more patient, which a concurrent claim by them must count.
    ...(order.verb === 'put-in-pcr-queue' && { holder: (patient: Patient) => patient.assigned_pcr }),
    ...(order.verb === 'put-in-np-queue' && { holder: (patient: Patient) => patient.assigned_np }),
    decide: async (patient, { tx, holder }) => {
      const isKept = order.verb === 'put-in-np-queue' && holder !== null && !patient.in_np_queue
      const np = isKept
        ? {
            target: holder,
            active: await countActive(tx, holder.id, { queue: 'np', except: patient_id }),
            standing: await readStanding(tx, context, { user_id: holder.id, province: patient.province }),
          }
        : null
      return decide(patient, order, { staff: context.staff, now: context.now, np })
    },
    ...(order.verb === 'set-fields' && {
      onChange: (tx: Tx, before: Patient, after: Patient) => remindOfFollowUp(tx, { before, after }, context),
    }),
    ...(order.verb === 'reset-conversation' && {
      also: (tx: Tx) => emptyConversation(tx, patient_id, context.now),
      holdsBeside: (tx: Tx) => isConversationEmpty(tx, patient_id),
    }),
  })
}
