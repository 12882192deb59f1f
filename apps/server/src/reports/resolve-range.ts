import { DEFAULT_DAYS } from '@clinic/contract/reports'
import { addDays } from '@clinic/core/shared/dates'
import { clockShifts, dayIn, dayRange } from '../platform/clock.ts'
import type { Context } from '../platform/db/change.ts'
import { Problem } from '../platform/http/problem.ts'

export type Asked = { startDate?: string | undefined; endDate?: string | undefined }

/**
 * A range of clinic days as queried: inclusive days `first` to `last`, instants `from` and `until`, today, now, and
 * the clinic’s UTC offsets around them (`starts`, `seconds`).
 */
export type Range = { first: string; last: string; from: string; until: string; today: string; now: string } & Clock
export type Clock = { starts: string[]; seconds: number[] }

/** No clinic has earlier figures, and not every time zone is defined for them. */
const EARLIEST = '1900-01-01'
const LATEST = '2200-12-31'

/**
 * Defaults to the last 7 days up to today (REQ-651), or up to the given end. Refusal: `invalid-input` for a range
 * that is reversed or centuries away.
 */
export function resolveRange({ zone, now }: Pick<Context, 'zone' | 'now'>, { startDate, endDate }: Asked): Range {
  const today = dayIn(zone, now)
  const last = endDate ?? (startDate !== undefined && startDate > today ? startDate : today)
  const first = startDate ?? addDays(last, 1 - DEFAULT_DAYS)
  if (last < first) throw new Problem('invalid-input', { fields: { endDate: 'endDate is before startDate' } })
  if (first < EARLIEST || last > LATEST)
    throw new Problem('invalid-input', { fields: { startDate: 'startDate or endDate is too far away' } })
  const clock = clockShifts(zone, addDays(first, -1), addDays([last, today].sort()[1] ?? last, 1))
  return { first, last, ...dayRange(zone, first, last), today, now, ...clock }
}
