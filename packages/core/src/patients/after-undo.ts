import type { Patient } from './patient.ts'
import { noHelp, notInNpQueue, notInPcrQueue } from './patient.ts'

/** Columns that a merge changed, with what they were and what it wrote. */
export type Replaced = { before: Record<string, unknown>; after: Record<string, unknown> }

/**
 * How each field is given back. `place`: where the patient waits and what for, together or not at all; `visit`: what their last visit left,
 * likewise; `alone`: each one for itself.
 */
const GIVEN_BACK: Readonly<Record<keyof Patient, 'place' | 'visit' | 'alone'>> = {
  patient_id: 'alone',
  version: 'alone',
  first_name: 'alone',
  last_name: 'alone',
  date_of_birth: 'alone',
  province: 'alone',
  patient_active: 'alone',
  abandoned_at: 'alone',
  death_recorded_at: 'alone',
  died_on: 'alone',
  is_new_patient: 'visit',
  eligible: 'alone',
  ineligible_reason: 'alone',
  marked_ineligible_at: 'alone',
  eligible_date: 'alone',
  in_pcr_queue: 'place',
  entered_pcr_queue_at: 'place',
  in_np_queue: 'place',
  entered_np_queue_at: 'place',
  on_hold_in_queue: 'place',
  need_pcr_help_flag: 'place',
  pcr_help_reason: 'place',
  help_about: 'place',
  urgent_reason: 'place',
  safety_concern: 'place',
  np_review_due_on: 'place',
  manager_priority: 'place',
  assigned_pcr: 'place',
  assigned_pcr_at: 'place',
  assigned_np: 'place',
  assigned_np_at: 'place',
  waiting_since: 'place',
  stage_since: 'place',
  hold_until: 'place',
  pcr_hold_reason: 'place',
  pcr_hold_until: 'place',
  call_state: 'place',
  next_call_at: 'place',
  next_call_local: 'place',
  call_attempts: 'place',
  opted_in_for_call: 'place',
  appointment_type: 'alone',
  appointment_notes: 'alone',
  system_notes: 'alone',
  last_seen_practitioner: 'visit',
  completed_appointment_at: 'visit',
  upcoming_renewal_date: 'visit',
  questionnaire_in_progress: 'alone',
  questionnaire_started_at: 'alone',
  current_questionnaire_name: 'alone',
  async_questionnaire_complete: 'alone',
  renewal_questionnaire_complete: 'alone',
  scale_questionnaire_complete: 'alone',
  cuditr_questionnaire_required: 'alone',
  cuditr_questionnaire_complete: 'alone',
  follow_up_questionnaire_required: 'alone',
  follow_up_questionnaire_complete: 'alone',
  different_mailing_address: 'alone',
  risks_vs_benefits_flags: 'alone',
}
const FIELDS = Object.keys(GIVEN_BACK) as (keyof Patient)[]
const PLACE = FIELDS.filter((field) => GIVEN_BACK[field] === 'place')
const VISIT = FIELDS.filter((field) => GIVEN_BACK[field] === 'visit')

/** What the survivor gets back: every value that is still as the merge wrote it. Someone’s later work stays. */
export function survivorAfterUndo(replaced: Replaced, now: Record<string, unknown>): Record<string, unknown> {
  const fields = Object.keys(replaced.after)
  const moved = (group: readonly string[]) => group.some((field) => field in replaced.after && !same(now[field], replaced.after[field]))
  const kept = [...(moved(PLACE) ? PLACE : []), ...(moved(VISIT) ? VISIT : [])] as readonly string[]
  const back = fields.filter((field) => !kept.includes(field) && same(now[field], replaced.after[field]))
  return Object.fromEntries(back.map((field) => [field, replaced.before[field]]))
}

type Facts = { survivor: Replaced; now: Record<string, unknown>; working: readonly number[]; moment: string }

/**
 * The merged record as it was. If someone worked on the survivor’s wait since, it returns to the PCR queue without a
 * holder instead, and so that no one is lost (F-3) also where its holder no longer works.
 */
export function mergedAfterUndo(replaced: Replaced, { survivor, now, working, moment }: Facts): Record<string, unknown> {
  const before = replaced.before as Partial<Patient>
  const waited = before.in_pcr_queue === true || before.in_np_queue === true
  const handled = PLACE.some((field) => field in survivor.after && !same(now[field], survivor.after[field]))
  const holders = [before.assigned_pcr, before.assigned_np].filter((id) => typeof id === 'number')
  if (!waited || (!handled && holders.every((id) => working.includes(id)))) return replaced.before
  return {
    ...{
      ...replaced.before,
      ...notInPcrQueue,
      ...notInNpQueue,
      ...noHelp,
      hold_until: null,
      pcr_hold_reason: '' as const,
      pcr_hold_until: null,
    },
    ...{ in_pcr_queue: true, entered_pcr_queue_at: moment, waiting_since: moment, stage_since: moment },
    ...{ call_state: '', next_call_at: null, next_call_local: '' },
  }
}

function same(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
