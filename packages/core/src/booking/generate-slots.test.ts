import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, daysBetween } from '../shared/dates.ts'
import type { FreeSlot } from './find-slots.ts'
import { generateSlots } from './generate-slots.ts'

const slot = (user_id: number, day: string, hour: number): FreeSlot => {
  const starts = daysBetween('1970-01-01', day) * 1440 + hour * 60
  return { user_id, day, starts, ends: starts + 30 }
}
const DAYS = Array.from({ length: 5 }, (_, place) => addDays('2026-03-02', place))
const HOURS = [13, 14, 15, 16, 17, 18]
const all = [1, 2].flatMap((user_id) => DAYS.flatMap((day) => HOURS.map((hour) => slot(user_id, day, hour))))

test('every day and every practitioner gets a fair share, at different times', () => {
  const shown = generateSlots(all, 20)
  expect(shown).toHaveLength(20)
  for (const day of DAYS) {
    const ofDay = shown.filter((one) => one.day === day)
    expect(ofDay).toHaveLength(4)
    expect(new Set(ofDay.map(({ starts }) => starts)).size).toBe(4)
  }
  for (const user_id of [1, 2]) expect(shown.filter((one) => one.user_id === user_id)).toHaveLength(10)
})

test('a practitioner free on a single day is not crowded out by one who is always free', () => {
  const shown = generateSlots([...all.filter(({ user_id }) => user_id === 1), slot(3, '2026-03-04', 14)], 10)
  expect(shown.some(({ user_id }) => user_id === 3)).toBe(true)
})

test('nothing is invented, duplicated or omitted while there is room, and all are in order', () => {
  fc.assert(
    fc.property(fc.subarray(all), fc.nat(70), (slots, most) => {
      const shown = generateSlots(slots, most)
      expect(shown).toHaveLength(Math.min(most, slots.length))
      expect(new Set(shown).size).toBe(shown.length)
      expect(shown.every((one) => slots.includes(one))).toBe(true)
      expect(shown.map(({ starts }) => starts)).toEqual(shown.map(({ starts }) => starts).sort((a, b) => a - b))
    }),
  )
})
