import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { timeInQueue } from './time-in-queue.ts'

const NOW = Date.parse('2026-03-10T15:00:00Z')
const minutesAgo = (minutes: number) => new Date(NOW - minutes * 60_000).toISOString()

describe('time in queue (REQ-517)', () => {
  it.each([
    [0, '0 min'],
    [18, '18 min'],
    [59, '59 min'],
    [60, '1 h 00 min'],
    [185, '3 h 05 min'],
    [1439, '23 h 59 min'],
    [1440, '1 d 0 h 0 min'],
    [1812, '1 d 6 h 12 min'],
    [144_001, '100 d 0 h 1 min'],
  ])('says %i minutes as %s', (minutes, text) => {
    expect(timeInQueue(minutesAgo(minutes), NOW)).toBe(text)
  })

  it('is N/A without an entry date, or with one that cannot be read', () => {
    expect(timeInQueue(null, NOW)).toBe('N/A')
    expect(timeInQueue('soon', NOW)).toBe('N/A')
  })

  it('never goes below nothing when an entry is ahead of the clock', () => {
    expect(timeInQueue(minutesAgo(-5), NOW)).toBe('0 min')
  })

  it('reads back to the minutes it was made from', () => {
    fc.assert(
      fc.property(fc.nat(10_000_000), (minutes) => {
        const parts = /^(?:(\d+) d )?(?:(\d+) h )?(\d+) min$/.exec(timeInQueue(minutesAgo(minutes), NOW))
        const [days = '0', hours = '0', rest = '0'] = parts?.slice(1) ?? []
        expect(Number(days) * 1440 + Number(hours) * 60 + Number(rest)).toBe(minutes)
        expect(Number(hours)).toBeLessThan(24)
        expect(Number(rest)).toBeLessThan(60)
      }),
    )
  })
})
