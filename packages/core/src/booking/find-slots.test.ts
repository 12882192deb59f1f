import { BUFFER_MINUTES, NOTICE_MINUTES, SLOT_GRID_MINUTES, VISITS, type VisitKind, type WorkingTime } from '@clinic/contract/booking'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays } from '../shared/dates.ts'
import { moveInstant } from '../shared/instants.ts'
import { HALF_HOUR, TORONTO } from './clock.test-data.ts'
import { type FreeSlot, findSlots, type SlotSearch } from './find-slots.ts'
import { dayOf, instantOf, minuteOf, shiftsOf, shownAt } from './local-clock.ts'
import { isOff, weekdayOf } from './working-hours.ts'

const MINUTE = 60_000
/** A Monday at ten in Toronto. */
const NOW = '2026-03-02T15:00:00.000Z'
const hours = (weekday: number, starts: number, ends: number): WorkingTime => ({ weekday, starts, ends })
const search = (more: Partial<SlotSearch> = {}): SlotSearch => ({
  schedules: [{ user_id: 7, hours: [hours(1, 540, 720)], days_off: [], opened: [] }],
  taken: [],
  visit: 'new',
  from: '2026-03-02',
  days: 21,
  now: NOW,
  clock: TORONTO,
  ...more,
})
const found = (given: SlotSearch) =>
  findSlots(given).map(({ user_id, day, starts, ends }) => ({ user_id, day, starts_at: instantOf(starts), ends_at: instantOf(ends) }))
const startsOn = (day: string, more: Partial<SlotSearch> = {}) =>
  found(search(more))
    .filter((slot) => slot.day === day)
    .map(({ starts_at }) => starts_at.slice(11, 16))

describe('free slots', () => {
  test('are on the grid within working hours, as long as the visit takes (D-1)', () => {
    expect(startsOn('2026-03-16')).toEqual([
      '13:00',
      '13:15',
      '13:30',
      '13:45',
      '14:00',
      '14:15',
      '14:30',
      '14:45',
      '15:00',
      '15:15',
      '15:30',
    ])
    expect(startsOn('2026-03-16', { visit: 'renewal' }).at(-1)).toBe('15:45')
    expect(found(search())[0]).toEqual({
      user_id: 7,
      day: '2026-03-09',
      starts_at: '2026-03-09T13:00:00.000Z',
      ends_at: '2026-03-09T13:30:00.000Z',
    })
  })

  test('start no sooner than in two hours, to the minute', () => {
    const today = (now: string) => startsOn('2026-03-02', { now })
    expect(today('2026-03-02T13:00:00.000Z')[0]).toBe('15:00')
    expect(today('2026-03-02T13:00:01.000Z')[0]).toBe('15:15')
    expect(today('2026-03-02T15:00:00.000Z')).toEqual([])
  })

  test('keep their local time across a clock change: nine o’clock stays nine o’clock (E-10)', () => {
    const nine = (from: string) => found(search({ from, days: 1, now: '2026-01-01T00:00:00.000Z' }))[0]?.starts_at
    expect(nine('2026-03-02')).toBe('2026-03-02T14:00:00.000Z')
    expect(nine('2026-03-09')).toBe('2026-03-09T13:00:00.000Z')
    expect(nine('2026-10-26')).toBe('2026-10-26T13:00:00.000Z')
    expect(nine('2026-11-02')).toBe('2026-11-02T14:00:00.000Z')
  })

  test('across the change itself keep the visit’s length and the night’s real hours', () => {
    const night = (from: string, weekday: number) =>
      found(
        search({
          from,
          days: 1,
          now: '2026-01-01T00:00:00.000Z',
          schedules: [{ user_id: 7, hours: [hours(weekday, 0, 240)], days_off: [], opened: [] }],
        }),
      ).length
    expect(night('2026-03-08', 7)).toBe(11)
    expect(night('2026-03-15', 7)).toBe(15)
    expect(night('2026-11-01', 7)).toBe(19)
  })

  test('are none during time off, and leave the break around taken slots', () => {
    const off = [{ first_day: '2026-03-16', last_day: '2026-03-16' }]
    expect(startsOn('2026-03-16', { schedules: [{ user_id: 7, hours: [hours(1, 540, 720)], days_off: off, opened: [] }] })).toEqual([])
    const taken = [{ user_id: 7, starts_at: '2026-03-16T14:00:00.000Z', ends_at: '2026-03-16T14:30:00.000Z' }]
    expect(startsOn('2026-03-16', { taken })).toEqual(['13:00', '13:15', '14:45', '15:00', '15:15', '15:30'])
    expect(startsOn('2026-03-16', { taken: taken.map((one) => ({ ...one, user_id: 8 })) })).toHaveLength(11)
  })

  test('include extra availability of one day, also on a day off', () => {
    const days_off = [{ first_day: '2026-03-16', last_day: '2026-03-16' }]
    const opened = [
      { day: '2026-03-16', starts: 600, ends: 630 },
      { day: '2026-03-17', starts: 1200, ends: 1245 },
    ]
    const schedules = [{ user_id: 7, hours: [hours(1, 540, 720)], days_off, opened }]
    expect(startsOn('2026-03-16', { schedules })).toEqual(['14:00'])
    expect(found(search({ schedules })).flatMap(({ day, starts_at }) => (day === '2026-03-17' ? [starts_at] : []))).toEqual([
      '2026-03-18T00:00:00.000Z',
      '2026-03-18T00:15:00.000Z',
    ])
  })
})

