import type { CalendarPerson } from '@clinic/contract/booking'
import { addDays } from '@clinic/core/shared/dates'
import { countText } from '../../../lib/format/lists.ts'
import { longDay } from '../../../lib/format/long-day.ts'
import { lengthText, rangesText } from '../hours/hours-text.ts'
import { type CalendarView, mondayOf } from './calendar-search.ts'

const month = new Intl.DateTimeFormat('en-CA', { month: 'long', year: 'numeric', timeZone: 'UTC' })
const short = new Intl.DateTimeFormat('en-CA', { month: 'short', day: 'numeric', timeZone: 'UTC' })

/** What a view shows, as its heading. */
export function viewTitle(view: CalendarView, day: string): string {
  if (view === 'month') return month.format(new Date(`${day}T00:00:00Z`))
  if (view === 'day') return longDay(day)
  const [from, to] = [mondayOf(day), addDays(mondayOf(day), 6)]
  return `${short.format(new Date(`${from}T00:00:00Z`))} to ${short.format(new Date(`${to}T00:00:00Z`))}, ${to.slice(0, 4)}`
}

export type DaySummary = { working: CalendarPerson[]; off: CalendarPerson[]; booked: number; completed: number }

export function summaryOf(people: readonly CalendarPerson[]): DaySummary {
  return {
    working: people.filter(({ hours }) => hours.length > 0),
    off: people.filter(({ off }) => off),
    booked: people.reduce((sum, { booked }) => sum + booked, 0),
    completed: people.reduce((sum, { completed }) => sum + completed, 0),
  }
}

/** The same in words, for who can't see the day. */
export function summaryText({ working, off, booked, completed }: DaySummary): string {
  const parts = [
    working.length > 0 && `${countText(working.length, 'NP')} working`,
    off.length > 0 && `${off.length} off`,
    booked > 0 && `${countText(booked, 'appointment')} booked`,
    completed > 0 && `${countText(completed, 'appointment')} completed`,
  ]
  return parts.filter(Boolean).join(', ') || 'no one working'
}

/** When someone works on a day, in words. */
export function hoursMessage({ off, hours }: Pick<CalendarPerson, 'off' | 'hours'>): string {
  if (off) return 'Day off'
  return hours.length > 0 ? `${rangesText(hours)} (${lengthText(hours)})` : 'No hours set'
}
