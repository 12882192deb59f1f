import { type Decision, type Patient, prependNote, refuse } from '../patients/patient.ts'
import { eligibleAgain } from '../patients/reset-eligibility.ts'
import { reopened } from './reopen-intake.ts'

/**
 * A visit is booked: a record that had ended as abandoned or ineligible is active and eligible again, with the reason of before in the system
 * notes (F-3). Of other records nothing changes: the visit is their next step. `at`: the minute in the clinic. Refusal: `patient-inactive` for
 * a record that was disabled.
 */
export function bringBack(patient: Patient, { now, at }: { now: string; at: string }): Decision {
  if (!patient.patient_active && patient.abandoned_at === null) return refuse('patient-inactive')
  return {
    change: {
      ...(!patient.patient_active && reopened(patient, now)),
      ...(!patient.eligible && { ...eligibleAgain(), system_notes: prependNote(patient.system_notes, noteOf(patient, at)) }),
    },
  }
}

function noteOf({ ineligible_reason }: Patient, at: string): string {
  return `Eligible again because a visit was booked; was ineligible: ${ineligible_reason || 'no reason given'} (${at})`
}
