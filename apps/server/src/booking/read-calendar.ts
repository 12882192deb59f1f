import { CALENDAR_DAYS, type Calendar, type CalendarPerson } from '@clinic/contract/booking'
import { hoursOn, isOff, weekdayOf } from '@clinic/core/booking/working-hours'
import { addDays, daysBetween } from '@clinic/core/reference/dates'
import type { Context } from '../platform/change.ts'
import { dayIn, dayRange } from '../platform/clock.ts'
import { Problem } from '../platform/problem.ts'
import { countCompleted, findSchedules, type Schedule } from './store.ts'

type Range = { from: string; to: string }
type Done = Awaited<ReturnType<typeof countCompleted>>

/**
 * The clinic's days from one to another, with who works when, who is off, and how many appointments each completed. Days begin at midnight by
 * the clinic's clock (E-10). Refusals: `date-needed` where the range runs backward, `range-too-long` past six weeks.
 */
export async function readCalendar({ sql, zone, now }: Context, { from, to }: Range): Promise<Calendar> {
  const count = daysBetween(from, to) + 1
  if (count < 1) throw new Problem('date-needed')
  if (count > CALENDAR_DAYS) throw new Problem('range-too-long', { days: CALENDAR_DAYS })
  const days = Array.from({ length: count }, (_, place) => addDays(from, place))
  const bounds = [...days, addDays(to, 1)].map((day) => dayRange(zone, day, day).from)
  const [schedules, done] = await Promise.all([findSchedules(sql), countCompleted(sql, bounds)])
  return {
    zone,
    today: dayIn(zone, now),
    days: days.map((day, place) => ({
      day,
      people: peopleOn(
        day,
        schedules,
        done.filter((one) => one.place === place + 1),
      ),
    })),
  }
}

/** Whoever works, would work but is off, or has completed something: also people who have left since. */
function peopleOn(day: string, schedules: readonly Schedule[], done: Done): CalendarPerson[] {
  const weekday = weekdayOf(day)
  const known = schedules.map((schedule): CalendarPerson => {
    const hours = hoursOn(schedule, day).map(({ starts, ends }) => ({ starts, ends }))
    const off = isOff(schedule.days_off, day) && schedule.hours.some((time) => time.weekday === weekday)
    const completed = done.find(({ user_id }) => user_id === schedule.user_id)?.count ?? 0
    return { user_id: schedule.user_id, name: schedule.name, off, hours, completed }
  })
  const others = done
    .filter(({ user_id }) => schedules.every((schedule) => schedule.user_id !== user_id))
    .map(({ user_id, name, count }) => ({ user_id, name, off: false, hours: [], completed: count }))
  return [...known, ...others].filter(({ off, hours, completed }) => off || hours.length > 0 || completed > 0)
}
