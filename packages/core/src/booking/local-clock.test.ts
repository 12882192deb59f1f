import { describe, expect, test } from 'vitest'
import { daysBetween } from '../shared/dates.ts'
import { HALF_HOUR, TORONTO } from './clock.test-data.ts'
import { dayOf, instantOf, minuteOf, shiftsOf, shownAt, whenShown } from './local-clock.ts'

const toronto = shiftsOf(TORONTO)
const number = (day: string) => daysBetween('1970-01-01', day)
const at = (day: string, hour: number, minute = 0) => instantOf(whenShown(toronto, number(day), hour * 60 + minute))

describe('a local clock', () => {
  test('finds when it shows a time, before and after a change (E-10)', () => {
    expect(at('2026-03-07', 9)).toBe('2026-03-07T14:00:00.000Z')
    expect(at('2026-03-08', 9)).toBe('2026-03-08T13:00:00.000Z')
    expect(at('2026-11-01', 9)).toBe('2026-11-01T14:00:00.000Z')
  })

  test('uses the first of a repeated time, and the change itself for a skipped one', () => {
    expect(at('2026-11-01', 1, 30)).toBe('2026-11-01T05:30:00.000Z')
    expect(at('2026-03-08', 2, 30)).toBe('2026-03-08T07:00:00.000Z')
    expect(at('2026-03-08', 3)).toBe('2026-03-08T07:00:00.000Z')
  })

  test('converts an instant to day and minute, also in half-hour zones and before 1970', () => {
    const shown = (shifts: typeof toronto, moment: string) => {
      const { day, minuteOfDay } = shownAt(shifts, minuteOf(moment))
      return [dayOf(day), minuteOfDay]
    }
    expect(shown(toronto, '2026-11-01T05:30:00.000Z')).toEqual(['2026-11-01', 90])
    expect(shown(toronto, '2026-11-01T06:30:00.000Z')).toEqual(['2026-11-01', 90])
    expect(shown(shiftsOf(HALF_HOUR), '2026-07-01T02:00:00.000Z')).toEqual(['2026-06-30', 22 * 60 + 30])
    expect(shown(shiftsOf(HALF_HOUR), '1969-12-31T12:00:00.000Z')).toEqual(['1969-12-31', 510])
  })
})
