import ical, {
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalCalendarMethod,
  ICalEventClass,
  ICalEventStatus,
  ICalEventTransparency,
} from 'ical-generator'

/** An appointment for a calendar. Moments are ISO in UTC; `stamp`: when this was written down. `REQUEST` and `CANCEL` go to somebody by mail. */
export type CalendarEvent = {
  method: 'REQUEST' | 'CANCEL' | 'PUBLISH'
  uid: string
  sequence: number
  stamp: string
  starts_at: string
  ends_at: string
  summary: string
  organizer: { name: string; email: string }
  attendee: string | null
}

/**
 * A calendar file (RFC 5545) of one appointment, with nothing but the time. The same `uid` with a higher `sequence`
 * replaces the earlier entry.
 */
export function buildIcs({ method, uid, sequence, stamp, starts_at, ends_at, summary, organizer, attendee }: CalendarEvent): string {
  const email = address(organizer.email)
  // The library refuses an organizer without a name.
  const name = parameter(organizer.name) || email
  const calendar = ical({ prodId: `//${name}//Appointments//EN`, scale: 'GREGORIAN', method: ICalCalendarMethod[method] })
  const event = calendar.createEvent({
    id: uid,
    sequence,
    stamp: stamp,
    start: starts_at,
    end: ends_at,
    summary: withoutControls(summary),
    status: method === 'CANCEL' ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    organizer: { name, email },
    class: ICalEventClass.PRIVATE,
    transparency: ICalEventTransparency.OPAQUE,
  })
  if (attendee !== null)
    event.createAttendee({
      email: address(attendee),
      role: ICalAttendeeRole.REQ,
      status: ICalAttendeeStatus.ACCEPTED,
      rsvp: false,
    })
  return `${calendar.toString()}\r\n`
}

/** The library would write quotes and line breaks as RFC 6868 says, which not every calendar reads. */
function parameter(text: string): string {
  return withoutControls(text).replace(/["\n]/g, ' ')
}

function address(email: string): string {
  return withoutControls(email).replace(/\s/g, '')
}

/** The library keeps control characters, which RFC 5545 forbids. Line feeds stay. */
function withoutControls(text: string): string {
  return [...text.replace(/\r\n|\r/g, '\n')].filter((sign) => sign === '\n' || (sign >= ' ' && sign !== '\u007f')).join('')
}
