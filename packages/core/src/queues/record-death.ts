import type { DeathCorrection, DeathReporter } from '@clinic/contract/patients/death'
import { type Decision, noHelp, noPcrHold, notInNpQueue, notInPcrQueue, type Patient, prependNote, refuse } from '../patients/patient.ts'
import { entered } from './enter.ts'

export const REPORTER_TEXTS: Readonly<Record<DeathReporter, string>> = {
  family: 'reported by a relative or friend',
  care: 'reported by a care provider',
  seller: 'reported by a seller',
  estate: 'reported by an executor or an authority',
  other: 'reported by someone else',
}
export const CORRECTION_TEXTS: Readonly<Record<DeathCorrection, string>> = {
  'other-person': 'someone else has died',
  'report-wrong': 'the report was wrong',
  'by-mistake': 'it was recorded by mistake',
}

/** `today`: the clinic’s day. `at`: the minute as people read it. */
type Moment = { now: string; today: string; at: string }
type Report = { reported_by: DeathReporter; died_on: string | null }

/**
 * The patient has died: the record ends with that reason, is in no queue and waits for nothing (F-3). An open alarm is a row of its own and
 * stays (F-4). Refusals: `patient-died` where that is recorded, `invalid-input` for a day ahead or before the birth.
 */
export function recordDeath(patient: Patient, { reported_by, died_on, now, today, at }: Report & Moment): Decision {
  if (patient.death_recorded_at !== null) return refuse('patient-died')
  const error = dayError(patient, died_on, today)
  if (error !== null) return refuse('invalid-input', { fields: { died_on: error } })
  const note = `Death recorded, ${REPORTER_TEXTS[reported_by]} (${at})`
  return {
    change: {
      ...{ patient_active: false, abandoned_at: null, death_recorded_at: now, died_on },
      ...{ ...notInPcrQueue, ...notInNpQueue, ...noHelp, ...noPcrHold, hold_until: null },
      ...{ call_state: '', next_call_at: null, next_call_local: '', call_attempts: 0, opted_in_for_call: false },
      ...{ questionnaire_in_progress: false, follow_up_questionnaire_required: false },
      system_notes: prependNote(patient.system_notes, note),
    },
  }
}

function dayError({ date_of_birth }: Patient, died_on: string | null, today: string): string | null {
  if (died_on === null) return null
  if (died_on > today) return 'This day is ahead.'
  return date_of_birth !== null && died_on < date_of_birth ? 'This day is before the birth.' : null
}

/** The death was no fact: the patient is active again and waits in the PCR queue. Refusal: `death-not-recorded`. */
export function correctDeath(patient: Patient, { reason, now, at }: { reason: DeathCorrection } & Pick<Moment, 'now' | 'at'>): Decision {
  if (patient.death_recorded_at === null) return refuse('death-not-recorded')
  const note = `Death corrected, ${CORRECTION_TEXTS[reason]}. Visits that were cancelled have to be booked again (${at})`
  return {
    change: {
      ...{ patient_active: true, death_recorded_at: null, died_on: null, ...entered(patient, now) },
      system_notes: prependNote(patient.system_notes, note),
    },
  }
}

/** Whether a change would have staff do something for a patient who has died; only a correction does. */
export function isAfterDeath({ death_recorded_at }: Patient, change: Partial<Patient>): boolean {
  if (death_recorded_at === null || change.death_recorded_at === null) return false
  const { patient_active, in_pcr_queue, in_np_queue, need_pcr_help_flag, follow_up_questionnaire_required, opted_in_for_call } = change
  const asks = [patient_active, in_pcr_queue, in_np_queue, need_pcr_help_flag, follow_up_questionnaire_required, opted_in_for_call]
  return asks.includes(true) || (change.call_state !== undefined && change.call_state !== '')
}
