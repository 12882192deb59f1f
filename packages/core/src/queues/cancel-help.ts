import { HELP_REASONS } from '@clinic/contract/vocabulary'
import { isUrgent } from '../patients/is-urgent.ts'
import { noHelp, notInPcrQueue, type Patient } from '../patients/patient.ts'

/**
 * The patient no longer needs a person. An urgent request stays (F-4), as do one that may mean danger (F-5) and one for anything else. A patient who waits for a visit as well
 * keeps their place (F-3).
 */
export function cancelHelp(patient: Patient): Partial<Patient> {
  if (isUrgent(patient) || patient.safety_concern || !patient.need_pcr_help_flag || patient.pcr_help_reason !== HELP_REASONS.chatbot)
    return {}
  const { manager_priority: _kept, ...help } = noHelp
  return waitsForMore(patient) ? help : { ...help, ...notInPcrQueue }
}

function waitsForMore(patient: Patient): boolean {
  return (
    patient.call_state === 'due' ||
    patient.async_questionnaire_complete ||
    patient.completed_appointment_at !== null ||
    patient.upcoming_renewal_date !== null
  )
}
