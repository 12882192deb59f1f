import type { DaysOff, WorkingHours, WorkingTime } from '@clinic/contract/booking'
import { workingHoursError } from '@clinic/core/booking/working-hours'
import { refusalText } from '../../../lib/messages/refusal-text.ts'
import { t } from '../../../lib/messages/t.ts'
import { fieldClock, minutesOf, WEEKDAY_NAMES } from './hours-text.ts'

/** As someone types it: clocks and days are texts, `key` tells lines apart. */
export type TimeLine = { key: number; weekday: number; starts: string; ends: string }
export type DaysLine = { key: number; first_day: string; last_day: string }
export type HoursDraft = { times: readonly TimeLine[]; days: readonly DaysLine[]; next: number }
export type HoursErrors = { weekday: Readonly<Record<number, string>>; days: Readonly<Record<number, string>> }

const WORKDAYS = [1, 2, 3, 4, 5]
const MORNING = { starts: '09:00', ends: '17:00' }

export function draftOf({ hours, days_off }: Pick<WorkingHours, 'hours' | 'days_off'>): HoursDraft {
  const times = hours.map(({ weekday, starts, ends }, key) => ({ key, weekday, starts: fieldClock(starts), ends: endText(ends) }))
  const days = days_off.map((one, place) => ({ key: times.length + place, ...one }))
  return { times, days, next: times.length + days.length }
}

/** One more stretch: the first of a day is the usual day's, a further one follows an hour after the last. */
export function addTime(draft: HoursDraft, weekday: number): HoursDraft {
  const last = draft.times.filter((time) => time.weekday === weekday).at(-1)
  const after = last && minutesOf(last.ends)
  const given = after ? { starts: fieldClock(Math.min(after + 60, 1380)), ends: fieldClock(Math.min(after + 240, 1439)) } : MORNING
  return { ...draft, next: draft.next + 1, times: [...draft.times, { key: draft.next, weekday, ...given }] }
}

/** The hours of one weekday on every day from Monday to Friday. */
export function copyToWorkdays(draft: HoursDraft, weekday: number): HoursDraft {
  const pattern = draft.times.filter((time) => time.weekday === weekday)
  const others = WORKDAYS.filter((day) => day !== weekday)
  const copies = others.flatMap((day) => pattern.map(({ starts, ends }) => ({ weekday: day, starts, ends })))
  const kept = draft.times.filter((time) => !others.includes(time.weekday))
  const added = copies.map((time, place) => ({ key: draft.next + place, ...time }))
  return { ...draft, next: draft.next + added.length, times: [...kept, ...added] }
}

export function addDaysOff(draft: HoursDraft, day: string): HoursDraft {
  return { ...draft, next: draft.next + 1, days: [...draft.days, { key: draft.next, first_day: day, last_day: day }] }
}

type Read = { hours: WorkingTime[]; days_off: DaysOff[] } | { errors: HoursErrors }

/** What was typed as the call takes it, or what is wrong with it, by weekday and by line of days off. */
export function readDraft(draft: HoursDraft): Read {
  const weekday: Record<number, string> = {}
  const days: Record<number, string> = {}
  const hours = draft.times.flatMap((time): WorkingTime[] => {
    const [starts, ends] = [minutesOf(time.starts), endOf(time.ends)]
    if (starts !== null && ends !== null) return [{ weekday: time.weekday, starts, ends }]
    weekday[time.weekday] = t('Enter both times, or remove the line.')
    return []
  })
  for (const day of new Set(hours.map((time) => time.weekday))) {
    const error = workingHoursError({ hours: hours.filter((time) => time.weekday === day), days_off: [] })
    if (error) weekday[day] ??= refusalText(error.code, { weekday: WEEKDAY_NAMES[day - 1] })
  }
  for (const { key, first_day, last_day } of draft.days) {
    if (first_day === '' || last_day === '') days[key] = t('Enter both days, or remove the line.')
    else if (last_day < first_day) days[key] = t('The last day comes before the first.')
  }
  if (Object.keys(weekday).length + Object.keys(days).length > 0) return { errors: { weekday, days } }
  return { hours, days_off: draft.days.map(({ first_day, last_day }) => ({ first_day, last_day })) }
}

/** A field for times knows no 24:00: midnight as an end is the end of the day. */
function endText(ends: number): string {
  return ends === 1440 ? '00:00' : fieldClock(ends)
}

function endOf(clock: string): number | null {
  return clock === '00:00' ? 1440 : minutesOf(clock)
}
