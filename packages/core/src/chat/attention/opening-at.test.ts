import type { OpeningHours } from '@clinic/contract/chat/opening-hours'
import { describe, expect, test } from 'vitest'
import type { LocalClock } from '../../booking/local-clock.ts'
import { LAST_MINUTES, openingAt } from './opening-at.ts'

/** Toronto, with the change of 8 March 2026. */
const CLOCK: LocalClock = {
  starts: ['2025-11-02T06:00:00.000Z', '2026-03-08T07:00:00.000Z', '2026-11-01T06:00:00.000Z'],
  seconds: [-5 * 3600, -4 * 3600, -5 * 3600],
}
const WEEKDAYS: OpeningHours = {
  weekly: [1, 2, 3, 4, 5].map((weekday) => ({ weekday, starts: 8 * 60, ends: 17 * 60 })),
  holidays: true,
  days_off: [],
  offer_minutes: 10,
}
const at = (now: string, hours: OpeningHours | null = WEEKDAYS, margin = LAST_MINUTES) => openingAt(hours, { now, clock: CLOCK, margin })

describe('F-10: when the team is there', () => {
  test('says until when it is there, and when it opens before that', () => {
    expect(at('2026-03-02T15:00:00.000Z')).toEqual({ open: true, at: '2026-03-02T22:00:00.000Z' })
    expect(at('2026-03-02T12:59:00.000Z')).toEqual({ open: false, at: '2026-03-02T13:00:00.000Z' })
  })
  test('48: a patient who asks two minutes before the end is told of tomorrow; one who waits already is not', () => {
    expect(at('2026-03-02T21:58:00.000Z')).toEqual({ open: false, at: '2026-03-03T13:00:00.000Z' })
    expect(at('2026-03-02T21:58:00.000Z', WEEKDAYS, 0)).toEqual({ open: true, at: '2026-03-02T22:00:00.000Z' })
    expect(at('2026-03-02T21:44:00.000Z')?.open).toBe(true)
  })
  test('goes past a weekend and by the clock of the clinic across its change', () => {
    expect(at('2026-03-06T23:00:00.000Z')).toEqual({ open: false, at: '2026-03-09T12:00:00.000Z' })
  })
  test('goes past holidays and closed days', () => {
    expect(at('2026-04-02T22:00:00.000Z')).toEqual({ open: false, at: '2026-04-06T12:00:00.000Z' })
    expect(at('2026-04-02T22:00:00.000Z', { ...WEEKDAYS, holidays: false })?.at).toBe('2026-04-03T12:00:00.000Z')
    const days_off = [{ first_day: '2026-03-03', last_day: '2026-03-03' }]
    expect(at('2026-03-02T22:00:00.000Z', { ...WEEKDAYS, days_off })?.at).toBe('2026-03-04T13:00:00.000Z')
  })
  test('a pause at noon is closed, until the afternoon', () => {
    const weekly = [
      { weekday: 1, starts: 13 * 60, ends: 17 * 60 },
      { weekday: 1, starts: 8 * 60, ends: 12 * 60 },
    ]
    expect(at('2026-03-02T17:30:00.000Z', { ...WEEKDAYS, weekly })).toEqual({ open: false, at: '2026-03-02T18:00:00.000Z' })
  })
  test('says nothing where no hours are set, and no time where none is in sight', () => {
    expect(at('2026-03-02T15:00:00.000Z', null)).toBeNull()
    expect(at('2026-03-02T15:00:00.000Z', { ...WEEKDAYS, weekly: [] })).toEqual({ open: false, at: null })
  })
})
