import type { Decision, Patient } from './patient.ts'

/**
 * A follow-up questionnaire is due, or is no longer (REQ-142, REQ-145). A new request opens it again for a patient who has finished one.
 */
export function requestFollowUp(patient: Patient, requested: boolean): Decision {
  const { follow_up_questionnaire_required: required } = patient
  if (required === requested) return { change: {} }
  return { change: { follow_up_questionnaire_required: requested, ...(requested && { follow_up_questionnaire_complete: false }) } }
}
