import { instantOf, type LocalClock, minuteOf } from './local-clock.ts'
import { afterQuietHours } from './quiet-hours.ts'

export type EmailKind = 'confirmed' | 'moved' | 'cancelled' | 'reminder_48h' | 'reminder_2h'
export type PlannedEmail = { kind: EmailKind; due_at: string }

/** What happened to an appointment. `told`: the patient has had a mail about it before. `clock`: the patient's. Moments are ISO in UTC. */
export type EmailEvent = {
  event: 'booked' | 'moved' | 'cancelled' | 'restored'
  told: boolean
  now: string
  starts_at: string
  clock: LocalClock
}

/** What happened is mailed two minutes later: nobody hears of what was taken back at once. */
const DELAY_MINUTES = 2
/** E-7. */
const REMINDERS: readonly { kind: EmailKind; before: number }[] = [
  { kind: 'reminder_48h', before: 48 * 60 },
  { kind: 'reminder_2h', before: 2 * 60 },
]
/**
 * The mails that are due for an appointment from now on, in the place of all that were not sent yet (E-7). One that was cancelled before anybody
 * was told of it needs no word.
 */
export function planEmails({ event, told, now, starts_at, clock }: EmailEvent): PlannedEmail[] {
  const word = (kind: EmailKind) => ({ kind, due_at: instantOf(minuteOf(now) + DELAY_MINUTES) })
  if (event === 'cancelled') return told ? [word('cancelled')] : []
  const reminders = REMINDERS.flatMap(({ kind, before }) => {
    const at = instantOf(minuteOf(starts_at) - before)
    const due_at = at > now ? remindAt(at, starts_at, clock) : null
    return due_at === null ? [] : [{ kind, due_at }]
  })
  if (!told) return [word('confirmed'), ...reminders]
  return event === 'moved' ? [word('moved'), ...reminders] : reminders
}

/** When a reminder may go out that is due at a moment: then, or at the end of the quiet hours; `null` where that is too late. */
export function remindAt(at: string, starts_at: string, clock: LocalClock): string | null {
  const due_at = afterQuietHours(at, clock)
  return due_at < starts_at ? due_at : null
}
