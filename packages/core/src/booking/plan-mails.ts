import { afterQuiet } from './after-quiet.ts'
import { type LocalClock, minuteOf, momentOf } from './local-clock.ts'

export type MailKind = 'confirmed' | 'moved' | 'cancelled' | 'reminder_48h' | 'reminder_2h'
export type PlannedMail = { kind: MailKind; due_at: string }

/** What happened to an appointment. `told`: the patient has had a mail about it before. `clock`: the patient's. Moments are ISO in UTC. */
export type MailEvent = {
  event: 'booked' | 'moved' | 'cancelled' | 'restored'
  told: boolean
  now: string
  starts_at: string
  clock: LocalClock
}

/** What happened is mailed two minutes later: nobody hears of what was taken back at once. */
const DELAY_MINUTES = 2
/** E-7. */
const REMINDERS: readonly { kind: MailKind; before: number }[] = [
  { kind: 'reminder_48h', before: 48 * 60 },
  { kind: 'reminder_2h', before: 2 * 60 },
]
/**
 * The mails that are due for an appointment from now on, in the place of all that were not sent yet (E-7). One that was cancelled before anybody
 * was told of it needs no word.
 */
export function planMails({ event, told, now, starts_at, clock }: MailEvent): PlannedMail[] {
  const word = (kind: MailKind) => ({ kind, due_at: momentOf(minuteOf(now) + DELAY_MINUTES) })
  if (event === 'cancelled') return told ? [word('cancelled')] : []
  const reminders = REMINDERS.flatMap(({ kind, before }) => {
    const at = momentOf(minuteOf(starts_at) - before)
    const due_at = at > now ? remindAt(at, starts_at, clock) : null
    return due_at === null ? [] : [{ kind, due_at }]
  })
  if (!told) return [word('confirmed'), ...reminders]
  return event === 'moved' ? [word('moved'), ...reminders] : reminders
}

/** When a reminder may go out that is due at a moment: then, or at the end of the quiet hours; `null` where that is too late. */
export function remindAt(at: string, starts_at: string, clock: LocalClock): string | null {
  const due_at = afterQuiet(at, clock)
  return due_at < starts_at ? due_at : null
}
