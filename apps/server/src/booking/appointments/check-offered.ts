import { DAYS_AHEAD, VISITS } from '@clinic/contract/booking'
import type { ProvinceCode } from '@clinic/contract/provinces'
import { findSlots } from '@clinic/core/booking/find-slots'
import { minuteOf } from '@clinic/core/booking/local-clock'
import type { SlotName } from '@clinic/core/booking/slot-id'
import { addDays } from '@clinic/core/shared/dates'
import { clockShifts, dayIn, later } from '../../platform/clock.ts'
import type { Tx } from '../../platform/db/database.ts'
import { findSchedules } from '../hours/store.ts'
import { findLicensed, lockSchedule } from './appointment-store.ts'

/** `since`: the instant that the two hours’ notice counts from. `days`: how far ahead, as far as patients may book if absent. */
export type OfferFacts = { province: ProvinceCode | null; now: string; since: string; zone: string; days?: number }

/**
 * The end of a slot, or null when the practitioner does not offer it: not licensed there, queue off, away, outside
 * their hours, gone. Ignores other bookings. Locks their hours until the transaction ends.
 */
export async function checkOffered(tx: Tx, { user_id, starts_at, visit }: SlotName, facts: OfferFacts): Promise<string | null> {
  const { province, now, since, zone, days = DAYS_AHEAD } = facts
  const day = dayIn(zone, starts_at)
  if (province === null || day >= addDays(dayIn(zone, now), days)) return null
  await lockSchedule(tx, user_id)
  const licensed = await findLicensed(tx, province)
  if (licensed.every((one) => one.user_id !== user_id)) return null
  const schedules = await findSchedules(tx, { user_id, days: { from: day, to: day } })
  const clock = clockShifts(zone, day, addDays(day, 1))
  const offered = findSlots({ schedules, taken: [], visit, from: day, days: 1, now: since, clock })
  return offered.some(({ starts }) => starts === minuteOf(starts_at)) ? later(starts_at, VISITS[visit].minutes * 60) : null
}
