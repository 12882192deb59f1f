import type { StatusRow } from '@clinic/contract/patients'
import type { Thresholds } from '@clinic/contract/queues'
import { millisecondsBetween, moveInstant } from '../shared/instants.ts'

/**
 * Default wait limits in minutes: help requests a quarter of an hour, the PCR queue a day, the NP queue two days for
 * new patients and five for others, holds three days; near in the last quarter of each.
 */
export const DEFAULT_THRESHOLDS: Thresholds = { help: 15, pcr: 1440, np_new: 2880, np_other: 7200, hold: 4320, soon: 25 }

export type WaitState = 'fine' | 'soon' | 'late'
/** What a patient waits for, since when (ISO), and when that goes over the limit. */
export type Wait = { reason: Exclude<keyof Thresholds, 'soon'>; since: string; due_at: string; state: WaitState }

type Waiting = Pick<
  StatusRow,
  | 'in_pcr_queue'
  | 'entered_pcr_queue_at'
  | 'in_np_queue'
  | 'on_hold_in_queue'
  | 'hold_until'
  | 'pcr_hold_until'
  | 'stage_since'
  | 'need_pcr_help_flag'
  | 'is_new_patient'
>

/**
 * A patient’s wait, null outside the queues. A help request takes precedence. A hold with its own end is due then.
 * `waitColumns` of the server computes the same in SQL.
 */
export function waitOf(row: Waiting, thresholds: Thresholds, now: string): Wait | null {
  const reason = reasonOf(row)
  const since = reason === 'help' && row.in_np_queue ? row.entered_pcr_queue_at : row.stage_since
  if (reason === null || since === null) return null
  const until = reason === 'hold' ? row.hold_until : reason === 'help' || reason === 'pcr' ? (row.pcr_hold_until ?? null) : null
  if (until !== null) return { reason, since, due_at: until, state: millisecondsBetween(until, now) >= 0 ? 'late' : 'fine' }
  const allowed = thresholds[reason] * 60_000
  const left = allowed - millisecondsBetween(since, now)
  const state = left <= 0 ? 'late' : left <= (allowed * thresholds.soon) / 100 ? 'soon' : 'fine'
  return { reason, since, due_at: moveInstant(since, allowed), state }
}

/** What a patient waits for, exactly one thing; null outside the queues. */
export function reasonOf(
  row: Pick<Waiting, 'in_pcr_queue' | 'in_np_queue' | 'on_hold_in_queue' | 'need_pcr_help_flag' | 'is_new_patient'>,
): Wait['reason'] | null {
  if (row.in_pcr_queue && row.need_pcr_help_flag) return 'help'
  if (row.on_hold_in_queue) return 'hold'
  if (row.in_np_queue) return row.is_new_patient ? 'np_new' : 'np_other'
  return row.in_pcr_queue ? 'pcr' : null
}
