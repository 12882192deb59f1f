import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { changeSince } from './change-since.ts'
import type { Instrument } from './instrument.ts'
import { INSTRUMENTS, instrumentOf } from './instruments.ts'

const change = (key: string, before: number, now: number) => {
  const { direction, weight } = changeSince(instrumentOf(key) as Instrument, before, now)
  return [direction, weight]
}

describe('between two totals (REQ-686)', () => {
  test.each([
    ['ptsd_scale', 40, 36, 'better', 'not-reliable'],
    ['ptsd_scale', 40, 35, 'better', 'reliable'],
    ['ptsd_scale', 40, 31, 'better', 'reliable'],
    ['ptsd_scale', 40, 30, 'better', 'clinically-meaningful'],
    ['ptsd_scale', 40, 45, 'worse', 'reliable'],
    ['ptsd_scale', 40, 50, 'worse', 'clinically-meaningful'],
    ['ptsd_scale', 40, 40, 'same', 'not-reliable'],
    ['pain_scale', 10, 7, 'better', 'clinically-meaningful'],
    ['pain_scale', 10, 7.1, 'better', 'not-reliable'],
    ['pain_scale', 5, 8, 'worse', 'not-established'],
    ['adult_epilepsy_scale', 8, 4, 'better', 'clinically-meaningful'],
    ['adult_epilepsy_scale', 8, 5, 'better', 'not-reliable'],
    ['adult_epilepsy_scale', 0, 3, 'worse', 'not-established'],
    ['gad7', 15, 3, 'better', 'not-established'],
    ['gad7', 9, 9, 'same', 'not-established'],
    ['ibd_scale', 40, 55, 'better', 'not-established'],
    ['ibd_scale', 55, 40, 'worse', 'not-established'],
  ])('%s from %f to %f: %s, %s', (key, before, now, direction, weight) => {
    expect(change(key, before, now)).toEqual([direction, weight])
  })

  test('better in one direction is worse in the other', () => {
    const turned = { better: 'worse', worse: 'better', same: 'same' }
    fc.assert(
      fc.property(fc.constantFrom(...INSTRUMENTS), fc.nat(80), fc.nat(80), (instrument, a, b) => {
        expect(changeSince(instrument, a, b).direction).toBe(turned[changeSince(instrument, b, a).direction])
      }),
    )
  })
})
