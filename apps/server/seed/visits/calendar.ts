import { addDays } from '@clinic/core/shared/dates'
import { dayIn, dayRange, later } from '../../src/platform/clock.ts'

/** Working time in minutes of the day, simplified: weekdays from nine with a lunch break. */
const HOURS = [
  [9 * 60, 12 * 60 + 10],
  [12 * 60 + 50, 16 * 60 + 45],
] as const
const FARTHEST = 120

export type Calendar = {
  now: string
  zone: string
  today: string
  /** The civil day that many days ago. */
  day(daysAgo: number): string
  /** A minute of the day that many days ago, as ISO; after `now` if still to come. */
  moment(daysAgo: number, minute: number): string
  /** The time that is so many working minutes ago, without nights, lunch breaks and weekends. */
  working(minutesAgo: number): string
  /** Working minutes since then. */
  workedSince(at: string): number
  isWorkday(daysAgo: number): boolean
  daysAgo(at: string): number
}

type Stretch = { from: number; until: number }

/** The clinic’s working time, looking back from `now`. */
export function openCalendar(now: string, zone: string): Calendar {
  const today = dayIn(zone, now)
  const starts = new Map<number, string>()
  const day = (daysAgo: number) => addDays(today, -daysAgo)
  const moment = (daysAgo: number, minute: number) => {
    const start = starts.get(daysAgo) ?? dayRange(zone, day(daysAgo), day(daysAgo)).from
    starts.set(daysAgo, start)
    return later(start, minute * 60)
  }
  const isWorkday = (daysAgo: number) => ![0, 6].includes(new Date(`${day(daysAgo)}T12:00:00Z`).getUTCDay())
  const stretches = workStretches({ now, moment, isWorkday })
  return {
    now,
    zone,
    today,
    day,
    moment,
    isWorkday,
    daysAgo: (at) => Math.round((Date.parse(`${today}T12:00:00Z`) - Date.parse(`${dayIn(zone, at)}T12:00:00Z`)) / 86_400_000),
    working: (minutesAgo) => {
      let left = minutesAgo * 60_000
      for (const { from, until } of stretches) {
        if (left < until - from) return new Date(until - left).toISOString()
        left -= until - from
      }
      throw new RangeError('before the start of the calendar')
    },
    workedSince: (at) => {
      const since = Date.parse(at)
      return stretches.reduce((sum, { from, until }) => sum + Math.max(0, until - Math.max(from, since)), 0) / 60_000
    },
  }
}

type Days = { now: string; moment: Calendar['moment']; isWorkday: Calendar['isWorkday'] }

/** Newest first. */
function workStretches({ now, moment, isWorkday }: Days): Stretch[] {
  const end = Date.parse(now)
  const list: Stretch[] = []
  for (let daysAgo = 0; daysAgo <= FARTHEST; daysAgo += 1) {
    if (!isWorkday(daysAgo)) continue
    for (const [first, last] of [...HOURS].reverse()) {
      const from = Date.parse(moment(daysAgo, first))
      const until = Math.min(end, Date.parse(moment(daysAgo, last)))
      if (from < until) list.push({ from, until })
    }
  }
  return list
}
