import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { buildIcs, type CalendarEvent } from './build-ics.ts'

const EVENT: CalendarEvent = {
  method: 'REQUEST',
  uid: '0199c1de-0000-4000-8000-000000000000',
  sequence: 2,
  stamp: '2026-03-02T15:00:00.000Z',
  starts_at: '2026-03-09T13:00:00.000Z',
  ends_at: '2026-03-09T13:30:00.000Z',
  summary: 'Appointment, TCN AI',
  organizer: { name: 'TCN AI', email: 'no-reply@clinic.example' },
  attendee: 'pat@example.org',
}
const unfold = (ics: string) => ics.replaceAll('\r\n ', '').split('\r\n')
const line = (ics: string, name: string) => unfold(ics).find((one) => one.startsWith(name))

describe('a calendar file (RFC 5545)', () => {
  test('contains the time in UTC, never the reason', () => {
    expect(buildIcs(EVENT)).toBe(
      [
        'BEGIN:VCALENDAR',
        'VERSION:2.0',
        'PRODID:-//TCN AI//Appointments//EN',
        'CALSCALE:GREGORIAN',
        'METHOD:REQUEST',
        'BEGIN:VEVENT',
        'UID:0199c1de-0000-4000-8000-000000000000',
        'SEQUENCE:2',
        'DTSTAMP:20260302T150000Z',
        'DTSTART:20260309T130000Z',
        'DTEND:20260309T133000Z',
        'SUMMARY:Appointment\\, TCN AI',
        'TRANSP:OPAQUE',
        'ORGANIZER;CN="TCN AI":mailto:no-reply@clinic.example',
        'ATTENDEE;ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED;RSVP=FALSE:MAILTO:pat@exam',
        ' ple.org',
        'STATUS:CONFIRMED',
        'CLASS:PRIVATE',
        'END:VEVENT',
        'END:VCALENDAR',
        '',
      ].join('\r\n'),
    )
  })

  test('removes an appointment from a calendar without an attendee', () => {
    expect(line(buildIcs({ ...EVENT, method: 'CANCEL' }), 'STATUS')).toBe('STATUS:CANCELLED')
    expect(line(buildIcs({ ...EVENT, method: 'PUBLISH', attendee: null }), 'ATTENDEE')).toBeUndefined()
  })

  test('for any brand name: lines of at most 75 octets, whole characters, texts that parse back unchanged', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (summary) => {
        const ics = buildIcs({ ...EVENT, summary, organizer: { name: summary, email: 'a@b.example' } })
        expect(ics.endsWith('\r\n')).toBe(true)
        for (const one of ics.split('\r\n')) {
          expect(new TextEncoder().encode(one).length).toBeLessThanOrEqual(75)
          expect(one.isWellFormed()).toBe(true)
        }
        expect(ics.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
        const names = unfold(ics).map((one) => /^[A-Z]+/.exec(one)?.[0])
        expect(names.filter((name) => name === 'BEGIN')).toHaveLength(2)
        expect(names).toHaveLength(20)
        const read = (line(ics, 'SUMMARY:') ?? '').slice(8).replace(/\\(.)/g, (_, sign: string) => (sign === 'n' ? '\n' : sign))
        // biome-ignore lint/suspicious/noControlCharactersInRegex: what a calendar cannot hold is left out
        expect(read).toBe(summary.replace(/\r\n|\r/g, '\n').replace(/[\u0000-\u0009\u000b-\u001f\u007f]/g, ''))
      }),
    )
  })
})