const week = fc.array(
  fc.tuple(fc.integer({ min: 1, max: 7 }), fc.nat(1400), fc.integer({ min: 1, max: 600 })).map(([weekday, starts, length]) => ({
    weekday,
    starts,
    ends: Math.min(starts + length, 1440),
  })),
  { maxLength: 6 },
)
const START = '2026-02-20T00:00:00.000Z'
const range = fc.tuple(fc.constantFrom(1, 2), fc.nat(60_000), fc.integer({ min: 5, max: 90 })).map(([user_id, after, length]) => ({
  user_id,
  starts_at: moveInstant(START, after * MINUTE),
  ends_at: moveInstant(START, (after + length) * MINUTE),
}))
const daysOff = fc
  .tuple(fc.nat(40), fc.nat(4))
  .map(([first, length]) => ({ first_day: addDays('2026-02-20', first), last_day: addDays('2026-02-20', first + length) }))
const opened = fc
  .tuple(fc.nat(40), fc.nat(1400), fc.integer({ min: 1, max: 600 }))
  .map(([day, starts, length]) => ({ day: addDays('2026-02-20', day), starts, ends: Math.min(starts + length, 1440) }))
const person = (user_id: number) =>
  fc.record({
    user_id: fc.constant(user_id),
    hours: week,
    days_off: fc.array(daysOff, { maxLength: 3 }),
    opened: fc.array(opened, { maxLength: 12 }),
  })
const anySearch: fc.Arbitrary<SlotSearch> = fc.record({
  schedules: fc.tuple(person(1), person(2)),
  taken: fc.array(range, { maxLength: 30 }),
  visit: fc.constantFrom(...(Object.keys(VISITS) as VisitKind[])),
  from: fc.nat(20).map((days) => addDays('2026-02-20', days)),
  days: fc.integer({ min: 1, max: 21 }),
  now: fc.nat(30_000).map((minutes) => moveInstant(START, minutes * MINUTE)),
  clock: fc.constantFrom(TORONTO, HALF_HOUR),
})

test('for any hours, days off, extra availability and taken slots: a free slot overlaps nothing, no break, and lies within hours', () => {
  fc.assert(
    fc.property(anySearch, (given) => {
      const shifts = shiftsOf(given.clock)
      const taken = given.taken.map((one) => ({ ...one, from: minuteOf(one.starts_at), until: minuteOf(one.ends_at) + BUFFER_MINUTES }))
      const faultsOf = ({ user_id, day, starts, ends }: FreeSlot) => {
        const near = taken.some((one) => one.user_id === user_id && one.from < ends + BUFFER_MINUTES && starts < one.until)
        const [first, last] = [shownAt(shifts, starts), shownAt(shifts, ends - 1)]
        const own = given.schedules.find((one) => one.user_id === user_id)
        const extra = own?.opened.filter((one) => one.day === day) ?? []
        const weekly = isOff(own?.days_off ?? [], day) ? [] : (own?.hours.filter(({ weekday }) => weekday === weekdayOf(day)) ?? [])
        const times = [...weekly, ...extra]
        const begun = times.filter((one) => one.starts <= first.minuteOfDay && first.minuteOfDay < one.ends)
        const ending = extra.length > 0 ? times.filter((one) => one.starts <= Math.max(first.minuteOfDay, last.minuteOfDay)) : begun
        return [
          ...(ends - starts === VISITS[given.visit].minutes ? [] : ['length']),
          ...(starts >= minuteOf(given.now) + NOTICE_MINUTES ? [] : ['notice']),
          ...(near ? ['taken'] : []),
          ...(dayOf(first.day) === day && dayOf(last.day) === day ? [] : ['day']),
          ...(first.minuteOfDay % SLOT_GRID_MINUTES === 0 ? [] : ['grid']),
          ...(begun.length > 0 && ending.some((one) => last.minuteOfDay < one.ends) ? [] : ['hours']),
          ...(given.from <= day && day < addDays(given.from, given.days) ? [] : ['range']),
        ]
      }
      expect(findSlots(given).flatMap((slot) => faultsOf(slot).map((fault) => ({ fault, ...slot })))).toEqual([])
    }),
    { numRuns: 300 },
  )
})
