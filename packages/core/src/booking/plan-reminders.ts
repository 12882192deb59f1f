import { addDays, daysBetween } from '../shared/dates.ts'

/** What a patient is reminded of: a renewal date, or a questionnaire that they began and did not finish. */
export type ReminderKind = 'renewal' | 'unfinished'

/** How many days from the renewal date, or from the day the questionnaire was begun (E-7). In order. */
export const REMINDER_DAYS: Readonly<Record<ReminderKind, readonly number[]>> = {
  renewal: [-60, -30, -14, -7, -1, 0, 7, 30],
  unfinished: [1, 3, 7],
}
/** So many days late a reminder still goes out where nothing ran; after that it is passed over. */
const MOST_DAYS_LATE = 7

/** All whose `due_on` is this day are reminded of it now with the reminder of `days`; `older` ones that never went out are passed over. */
export type DueDay = { due_on: string; days: number; older: readonly number[] }

/** The days whose reminders are due today, each with the newest that is: nobody gets two of a kind at once, however long nothing ran. */
export function planReminders(kind: ReminderKind, today: string): DueDay[] {
  const [first = 0] = REMINDER_DAYS[kind]
  const last = (REMINDER_DAYS[kind].at(-1) ?? 0) + MOST_DAYS_LATE
  return Array.from({ length: last - first + 1 }, (_, place) => addDays(today, -(first + place))).flatMap((due_on) => {
    const days = newestDue(kind, due_on, today)
    return days === null ? [] : [{ due_on, days, older: REMINDER_DAYS[kind].filter((one) => one < days) }]
  })
}

/** Which reminder of a day is the one to send today, in days from it; `null` where none is due yet, or the last is too late by now. */
export function newestDue(kind: ReminderKind, due_on: string, today: string): number | null {
  const since = daysBetween(due_on, today)
  const newest = REMINDER_DAYS[kind].findLast((days) => days <= since)
  return newest === undefined || since - newest > MOST_DAYS_LATE ? null : newest
}
