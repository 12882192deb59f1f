import { instantOf, type LocalClock, minuteOf } from './local-clock.ts'
import { afterQuietHours } from './quiet-hours.ts'

export type EmailKind = 'confirmed' | 'moved' | 'cancelled' | 'reminder_48h' | 'reminder_2h'
export type PlannedEmail = { kind: EmailKind; due_at: string }

/** `told`: the patient was already sent an email about it. `clock`: the patient’s. Instants are ISO in UTC. */
export type EmailEvent = {
  event: 'booked' | 'moved' | 'cancelled' | 'restored'
  told: boolean
  now: string
  starts_at: string
  clock: LocalClock
}

/** Changes are emailed after two minutes, so that an immediate undo sends nothing. */
const DELAY_MINUTES = 2
/** E-7. */
const REMINDERS: readonly { kind: EmailKind; before: number }[] = [
  { kind: 'reminder_48h', before: 48 * 60 },
  { kind: 'reminder_2h', before: 2 * 60 },
]
/**
 * The emails due from now on, replacing all unsent ones (E-7). An appointment cancelled before any email needs none.
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

/** When a reminder may be sent: when due or at the end of the quiet hours; null when that is too late. */
export function remindAt(at: string, starts_at: string, clock: LocalClock): string | null {
  const due_at = afterQuietHours(at, clock)
  return due_at < starts_at ? due_at : null
}
