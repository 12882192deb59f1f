import { CALENDAR_DAYS } from '@clinic/contract/booking'
import { weekdayOf } from '@clinic/core/booking/working-hours'
import { addDays, daysBetween } from '@clinic/core/shared/dates'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dayByKey, daysShown, moveView, readCalendarSearch, writeCalendarSearch } from './calendar-search.ts'

describe('the calendar’s address', () => {
  it('holds view, day and person, and leaves out what makes no sense', () => {
    const given = { view: 'week', day: '2026-03-02', who: '7', place: 'NS' }
    expect(writeCalendarSearch(readCalendarSearch(given))).toEqual(given)
    expect(readCalendarSearch({ view: 'year', day: '2026-02-30', who: '-1', place: 'XX' })).toEqual({
      view: 'day',
      day: '',
      who: null,
      place: null,
    })
    expect(writeCalendarSearch(readCalendarSearch({}))).toEqual({})
  })
})

describe('the days of a view', () => {
  it('are whole weeks from Monday, never more than one call takes', () => {
    fc.assert(
      fc.property(fc.nat(20_000), (offset) => {
        const day = addDays('2000-01-01', offset)
        const { from, to } = daysShown(day)
        const count = daysBetween(from, to) + 1
        expect([weekdayOf(from), count % 7]).toEqual([1, 0])
        expect(from <= day && day <= to && count <= CALENDAR_DAYS).toBe(true)
      }),
    )
  })

  it('are gone through by keys', () => {
    const by = (key: string) => dayByKey(key, '2026-03-31')
    expect(['ArrowLeft', 'ArrowDown', 'Home', 'End', 'PageUp'].map(by)).toEqual([
      '2026-03-30',
      '2026-04-07',
      '2026-03-30',
      '2026-04-05',
      '2026-02-28',
    ])
    expect(by('x')).toBeNull()
  })

  it('move by a day, a week or a month', () => {
    expect((['day', 'week', 'month'] as const).map((view) => moveView(view, '2026-03-31', 1))).toEqual([
      '2026-04-01',
      '2026-04-07',
      '2026-04-30',
    ])
  })
})
