import { addDays } from '@clinic/core/shared/dates'
import fc from 'fast-check'
import moment from 'moment-timezone'
import { describe, expect, it } from 'vitest'
import { clockHours, clockShifts, dayIn, instantIn, later, offsetTime, offsetTimeIn } from './clock.ts'

const zone = fc.constantFrom(...moment.tz.zonesForCountry('CA'))
const near = fc.constantFrom(
  '2025-03-09T05:00:00.000Z',
  '2025-11-02T04:00:00.000Z',
  '2026-03-08T09:00:00.000Z',
  '2026-11-01T09:00:00.000Z',
  '2024-07-01T00:00:00.000Z',
)
const moments = fc.tuple(near, fc.integer({ min: -400_000, max: 400_000 })).map(([at, seconds]) => later(at, seconds))

describe('what a clock shows, as a moment', () => {
  it.each([
    ['America/Toronto', '2026-03-08T01:59:00.000', '2026-03-08T06:59:00.000Z'],
    ['America/Toronto', '2026-03-08T02:30:00.000', null],
    ['America/Toronto', '2026-03-08T03:00:00.000', '2026-03-08T07:00:00.000Z'],
    ['America/Regina', '2026-03-08T02:30:00.000', '2026-03-08T08:30:00.000Z'],
    ['America/Toronto', '2026-02-31T09:00:00.000', null],
    ['America/Toronto', 'tomorrow', null],
  ])('in %s at %s is %s', (zone, shown, at) => {
    expect(instantIn(zone, shown)).toBe(at)
  })
})

describe('a clock handed to the database (E-10)', () => {
  it('shows what the pinned table shows, in every zone of Canada, around each change of the clock', () => {
    const clocks = new Map<string, ReturnType<typeof clockShifts>>()
    fc.assert(
      fc.property(zone, moments, (name, at) => {
        const clock = clocks.get(name) ?? clockShifts(name, '2020-01-01', '2027-01-01')
        clocks.set(name, clock)
        expect(offsetTime(clock, at)).toBe(offsetTimeIn(name, at))
        expect(offsetTime(clock, at).slice(0, 10)).toBe(dayIn(name, at))
      }),
      { numRuns: 2000 },
    )
  })

  it('has every hour of its days once, in order, 23 or 25 of them where the clock is changed', () => {
    expect(clockHours('America/Toronto', '2025-03-09', '2025-03-09').hours).not.toContain(2)
    expect(clockHours('America/Toronto', '2025-11-02', '2025-11-02').hours.filter((hour) => hour === 1)).toHaveLength(2)
    fc.assert(
      fc.property(zone, moments, fc.nat(5), (name, at, length) => {
        const first = dayIn(name, at)
        const { starts, days, hours } = clockHours(name, first, addDays(first, length))
        expect(starts).toHaveLength(days.length + 1)
        expect([...starts].sort()).toEqual(starts)
        expect(new Set(days).size).toBe(length + 1)
        for (const [place, day] of days.entries()) {
          const shown = offsetTimeIn(name, starts[place] ?? '')
          expect(shown.slice(0, 13)).toBe(`${day} ${String(hours[place]).padStart(2, '0')}`)
        }
      }),
      { numRuns: 100 },
    )
  })
})
