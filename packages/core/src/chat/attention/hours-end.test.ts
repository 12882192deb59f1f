import type { OpeningHours } from '@clinic/contract/chat/opening-hours'
import { describe, expect, test } from 'vitest'
import type { LocalClock } from '../../booking/local-clock.ts'
import { hoursEnd } from './hours-end.ts'

const TORONTO: LocalClock = { starts: ['2025-11-02T06:00:00.000Z'], seconds: [-5 * 3600] }
const hours = (...times: [starts: number, ends: number][]): OpeningHours => ({
  weekly: times.map(([starts, ends]) => ({ weekday: 1, starts: starts * 60, ends: ends * 60 })),
  ...{ holidays: true, days_off: [], offer_minutes: 10 },
})
/** On Monday, 2 March 2026, by Toronto’s clock. */
const at = (time: string, set: OpeningHours | null = hours([8, 17])) => {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  const now = `2026-03-02T${String(hour + 5).padStart(2, '0')}:${String(minute).padStart(2, '0')}:00.000Z`
  return hoursEnd(set, { now, clock: TORONTO })
}
const FIVE = '2026-03-02T22:00:00.000Z'

describe('interleaving 38: the end of the team’s hours', () => {
  test('is told from ten minutes before it until a quarter of an hour after it', () => {
    expect(['16:49', '16:50', '17:00', '17:14', '17:15'].map((time) => at(time))).toEqual([null, FIVE, FIVE, FIVE, null])
  })
  test('is told of a pause at noon, and not where the hours continue at once', () => {
    expect(at('11:55', hours([8, 12], [13, 17]))).toBe('2026-03-02T17:00:00.000Z')
    expect([at('11:55', hours([8, 12], [12, 17])), at('12:05', hours([8, 12], [12, 17]))]).toEqual([null, null])
  })
  test('is told of hours that are shorter than the time after which it is no longer told', () => {
    expect(at('8:00', { ...hours(), weekly: [{ weekday: 1, starts: 480, ends: 485 }] })).toBe('2026-03-02T13:05:00.000Z')
  })
  test('is never told where no hours are set', () => {
    expect(at('16:55', null)).toBeNull()
  })
})
