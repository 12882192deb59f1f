import fc from 'fast-check'
import { expect, test } from 'vitest'
import { millisecondsBetween, moveInstant } from './instants.ts'

const moment = fc.date({ min: new Date('1900-01-01'), max: new Date('2200-01-01'), noInvalidDate: true }).map((date) => date.toISOString())

test('instants are compared and moved like the platform does', () => {
  fc.assert(
    fc.property(moment, moment, fc.integer({ min: -1e11, max: 1e11 }), (a, b, millis) => {
      expect(millisecondsBetween(a, b)).toBe(Date.parse(b) - Date.parse(a))
      expect(moveInstant(a, millis)).toBe(new Date(Date.parse(a) + millis).toISOString())
    }),
  )
})

test('refuses anything but an instant in UTC', () => {
  for (const text of ['', '2026-03-02', '2026-03-02T10:00:00', '2026-02-30T10:00:00Z', '2026-03-02T10:00:00+02:00'])
    expect(() => millisecondsBetween(text, text)).toThrow(RangeError)
  expect(millisecondsBetween('2026-03-02T10:00:00Z', '2026-03-02T10:00:00.5Z')).toBe(500)
})
