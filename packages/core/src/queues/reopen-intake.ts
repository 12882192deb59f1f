import { type Decision, type Patient, refuse } from '../patients/patient.ts'
import { entered } from './enter.ts'

/** The fields that make a record active; an intake that had ended for silence counts from now, and so do its reminders. */
export function reopened(patient: Patient, now: string): Partial<Patient> {
  return { patient_active: true, ...countedFromNow(patient, now) }
}

/** For an intake that had ended for silence; nothing for other records. */
export function countedFromNow({ abandoned_at }: Patient, now: string): Partial<Patient> {
  return abandoned_at === null ? {} : { abandoned_at: null, questionnaire_started_at: now }
}

/** Staff reopen an intake that had ended for silence; the patient waits in the PCR queue. Refusal: `intake-not-abandoned`. */
export function reopenIntake(patient: Patient, { now }: { now: string }): Decision {
  if (patient.abandoned_at === null) return refuse('intake-not-abandoned')
  return { change: { ...reopened(patient, now), ...entered(patient, now), appointment_type: 'New Patient' } }
}
