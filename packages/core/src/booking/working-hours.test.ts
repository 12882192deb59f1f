import type { DaysOff, WorkingTime } from '@clinic/contract/booking'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays } from '../shared/dates.ts'
import { hoursOn, isOff, mergeDaysOff, type OpenedHours, weekdayOf, workingHoursError } from './working-hours.ts'

const time = (weekday: number, starts: number, ends: number): WorkingTime => ({ weekday, starts, ends })
const off = (first_day: string, last_day: string): DaysOff => ({ first_day, last_day })
const open = (starts: number, ends: number, day = '2026-03-02'): OpenedHours => ({ day, starts, ends })
const START = '2026-01-01'

describe('working hours', () => {
  test('know the weekday of any day', () => {
    expect(['2026-03-02', '2026-03-08', '2024-02-29', '1999-12-31'].map(weekdayOf)).toEqual([1, 7, 4, 5])
  })

  test('may touch but not overlap, and end after they start', () => {
    expect(workingHoursError({ hours: [time(1, 540, 720), time(1, 720, 1020)], days_off: [] })).toBeNull()
    expect(workingHoursError({ hours: [time(2, 780, 1020), time(2, 540, 781)], days_off: [] })).toEqual({
      code: 'hours-overlap',
      weekday: 2,
    })
    expect(workingHoursError({ hours: [time(1, 540, 720), time(2, 600, 660)], days_off: [] })).toBeNull()
    expect(workingHoursError({ hours: [time(3, 720, 720)], days_off: [] })).toEqual({ code: 'hours-order', weekday: 3 })
    expect(workingHoursError({ hours: [], days_off: [off('2026-07-02', '2026-07-01')] })).toEqual({
      code: 'days-off-order',
      first_day: '2026-07-02',
    })
  })

  test('of a day are those of its weekday in order, and none on a day off', () => {
    const schedule = {
      hours: [time(1, 780, 1020), time(1, 540, 720), time(2, 540, 720)],
      days_off: [off('2026-03-09', '2026-03-13')],
      opened: [],
    }
    expect(hoursOn(schedule, '2026-03-02')).toEqual([time(1, 540, 720), time(1, 780, 1020)])
    expect(hoursOn(schedule, '2026-03-09')).toEqual([])
    expect(hoursOn(schedule, '2026-03-16')).toHaveLength(2)
    expect(hoursOn(schedule, '2026-03-04')).toEqual([])
  })

  test.each([
    ['beside the hours of the week', [open(480, 510)], [time(1, 480, 510), time(1, 540, 720), time(1, 780, 1020)]],
    ['over their end, as one stretch', [open(700, 750)], [time(1, 540, 750), time(1, 780, 1020)]],
    ['within them, which changes nothing', [open(600, 660)], [time(1, 540, 720), time(1, 780, 1020)]],
    ['between two of them, which makes one of all', [open(720, 780)], [time(1, 540, 1020)]],
    ['one after the other', [open(1080, 1110), open(1110, 1140)], [time(1, 540, 720), time(1, 780, 1020), time(1, 1080, 1140)]],
    ['on another day', [open(480, 510, '2026-03-03')], [time(1, 540, 720), time(1, 780, 1020)]],
  ])('of a day include its extra availability: %s', (_, opened, expected) => {
    const schedule = { hours: [time(1, 780, 1020), time(1, 540, 720)], days_off: [], opened }
    expect(hoursOn(schedule, '2026-03-02')).toEqual(expected)
    expect(schedule.hours).toEqual([time(1, 780, 1020), time(1, 540, 720)])
  })

  test('of a day off are its extra availability only', () => {
    const schedule = { hours: [time(1, 540, 720)], days_off: [off('2026-03-01', '2026-03-07')], opened: [open(600, 630)] }
    expect(hoursOn(schedule, '2026-03-02')).toEqual([time(1, 600, 630)])
    expect(hoursOn({ ...schedule, opened: [] }, '2026-03-02')).toEqual([])
  })

  test('of a day never touch when there is extra availability, and cover every minute of both', () => {
    const stretch = fc.tuple(fc.nat(1380), fc.integer({ min: 1, max: 60 })).map(([starts, length]) => ({ starts, ends: starts + length }))
    fc.assert(
      fc.property(
        fc.array(stretch, { maxLength: 8 }),
        fc.array(stretch, { minLength: 1, maxLength: 8 }),
        fc.nat(1439),
        (week, extra, at) => {
          const hours = week.map(({ starts, ends }) => time(1, starts, ends))
          const found = hoursOn({ hours, days_off: [], opened: extra.map(({ starts, ends }) => open(starts, ends)) }, '2026-03-02')
          const holds = (times: readonly { starts: number; ends: number }[]) => times.some(({ starts, ends }) => starts <= at && at < ends)
          expect(holds(found)).toBe(holds([...week, ...extra]))
          for (const [place, one] of found.slice(1).entries()) expect(one.starts).toBeGreaterThan(found[place]?.ends ?? 0)
        },
      ),
    )
  })
})

describe('days off', () => {
  test('that touch or overlap are merged', () => {
    expect(mergeDaysOff([off('2026-07-10', '2026-07-12'), off('2026-07-01', '2026-07-05'), off('2026-07-06', '2026-07-07')])).toEqual([
      off('2026-07-01', '2026-07-07'),
      off('2026-07-10', '2026-07-12'),
    ])
  })

  test('cover the same days after merging', () => {
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
