import { HELP_REASONS } from '@clinic/contract/vocabulary'
import type { Patient } from '../patients/patient.ts'

/** The chat puts a finished patient into the PCR queue, unassigned (REQ-141). Somebody who already waits keeps their place. */
export function enterPcrQueue(patient: Patient, { appointment_type, now }: { appointment_type: string; now: string }): Partial<Patient> {
  return { ...entered(patient, now), appointment_type, assigned_pcr: null, assigned_pcr_at: null }
}

/** The chat asks for a person (REQ-143). A PCR who already holds the patient keeps them. */
export function askForHelp(patient: Patient, { now }: { now: string }): Partial<Patient> {
  return { ...entered(patient, now), need_pcr_help_flag: true, pcr_help_reason: HELP_REASONS.chatbot }
}

/** Being in the PCR queue, with the time of the first entry of this stay. */
export function entered(patient: Patient, now: string): Partial<Patient> {
  return { in_pcr_queue: true, entered_pcr_queue_at: patient.entered_pcr_queue_at ?? now }
}
