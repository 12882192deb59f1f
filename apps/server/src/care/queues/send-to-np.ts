import { sendToNp as decide } from '@clinic/core/queues/send-to-np'
import type { StaffContext } from '../../identity/auth/access/context.ts'
import { minuteIn } from '../../platform/clock.ts'
import { changePatient } from '../patients/change-patient.ts'
import { countActive } from '../patients/count-active.ts'

/**
 * Moves a patient from the PCR to the NP queue, to their last practitioner if possible (REQ-446). Refusals: see the
 * rule.
 */
export function sendToNp(context: StaffContext, patient_id: string) {
  return changePatient(context, {
    patient_id,
    action: 'Send To NP Queue',
    description: 'Moved to the NP queue',
    undoable: true,
    holder: (patient) => patient.last_seen_practitioner,
    decide: async (patient, { tx, holder }) => {
      const active = holder ? await countActive(tx, holder.id, { queue: 'np', except: patient_id }) : 0
      const lastSeen = holder ? { staff: holder, active } : null
      return decide(patient, { staff: context.staff, lastSeen, now: context.now, at: minuteIn(context.zone, context.now) })
    },
  })
}
