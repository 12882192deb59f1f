import type { Agenda, AgendaDay, AgendaPerson, AgendaVisit } from '@clinic/contract/booking/agenda'
import { PROVINCES, type ProvinceCode } from '@clinic/contract/provinces'
import { freeGaps } from '@clinic/core/booking/free-gaps'
import { weekdayOf } from '@clinic/core/booking/working-hours'
import { clockText } from '../../../lib/format/dates.ts'
import { t } from '../../../lib/messages/t.ts'
import { clockOfDay } from '../hours/hours-text.ts'

/** Something on the line of a day: a visit, or a time that is free. Minutes of clinic time. */
export type AgendaItem = { kind: 'visit'; starts: number; ends: number; visit: AgendaVisit } | { kind: 'gap'; starts: number; ends: number }

const DAY_MINUTES = 1440
const HOUR = 60
const EARLIEST = 9 * HOUR
const LATEST = 17 * HOUR
const FRIDAY = 5
const TAKES_TIME = ['held', 'booked', 'arrived', 'completed']

/** Whether a practitioner may see a patient who is there; with no place given, anyone may. */
export function isLicensed({ provinces }: Pick<AgendaPerson, 'provinces'>, place: ProvinceCode | null): boolean {
  return place === null || provinces.includes(place)
}

/** Those who may see a patient of the place come first; otherwise the order stays. */
export function licensedFirst(people: readonly AgendaPerson[], place: ProvinceCode | null): AgendaPerson[] {
  return people.toSorted((a, b) => Number(isLicensed(b, place)) - Number(isLicensed(a, place)))
}

/** An empty day of a weekend takes no room in a week. */
export function daysShown({ day, people }: AgendaDay, _place: number, days: readonly AgendaDay[]): boolean {
  return days.length === 1 || people.length > 0 || weekdayOf(day) <= FRIDAY
}

export function initialsOf(name: string): string {
  const words = name.split(' ').filter(Boolean)
  return [words[0], words.length > 1 ? words.at(-1) : ''].map((word) => word?.[0] ?? '').join('')
}

/** A practitioner’s day in order. Times that have passed, and all times of someone without a licence for the place, are not offered as free. */
export function itemsOf(
  person: AgendaPerson,
  { day, agenda, place }: { day: string; agenda: Agenda; place: ProvinceCode | null },
): AgendaItem[] {
  const after = day < agenda.today ? DAY_MINUTES : day === agenda.today ? agenda.minute : 0
  const taken = person.visits.filter(({ state }) => TAKES_TIME.includes(state))
  const gaps = isLicensed(person, place) ? freeGaps(person.hours, taken, after) : []
  const visits = person.visits.map((visit): AgendaItem => ({ kind: 'visit', starts: visit.starts, ends: visit.ends, visit }))
  return [...visits, ...gaps.map((gap): AgendaItem => ({ kind: 'gap', ...gap }))].sort((a, b) => a.starts - b.starts)
}

/** The hours that a grid of days shows: all that is worked and booked, and at least the middle of the day. Whole hours, in minutes. */
export function hoursShown(days: readonly AgendaDay[]): { from: number; to: number } {
  const spans = days.flatMap(({ people }) => people.flatMap(({ hours, visits }) => [...hours, ...visits]))
  const from = Math.min(EARLIEST, ...spans.map(({ starts }) => starts))
  const to = Math.max(LATEST, ...spans.map(({ ends }) => ends))
  return { from: Math.floor(from / HOUR) * HOUR, to: Math.ceil(to / HOUR) * HOUR }
}

/** The second clock, of a place whose time is another; null where it is the clinic’s. */
export function secondClock({ ahead }: AgendaDay, place: ProvinceCode | null): { name: string; minutes: number } | null {
  const found = ahead.find(({ province }) => province === place)
  return place === null || !found ? null : { name: t(PROVINCES[place]), minutes: found.minutes }
}

/** A time on a clock that is so many minutes ahead. */
export function clockAhead(minute: number, ahead: number): string {
  return clockOfDay((minute + ahead + DAY_MINUTES) % DAY_MINUTES)
}

/** `45 min`, `1 h`, `1 h 30 min`. */
export function gapText({ starts, ends }: { starts: number; ends: number }): string {
  const [hours, minutes] = [Math.floor((ends - starts) / HOUR), (ends - starts) % HOUR]
  return [hours > 0 && `${hours} h`, minutes > 0 && t('{minutes} min', { minutes })].filter(Boolean).join(' ')
}

const STATES = {
  booked: '',
  arrived: t('arrived'),
  completed: t('completed'),
  'no-show': t('no-show'),
  over: t('no outcome'),
  held: '',
} as const

/** What follows the name of a visit. */
export function visitText({ state, visit, local, seconds }: AgendaVisit): string {
  if (state === 'held') return t('held {minutes} min', { minutes: Math.max(1, Math.round((seconds ?? 0) / 60)) })
  return [t(visit), STATES[state], local === null ? '' : t('{local} theirs', { local: clockText(local) })].filter(Boolean).join(', ')
}

/** How much of the working time of a day is taken, from 0 to 1. */
export function shareTaken({ people }: AgendaDay): number {
  const sum = (spans: readonly { starts: number; ends: number }[]) => spans.reduce((all, { starts, ends }) => all + ends - starts, 0)
  const worked = sum(people.flatMap(({ hours }) => hours))
  const taken = sum(people.flatMap(({ visits }) => visits.filter(({ state }) => TAKES_TIME.includes(state))))
  return worked === 0 ? 0 : Math.min(1, taken / worked)
}
