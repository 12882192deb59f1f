import { buildIcs, type CalendarEvent } from '@clinic/core/booking/build-ics'
import type { Appointment } from '../appointments/appointment-store.ts'

/** `from`: the sender, as `Name <address>` or an address. */
export type CalendarFacts = { brand: string; from: string; now: string; language?: 'en' | 'fr' }
type Invited = Pick<CalendarEvent, 'method' | 'attendee'>

/** Names the clinic and the time, never the reason for the visit. */
export function writeCalendarFile(
  { uid, sequence, starts_at, ends_at }: Pick<Appointment, 'uid' | 'sequence' | 'starts_at' | 'ends_at'>,
  { brand, from, now, language = 'en' }: CalendarFacts,
  invited: Invited,
): string {
  const email = /<([^>]+)>/.exec(from)?.[1] ?? from
  return buildIcs({
    ...{ uid, sequence, starts_at, ends_at },
    ...invited,
    stamp: now,
    summary: `${language === 'fr' ? 'Rendez-vous' : 'Appointment'}, ${brand}`,
    organizer: { name: brand, email },
  })
}
