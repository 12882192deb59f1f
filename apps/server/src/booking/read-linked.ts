import { CANCEL_UNDO_SECONDS, type LinkedAppointment } from '@clinic/contract/booking'
import { betweenMoments } from '@clinic/core/reference/moments'
import type { Context } from '../platform/change.ts'
import { minuteIn } from '../platform/clock.ts'
import { type Appointment, findHold } from './appointment-store.ts'
import { findLanguage } from './find-language.ts'
import { findLinked } from './find-linked.ts'
import { presentSlot } from './present-slot.ts'
import { writeCalendar } from './write-calendar.ts'

/** `secret`: what links are made with; `from`: the sender of mails. */
export type LinkContext = Context & { secret: string; brand: string; from: string }

/** What a mailed link shows of its appointment. Refusals: those of finding it. */
export async function readLinked(context: LinkContext, key: string): Promise<LinkedAppointment> {
  const appointment = await findLinked(context, key)
  const { sql, now, zone } = context
  const { patient_zone, starts_at, patient_id } = appointment
  const state = stateOf(appointment, now)
  const language = await findLanguage(sql, patient_id)
  const hold = state === 'booked' ? await findHold(sql, patient_id, now) : null
  return {
    state,
    slot: presentSlot(appointment, { zone, patient_zone }),
    sameClock: minuteIn(zone, starts_at) === minuteIn(patient_zone, starts_at),
    held: hold && { slot: presentSlot(hold, { zone, patient_zone }), seconds: secondsUntil(now, hold.held_until ?? now) },
    undo_seconds: state === 'cancelled' ? undoSeconds(appointment, now) : 0,
    language,
    calendar: writeCalendar(
      appointment,
      { ...context, language },
      { method: state === 'cancelled' ? 'CANCEL' : 'PUBLISH', attendee: null },
    ),
  }
}

/** How long a cancellation can still be taken back; 0 when not at all. */
export function undoSeconds({ cancelled_at, starts_at }: Appointment, now: string): number {
  if (cancelled_at === null || starts_at <= now) return 0
  return Math.max(0, CANCEL_UNDO_SECONDS - secondsUntil(cancelled_at, now))
}

function stateOf({ state, starts_at }: Appointment, now: string): LinkedAppointment['state'] {
  if (state === 'cancelled' || state === 'completed') return state
  return state === 'booked' && starts_at > now ? 'booked' : 'over'
}

function secondsUntil(from: string, to: string): number {
  return Math.max(0, Math.floor(betweenMoments(from, to) / 1000))
}
