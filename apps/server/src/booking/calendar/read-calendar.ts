import { CALENDAR_DAYS, type Calendar, type CalendarPerson } from '@clinic/contract/booking'
import { hoursOn, isOff, weekdayOf } from '@clinic/core/booking/working-hours'
import { addDays, daysBetween } from '@clinic/core/shared/dates'
import { dayIn, dayRange } from '../../platform/clock.ts'
import type { Context } from '../../platform/db/change.ts'
import { Problem } from '../../platform/http/problem.ts'
import { countBooked } from '../appointments/appointment-store.ts'
import { countCompleted, findSchedules, type Schedule } from '../hours/store.ts'

type Range = { from: string; to: string }
type Counted = Awaited<ReturnType<typeof countCompleted>>
type Counts = { booked: Counted; done: Counted }

/**
 * Working hours, time off, and booked and completed counts per day of a range. Days start at midnight in clinic time
 * (E-10). Refusals: `date-needed` for a reversed range, `range-too-long` past six weeks.
 */
export async function readCalendar({ sql, zone, now }: Context, { from, to }: Range): Promise<Calendar> {
  const count = daysBetween(from, to) + 1
  if (count < 1) throw new Problem('date-needed')
  if (count > CALENDAR_DAYS) throw new Problem('range-too-long', { days: CALENDAR_DAYS })
  const days = Array.from({ length: count }, (_, place) => addDays(from, place))
  const bounds = [...days, addDays(to, 1)].map((day) => dayRange(zone, day, day).from)
  const [schedules, done, booked] = await Promise.all([
    findSchedules(sql, { days: { from, to } }),
    countCompleted(sql, bounds),
    countBooked(sql, { bounds, now }),
  ])
  const ofDay = (counted: Counted, place: number) => counted.filter((one) => one.place === place + 1)
  return {
    zone,
    today: dayIn(zone, now),
    days: days.map((day, place) => ({
      day,
      people: peopleOn(day, schedules, { booked: ofDay(booked, place), done: ofDay(done, place) }),
    })),
  }
}

/** Practitioners who work, are off, or have something booked or completed, including former ones. */
function peopleOn(day: string, schedules: readonly Schedule[], { booked, done }: Counts): CalendarPerson[] {
  const weekday = weekdayOf(day)
  const countsOf = (user_id: number) => ({ booked: countIn(booked, user_id), completed: countIn(done, user_id) })
  const known = schedules.map((schedule): CalendarPerson => {
    const { user_id, name } = schedule
    const hours = hoursOn(schedule, day).map(({ starts, ends }) => ({ starts, ends }))
    const off = hours.length === 0 && isOff(schedule.days_off, day) && schedule.hours.some((time) => time.weekday === weekday)
    return { user_id, name, off, hours, ...countsOf(user_id) }
  })
  const others = new Map(
    [...booked, ...done]
      .filter(({ user_id }) => schedules.every((schedule) => schedule.user_id !== user_id))
      .map(({ user_id, name }) => [user_id, { user_id, name, off: false, hours: [], ...countsOf(user_id) }]),
  )
  return [...known, ...others.values()].filter((one) => one.off || one.hours.length > 0 || one.booked > 0 || one.completed > 0)
}

function countIn(counted: Counted, user_id: number): number {
  return counted.find((one) => one.user_id === user_id)?.count ?? 0
}
