import type { DaysOff, WorkingTime } from '@clinic/contract/booking'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays } from '../reference/dates.ts'
import { hoursOn, isOff, mergeDaysOff, weekdayOf, workingHoursFault } from './working-hours.ts'

const time = (weekday: number, starts: number, ends: number): WorkingTime => ({ weekday, starts, ends })
const off = (first_day: string, last_day: string): DaysOff => ({ first_day, last_day })
const START = '2026-01-01'

describe('working hours', () => {
  test('know the weekday of any day, before and after', () => {
    expect(['2026-03-02', '2026-03-08', '2024-02-29', '1999-12-31'].map(weekdayOf)).toEqual([1, 7, 4, 5])
  })

  test('may touch but not overlap, and end after they start', () => {
    expect(workingHoursFault({ hours: [time(1, 540, 720), time(1, 720, 1020)], days_off: [] })).toBeNull()
    expect(workingHoursFault({ hours: [time(2, 780, 1020), time(2, 540, 781)], days_off: [] })).toEqual({
      code: 'hours-overlap',
      weekday: 2,
    })
    expect(workingHoursFault({ hours: [time(1, 540, 720), time(2, 600, 660)], days_off: [] })).toBeNull()
    expect(workingHoursFault({ hours: [time(3, 720, 720)], days_off: [] })).toEqual({ code: 'hours-order', weekday: 3 })
    expect(workingHoursFault({ hours: [], days_off: [off('2026-07-02', '2026-07-01')] })).toEqual({
      code: 'days-off-order',
      first_day: '2026-07-02',
    })
  })

  test('of a day are those of its weekday in order, and none on a day off', () => {
    const schedule = { hours: [time(1, 780, 1020), time(1, 540, 720), time(2, 540, 720)], days_off: [off('2026-03-09', '2026-03-13')] }
    expect(hoursOn(schedule, '2026-03-02')).toEqual([time(1, 540, 720), time(1, 780, 1020)])
    expect(hoursOn(schedule, '2026-03-09')).toEqual([])
    expect(hoursOn(schedule, '2026-03-16')).toHaveLength(2)
    expect(hoursOn(schedule, '2026-03-04')).toEqual([])
  })
})

describe('days off', () => {
  test('that touch or overlap become one', () => {
    expect(mergeDaysOff([off('2026-07-10', '2026-07-12'), off('2026-07-01', '2026-07-05'), off('2026-07-06', '2026-07-07')])).toEqual([
      off('2026-07-01', '2026-07-07'),
      off('2026-07-10', '2026-07-12'),
    ])
  })

  test('stay the same days however they are merged', () => {
    const some = fc.array(
      fc.tuple(fc.nat(60), fc.nat(10)).map(([first, length]) => off(addDays(START, first), addDays(START, first + length))),
    )
    fc.assert(
      fc.property(some, fc.nat(75), (days_off, at) => {
        const merged = mergeDaysOff(days_off)
        expect(isOff(merged, addDays(START, at))).toBe(isOff(days_off, addDays(START, at)))
        for (const [place, one] of merged.slice(1).entries()) expect(one.first_day > addDays(merged[place]?.last_day ?? '', 1)).toBe(true)
      }),
    )
  })
})
