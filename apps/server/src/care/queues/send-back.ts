import { sendBack as decide } from '@clinic/core/queues/send-back'
import type { StaffContext } from '../../identity/auth/access/context.ts'
import { minuteIn } from '../../platform/clock.ts'
import { changePatient } from '../patients/change-patient.ts'

/** Moves a patient from the NP queue back to the PCR queue (REQ-497). Refusals: see the rule. */
export function sendBack(context: StaffContext, patient_id: string) {
  return changePatient(context, {
    patient_id,
    action: 'Send Back To PCR Queue',
    description: 'Sent back to the PCR queue',
    undoable: true,
    // Their PCR gets one more patient, which a concurrent claim by them must count.
    holder: (patient) => patient.assigned_pcr,
    decide: (patient) => decide(patient, { staff: context.staff, now: context.now, at: minuteIn(context.zone, context.now) }),
  })
}
