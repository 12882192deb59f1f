import type { OpeningHours } from '@clinic/contract/chat/opening-hours'
import { PROVINCE_CODES } from '@clinic/contract/provinces'
import type { LocalClock } from '@clinic/core/booking/local-clock'
import { hoursEnd } from '@clinic/core/chat/attention/hours-end'
import { LAST_MINUTES, type Opening, openingAt } from '@clinic/core/chat/attention/opening-at'
import type { KnownOpening } from '@clinic/core/chat/attention/opening-text'
import { mainTimeZone } from '@clinic/core/reference-data/provinces'
import { TOWN_ZONES } from '@clinic/core/reference-data/time-zone-of'
import { clockShifts, dayIn, later, minuteIn } from '../../../platform/clock.ts'
import type { Sql } from '../../../platform/db/database.ts'
import { findOpeningHours } from './opening-store.ts'

const ZONES = [...new Set([...PROVINCE_CODES.map(mainTimeZone), ...TOWN_ZONES])]
/** The days that are looked at, and the nights around them. */
const CLOCK_SECONDS = 62 * 86_400

type At = { now: string; zone: string }

/** What someone who asks now is told of the team’s hours; null: none are set. */
export async function findOpening(sql: Sql, at: At): Promise<KnownOpening | null> {
  const opening = openingFor(await findOpeningHours(sql), { ...at, margin: LAST_MINUTES })
  return opening && knownOpening(opening, at.zone)
}

export function openingFor(hours: OpeningHours | null, { now, zone, margin }: At & { margin: number }): Opening | null {
  return hours && openingAt(hours, { now, clock: clockAround({ now, zone }), margin })
}

/** When the team’s hours end, where that is near or a few minutes ago. */
export async function findHoursEnd(sql: Sql, { now, zone }: At): Promise<string | null> {
  const hours = await findOpeningHours(sql)
  return hours && hoursEnd(hours, { now, clock: clockAround({ now, zone }) })
}

function clockAround({ now, zone }: At): LocalClock {
  return clockShifts(zone, dayIn(zone, later(now, -86_400)), dayIn(zone, later(now, CLOCK_SECONDS)))
}

/** An opening with its moment by every clock that a patient may have. */
export function knownOpening({ open, at }: Opening, zone: string): KnownOpening {
  const shown = at === null ? [] : [zone, ...ZONES].map((one) => [one, minuteIn(one, at)])
  return { open, at, zone, shown: Object.fromEntries(shown) }
}
