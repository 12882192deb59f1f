import type { Person } from '../people.ts'

type Hours = { user_id: number; weekday: number; starts: number; ends: number }

const MORNING = { starts: 8 * 60 + 30, ends: 12 * 60 }
const AFTERNOON = { starts: 13 * 60, ends: 17 * 60 }
const EVENING = { starts: 16 * 60, ends: 20 * 60 }
/** Alternating patterns: every day, early on four days, late on three. Weekdays from Monday, 1. */
const WEEKS: readonly (readonly Omit<Hours, 'user_id'>[])[] = [
  [1, 2, 3, 4, 5].flatMap((weekday) => [MORNING, AFTERNOON].map((hours) => ({ weekday, ...hours }))),
  [1, 2, 4, 5].map((weekday) => ({ weekday, ...MORNING })),
  [1, 3, 4].map((weekday) => ({ weekday, ...EVENING })),
]

/** Working hours of the demo’s NPs, in minutes since midnight. */
export function workingHours(people: readonly Person[]): Hours[] {
  return practitioners(people).flatMap(({ id }, place) => (WEEKS[place % WEEKS.length] ?? []).map((hours) => ({ user_id: id, ...hours })))
}

/** Those who only see patients; managers who also treat set their own hours. */
export function practitioners(people: readonly Person[]): readonly Person[] {
  return people.filter(({ np_capable, pcr_capable }) => np_capable && !pcr_capable)
}
