import { instantOf, minuteOf, shiftsOf, whenShown } from '@clinic/core/booking/local-clock'
import { addDays, daysBetween } from '@clinic/core/shared/dates'
import { clockShifts, later } from '../../platform/clock.ts'
import type { Context } from '../../platform/db/change.ts'
import type { Sql, Tx } from '../../platform/db/database.ts'
import { findTaken } from '../appointments/appointment-store.ts'
import { deleteOpened, type OpenedTime } from '../hours/store.ts'

/** The caller checks for appointments in them. */
export function removeExtraAvailability(tx: Tx, times: readonly OpenedTime[]): Promise<void> {
  return deleteOpened(tx, times)
}

const DAY = 86_400

/** The slots without any appointment of their practitioner, completed and reserved ones included. */
export async function findUnbooked<T extends OpenedTime>(
  sql: Sql | Tx,
  times: readonly T[],
  { now, zone }: Pick<Context, 'now' | 'zone'>,
): Promise<T[]> {
  const days = times.map(({ day }) => day).sort()
  const [first, last] = [days[0], days.at(-1)]
  if (first === undefined || last === undefined) return []
  const shifts = shiftsOf(clockShifts(zone, first, addDays(last, 1)))
  const at = (day: string, minute: number) => whenShown(shifts, daysBetween('1970-01-01', day), minute)
  const users = [...new Set(times.map(({ user_id }) => user_id))]
  const until = later(instantOf(at(last, 0)), 2 * DAY)
  const taken = (await findTaken(sql, { users, from: instantOf(at(first, 0)), until, now })).map(({ user_id, starts_at, ends_at }) => ({
    user_id,
    from: minuteOf(starts_at),
    until: minuteOf(ends_at),
  }))
  return times.filter(({ user_id, day, starts, ends }) => {
    const [opens, closes] = [at(day, starts), at(day, ends)]
    return !taken.some((one) => one.user_id === user_id && one.from < closes && opens < one.until)
  })
}
