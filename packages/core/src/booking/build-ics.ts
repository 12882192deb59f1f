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

const LINE_OCTETS = 75

/**
 * A calendar file (RFC 5545) of one appointment. The same `uid` with a higher `sequence` takes the place of what a calendar already has. It says
 * nothing but when.
 */
export function buildIcs({ method, uid, sequence, stamp, starts_at, ends_at, summary, organizer, attendee }: CalendarEvent): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escapeText(organizer.name)}//Appointments//EN`,
    'CALSCALE:GREGORIAN',
    `METHOD:${method}`,
    'BEGIN:VEVENT',
    `UID:${escapeText(uid)}`,
    `DTSTAMP:${basicTime(stamp)}`,
    `DTSTART:${basicTime(starts_at)}`,
    `DTEND:${basicTime(ends_at)}`,
    `SEQUENCE:${sequence}`,
    `STATUS:${method === 'CANCEL' ? 'CANCELLED' : 'CONFIRMED'}`,
    `SUMMARY:${escapeText(summary)}`,
    `ORGANIZER;CN="${quoted(organizer.name)}":mailto:${address(organizer.email)}`,
    ...(attendee === null ? [] : [`ATTENDEE;ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED;RSVP=FALSE:mailto:${address(attendee)}`]),
    'CLASS:PRIVATE',
    'TRANSP:OPAQUE',
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return `${lines.map(fold).join('\r\n')}\r\n`
}

/** `2026-03-10T17:05:00.000Z` becomes `20260310T170500Z`. */
function basicTime(moment: string): string {
  return `${moment.slice(0, 19).replace(/[-:]/g, '')}Z`
}

function escapeText(text: string): string {
  return withoutControls(text.replace(/\r\n|\r/g, '\n'))
    .replace(/[\\;,]/g, (sign) => `\\${sign}`)
    .replaceAll('\n', '\\n')
}

/** A quoted parameter can hold anything but quotes and controls. */
function quoted(text: string): string {
  return withoutControls(text).replace(/["\n]/g, ' ')
}

function address(email: string): string {
  return withoutControls(email).replace(/\s/g, '')
}

/** Without control characters; line feeds stay. */
function withoutControls(text: string): string {
  return [...text].filter((sign) => sign === '\n' || (sign >= ' ' && sign !== '\u007f')).join('')
}

/** Lines of at most 75 octets; what goes on begins with a space. No character is cut in two. */
function fold(line: string): string {
  let folded = ''
  let octets = 0
  for (const sign of line) {
    const size = octetsOf(sign)
    if (octets + size > LINE_OCTETS) {
      folded += '\r\n '
      octets = 1
    }
    folded += sign
    octets += size
  }
  return folded
}

function octetsOf(sign: string): number {
  const point = sign.codePointAt(0) ?? 0
  if (point < 0x80) return 1
  if (point < 0x800) return 2
  return point < 0x10000 ? 3 : 4
}
