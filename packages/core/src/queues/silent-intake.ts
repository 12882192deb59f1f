import type { Patient } from '../patients/patient.ts'
import { AGE_FLAGS } from '../questionnaires/flags.ts'
import { addDays } from '../shared/dates.ts'

/** Days of silence, from the last reminder or the last sign of the patient, whichever is later, after which an intake ends (F-3). */
export const SILENT_DAYS = 30

type IntakeRow = Pick<
  Patient,
  | 'patient_active'
  | 'eligible'
  | 'in_pcr_queue'
  | 'in_np_queue'
  | 'assigned_pcr'
  | 'assigned_np'
  | 'need_pcr_help_flag'
  | 'manager_priority'
  | 'completed_appointment_at'
  | 'upcoming_renewal_date'
  | 'async_questionnaire_complete'
  | 'questionnaire_in_progress'
  | 'risks_vs_benefits_flags'
>

/**
 * What is known of an intake beside its row. Days are the clinic’s. `heardOn`: the newest turn in the chat, answer by phone, call, message of
 * the team or start of the questionnaire. `remindedOn`: the last reminder that left; null where none could. `returnedOn`: when the open flag
 * last put the patient into the queue. `chatted`: a conversation is theirs. `held`: someone of the team has it. `visitMissed`: a visit that was
 * booked did not take place.
 */
export type IntakeSigns = {
  heardOn: string | null
  remindedOn: string | null
  returnedOn: string | null
  chatted: boolean
  held: boolean
  openAlarm: boolean
  visitAhead: boolean
  callAhead: boolean
  visitMissed: boolean
  today: string
}

/** `abandoned`: the record ends. `flagged`: an open clinical flag forbids that, so a person looks. */
export type SilentIntake = 'abandoned' | 'flagged'

/** How an intake that fell silent ends, or null: not silent for long enough, no intake, or someone or something is due (F-3). */
export function silentIntake(row: IntakeRow, signs: IntakeSigns): SilentIntake | null {
  if (!isIntake(row, signs) || hasNext(row, signs)) return null
  const days = [signs.heardOn, signs.remindedOn, signs.returnedOn].filter((day) => day !== null).sort()
  const last = days.at(-1)
  if (last === undefined || addDays(last, SILENT_DAYS) > signs.today) return null
  return hasClinicalFlag(row) ? 'flagged' : 'abandoned'
}

/** Begun, not finished, and never followed by a visit: later questionnaires belong to patients who have a renewal date. */
function isIntake(row: IntakeRow, { chatted }: IntakeSigns): boolean {
  if (!row.patient_active || !row.eligible || row.async_questionnaire_complete) return false
  if (row.completed_appointment_at !== null || row.upcoming_renewal_date !== null) return false
  return row.questionnaire_in_progress || chatted
}

/** An owner, or a dated next step. */
function hasNext(row: IntakeRow, { held, openAlarm, visitAhead, callAhead, visitMissed }: IntakeSigns): boolean {
  const owned = row.in_pcr_queue || row.in_np_queue || row.assigned_pcr !== null || row.assigned_np !== null
  return owned || row.need_pcr_help_flag || row.manager_priority || held || openAlarm || visitAhead || callAhead || visitMissed
}

/** Flags of age follow the date of birth and need no one. */
function hasClinicalFlag({ risks_vs_benefits_flags: flags }: IntakeRow): boolean {
  return Object.keys(flags).some((flag) => flags[flag] === true && !AGE_FLAGS.has(flag))
}
