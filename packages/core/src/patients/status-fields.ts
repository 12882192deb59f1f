import type { Patient } from './patient.ts'

/**
 * `empty`: as the table's defaults make it. `words`: what people call it, where its own name is no word. `kept`: how the table's trigger keeps
 * it: it works the value out itself, or clears it with another field. Either way it is part of what undo gives back.
 */
type StatusField<Value> = { empty: Value; words?: string; is?: 'moment' | 'person' | 'province'; kept?: 'worked-out' | 'cleared' }

/** The fields of the narrow row but its id, as it is stored: columns, defaults, words of the audit log and what undo gives back come from here. */
export const STATUS_FIELDS: { readonly [Field in Exclude<keyof Patient, 'patient_id'>]: StatusField<Patient[Field]> } = {
  version: { empty: 1 },
  first_name: { empty: '' },
  last_name: { empty: '' },
  date_of_birth: { empty: null },
  province: { empty: null, is: 'province' },
  patient_active: { empty: true, words: 'Patient active' },
  abandoned_at: { empty: null, words: 'Intake abandoned at', is: 'moment', kept: 'cleared' },
  death_recorded_at: { empty: null, words: 'Death recorded at', is: 'moment', kept: 'cleared' },
  died_on: { empty: null, words: 'Died on', kept: 'cleared' },
  is_new_patient: { empty: true, words: 'New patient' },
  eligible: { empty: true },
  ineligible_reason: { empty: '', words: 'Reason for being ineligible' },
  marked_ineligible_at: { empty: null, words: 'Marked ineligible at', is: 'moment' },
  eligible_date: { empty: null, words: 'Eligible from' },
  in_pcr_queue: { empty: false, words: 'In the PCR queue' },
  entered_pcr_queue_at: { empty: null, words: 'Entered the PCR queue at', is: 'moment' },
  in_np_queue: { empty: false, words: 'In the NP queue' },
  entered_np_queue_at: { empty: null, words: 'Entered the NP queue at', is: 'moment' },
  on_hold_in_queue: { empty: false, words: 'On hold' },
  need_pcr_help_flag: { empty: false, words: 'Asks for help' },
  pcr_help_reason: { empty: '', words: 'Reason for help' },
  help_about: { empty: '', words: 'What the request is about', kept: 'cleared' },
  urgent_reason: { empty: '', words: 'Urgent because of', kept: 'cleared' },
  safety_concern: { empty: false, words: 'May be in danger', kept: 'cleared' },
  np_review_due_on: { empty: null, words: 'Review by a practitioner due on', kept: 'cleared' },
  manager_priority: { empty: false, words: 'Priority by a manager' },
  assigned_pcr: { empty: null, words: 'Assigned PCR', is: 'person' },
  assigned_pcr_at: { empty: null, words: 'Assigned to the PCR at', is: 'moment' },
  assigned_np: { empty: null, words: 'Assigned NP', is: 'person' },
  assigned_np_at: { empty: null, words: 'Assigned to the NP at', is: 'moment' },
  waiting_since: { empty: null, is: 'moment', kept: 'worked-out' },
  stage_since: { empty: null, is: 'moment', kept: 'worked-out' },
  hold_until: { empty: null, words: 'On hold until', is: 'moment', kept: 'cleared' },
  pcr_hold_reason: { empty: '', words: 'On hold in the PCR queue for', kept: 'cleared' },
  pcr_hold_until: { empty: null, words: 'On hold in the PCR queue until', is: 'moment', kept: 'cleared' },
  call_state: { empty: '', words: 'Calls', kept: 'cleared' },
  next_call_at: { empty: null, words: 'Next call at', is: 'moment', kept: 'cleared' },
  next_call_local: { empty: '', words: 'Next call by the patient’s clock', kept: 'cleared' },
  call_attempts: { empty: 0, words: 'Unanswered calls' },
  opted_in_for_call: { empty: false, words: 'Would like a call' },
  appointment_type: { empty: 'N/A' },
  appointment_notes: { empty: '' },
  system_notes: { empty: '' },
  last_seen_practitioner: { empty: null, words: 'Last seen by', is: 'person' },
  completed_appointment_at: { empty: null, words: 'Appointment completed at', is: 'moment' },
  upcoming_renewal_date: { empty: null, words: 'Upcoming renewal' },
  questionnaire_in_progress: { empty: false },
  questionnaire_started_at: { empty: null, is: 'moment' },
  current_questionnaire_name: { empty: null },
  async_questionnaire_complete: { empty: false },
  renewal_questionnaire_complete: { empty: false },
  scale_questionnaire_complete: { empty: false },
  cuditr_questionnaire_required: { empty: false, words: 'CUDIT-R needed' },
  cuditr_questionnaire_complete: { empty: false, words: 'CUDIT-R complete' },
  follow_up_questionnaire_required: { empty: false },
  follow_up_questionnaire_complete: { empty: false },
  different_mailing_address: { empty: false },
  risks_vs_benefits_flags: { empty: {} },
}

export type StatusFieldName = keyof typeof STATUS_FIELDS
export const STATUS_FIELD_NAMES = Object.keys(STATUS_FIELDS) as readonly StatusFieldName[]

/** The fields that the table keeps by itself: all of them, or those alone that nobody else writes. */
export function keptFields(kept?: StatusField<unknown>['kept']): readonly StatusFieldName[] {
  return STATUS_FIELD_NAMES.filter((field) => (kept ? STATUS_FIELDS[field].kept === kept : STATUS_FIELDS[field].kept !== undefined))
}

/** A patient nothing has happened to yet, as the table's defaults make one. */
export function newPatient(patient_id: string): Patient {
  const empty = Object.fromEntries(STATUS_FIELD_NAMES.map((field) => [field, structuredClone(STATUS_FIELDS[field].empty)]))
  return { patient_id, ...empty } as Patient
}
