import { requestFollowUp as decide } from '@clinic/core/patients/request-follow-up'
import { remindOfFollowUp } from '../../booking/reminders/remind-of-follow-up.ts'
import type { StaffContext } from '../../identity/auth/access/context.ts'
import { changePatient } from './change-patient.ts'

export type FollowUpRequest = { patient_id: string; requested: boolean }

/**
 * Asks a patient for a follow-up: reminders lead to the chat, which asks it next time (REQ-142, REQ-145). Refusal: `patient-not-found`.
 */
export function requestFollowUp(context: StaffContext, { patient_id, requested }: FollowUpRequest) {
  return changePatient(context, {
    patient_id,
    action: requested ? 'Follow-Up Requested' : 'Follow-Up Withdrawn',
    description: requested ? 'A follow-up questionnaire is due' : 'The follow-up questionnaire is no longer due',
    decide: (patient) => decide(patient, requested),
    onChange: (tx, before, after) => remindOfFollowUp(tx, { before, after }, context),
  })
}
