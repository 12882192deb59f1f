import { addDays, daysBetween } from '../shared/dates.ts'

/** A renewal date, an unfinished questionnaire, or a follow-up that was requested. */
export type ReminderKind = 'renewal' | 'unfinished' | 'follow_up'
/** Planned each day; reminders of a follow-up are planned with the request. */
export type PlannedKind = Exclude<ReminderKind, 'follow_up'>
export const PLANNED_KINDS: readonly PlannedKind[] = ['renewal', 'unfinished']

/** Days from the renewal date, the start of the questionnaire or the request, in order (E-7). */
export const REMINDER_DAYS: Readonly<Record<ReminderKind, readonly number[]>> = {
  renewal: [-60, -30, -14, -7, -1, 0, 7, 30],
  unfinished: [1, 3, 7],
  follow_up: [0, 3, 7],
}
/** After downtime a reminder is still sent this many days late, then skipped. */
const MOST_DAYS_LATE = 7

/** Everything with this `due_on` gets the reminder of `days` now; unsent `older` ones are skipped. */
export type DueDay = { due_on: string; days: number; older: readonly number[] }

/** The days with reminders due today, each with its newest: one per kind, however long the downtime. */
export function planReminders(kind: ReminderKind, today: string): DueDay[] {
  const [first = 0] = REMINDER_DAYS[kind]
  const last = (REMINDER_DAYS[kind].at(-1) ?? 0) + MOST_DAYS_LATE
  return Array.from({ length: last - first + 1 }, (_, place) => addDays(today, -(first + place))).flatMap((due_on) => {
    const days = newestDue(kind, due_on, today)
    return days === null ? [] : [{ due_on, days, older: REMINDER_DAYS[kind].filter((one) => one < days) }]
  })
}

/** The reminder to send today, in days from the due date; null when none is due yet or the last is too late. */
export function newestDue(kind: ReminderKind, due_on: string, today: string): number | null {
  const since = daysBetween(due_on, today)
  const newest = REMINDER_DAYS[kind].findLast((days) => days <= since)
  return newest === undefined || since - newest > MOST_DAYS_LATE ? null : newest
}
