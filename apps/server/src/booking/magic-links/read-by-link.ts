import { type AppointmentByLink, CANCEL_UNDO_SECONDS } from '@clinic/contract/booking'
import { millisecondsBetween } from '@clinic/core/shared/instants'
import { minuteIn } from '../../platform/clock.ts'
import type { Context } from '../../platform/db/change.ts'
import { type Appointment, findHold } from '../appointments/appointment-store.ts'
import { findLanguage } from '../appointments/find-language.ts'
import { presentSlot } from '../appointments/present-slot.ts'
import { writeCalendarFile } from '../emails/write-calendar-file.ts'
import { findByLink } from './find-by-link.ts'

/** `secret`: signs links; `from`: the sender. */
export type LinkContext = Context & { secret: string; brand: string; from: string }

/** Refusals: as `findByLink`. */
export async function readByLink(context: LinkContext, key: string): Promise<AppointmentByLink> {
  const appointment = await findByLink(context, key)
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
    calendar: writeCalendarFile(
      appointment,
      { ...context, language },
      { method: state === 'cancelled' ? 'CANCEL' : 'PUBLISH', attendee: null },
    ),
  }
}

/** Seconds left to undo a cancellation; 0 when impossible. */
export function undoSeconds({ cancelled_at, starts_at }: Appointment, now: string): number {
  if (cancelled_at === null || starts_at <= now) return 0
  return Math.max(0, CANCEL_UNDO_SECONDS - secondsUntil(cancelled_at, now))
}

function stateOf({ state, starts_at }: Appointment, now: string): AppointmentByLink['state'] {
  if (state === 'cancelled' || state === 'completed') return state
  return state === 'booked' && starts_at > now ? 'booked' : 'over'
}

function secondsUntil(from: string, to: string): number {
  return Math.max(0, Math.floor(millisecondsBetween(from, to) / 1000))
}
