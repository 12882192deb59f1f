import { completeAppointment as decide } from '@clinic/core/queues/complete-appointment'
import { completeBooked } from '../../booking/appointments/complete-booked.ts'
import type { StaffContext } from '../../identity/auth/access/context.ts'
import { dayIn } from '../../platform/clock.ts'
import { changePatient } from '../patients/change-patient.ts'
import { recordEncounter } from '../patients/record-encounter.ts'

/** Also stores it in the patient’s history (REQ-501 to REQ-507, C-8). Refusals: see the rule. */
export function completeAppointment(context: StaffContext, patient_id: string) {
  return changePatient(context, {
    patient_id,
    action: 'Complete Appointment',
    description: 'Completed the appointment',
    undoable: true,
    decide: (patient) => decide(patient, { staff: context.staff, now: context.now, today: dayIn(context.zone, context.now) }),
    also: async (tx, before) => {
      await recordEncounter(tx, before, context.now)
      await completeBooked(tx, patient_id, context)
    },
  })
}
