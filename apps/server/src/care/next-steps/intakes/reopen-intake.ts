import { reopenIntake as decide } from '@clinic/core/queues/reopen-intake'
import type { StaffContext } from '../../../identity/auth/access/context.ts'
import { changePatient } from '../../patients/change-patient.ts'

/** Staff reopen an intake that had ended for silence (F-3). Refusals: `patient-not-found`, `intake-not-abandoned`. */
export function reopenIntake(context: StaffContext, { patient_id }: { patient_id: string }) {
  return changePatient(context, {
    patient_id,
    action: 'Reopen Intake',
    description: 'Reopened the intake; the patient joined the PCR queue',
    decide: (patient) => decide(patient, { now: context.now }),
  })
}
