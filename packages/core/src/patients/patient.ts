import type { StatusRow } from '@clinic/contract/patients'
import type { ProblemCode } from '@clinic/contract/problem'
import type { ProvinceCode } from '@clinic/contract/provinces'

type Named =
  | 'id'
  | 'assigned_pcr'
  | 'assigned_np'
  | 'assigned_pcr_id'
  | 'assigned_np_id'
  | 'assigned_at'
  | 'last_seen_practitioner'
  | 'province'

/** The narrow status row as stored: people are ids here and names on the wire, provinces are codes (B-11). */
export type Patient = Omit<StatusRow, Named> & {
  province: ProvinceCode | null
  assigned_pcr: number | null
  assigned_pcr_at: string | null
  assigned_np: number | null
  assigned_np_at: string | null
  last_seen_practitioner: number | null
}

/** A rule’s result: a refusal, or the fields that change. `details` fill the error text. */
export type Decision = { refuse: ProblemCode; details?: Record<string, unknown> } | { change: Partial<Patient> }

/** The state that is asked for holds already. */
export const UNCHANGED: Decision = { change: {} }

export function refuse(code: ProblemCode, details: Record<string, unknown> = {}): Decision {
  return { refuse: code, details }
}

/** Leaving the PCR queue clears its entry time and its holder (C-1). */
export const notInPcrQueue = { in_pcr_queue: false, entered_pcr_queue_at: null, assigned_pcr: null, assigned_pcr_at: null } as const

/** No hold by a PCR. */
export const noPcrHold = { pcr_hold_reason: '', pcr_hold_until: null } as const

/** Leaving the NP queue clears entry time, assignment and hold (C-1), and ends a review. */
export const notInNpQueue = {
  in_np_queue: false,
  entered_np_queue_at: null,
  on_hold_in_queue: false,
  assigned_np: null,
  assigned_np_at: null,
  np_review_due_on: null,
} as const

/** No open help request, from the patient or a manager. */
export const noHelp = {
  need_pcr_help_flag: false,
  pcr_help_reason: '',
  help_about: '',
  urgent_reason: '',
  safety_concern: false,
  manager_priority: false,
} as const

/** Every questionnaire flag off (REQ-621). */
export const noQuestionnaires = {
  questionnaire_in_progress: false,
  async_questionnaire_complete: false,
  renewal_questionnaire_complete: false,
  scale_questionnaire_complete: false,
  cuditr_questionnaire_required: false,
  cuditr_questionnaire_complete: false,
  follow_up_questionnaire_required: false,
  follow_up_questionnaire_complete: false,
} as const

/** Adds a line on top of the system notes, newest first (REQ-447, REQ-498). */
export function prependNote(notes: string, line: string): string {
  return notes === '' ? line : `${line}\n${notes}`
}
