import type { CalendarPerson } from '@clinic/contract/booking'
import { addDays } from '@clinic/core/shared/dates'
import { rangeText } from '../../../lib/format/dates.ts'
import { longDay } from '../../../lib/format/long-day.ts'
import { formatLanguage } from '../../../lib/messages/language.ts'
import { t } from '../../../lib/messages/t.ts'
import { lengthText, rangesText } from '../hours/hours-text.ts'
import { type CalendarView, mondayOf } from './calendar-search.ts'

const month = new Intl.DateTimeFormat(formatLanguage(), { month: 'long', year: 'numeric', timeZone: 'UTC' })

/** What a view shows, as its heading. */
export function viewTitle(view: CalendarView, day: string): string {
  if (view === 'month') return month.format(new Date(`${day}T00:00:00Z`))
  if (view === 'day') return longDay(day)
  return rangeText(mondayOf(day), addDays(mondayOf(day), 6))
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
    working.length > 0 && t('{working, plural, one {# NP} other {# NPs}} working', { working: working.length }),
    off.length > 0 && t('{off} off', { off: off.length }),
    booked > 0 && t('{booked, plural, one {# appointment} other {# appointments}} booked', { booked }),
    completed > 0 && t('{completed, plural, one {# appointment} other {# appointments}} completed', { completed }),
  ]
  return parts.filter(Boolean).join(', ') || t('no one working')
}

/** When someone works on a day, in words. */
export function hoursMessage({ off, hours }: Pick<CalendarPerson, 'off' | 'hours'>): string {
  if (off) return t('Day off')
  return hours.length > 0 ? `${rangesText(hours)} (${lengthText(hours)})` : t('No hours set')
}
