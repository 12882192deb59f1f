import { expect, test } from 'vitest'
import { daysOf, timeText, visitText } from './visit-text.ts'

const time = (at: string, localAt = at) => ({
  ...{ slotId: at, practitioner: 'Dana Whitfield', startAt: '', untilAt: '', local: '', clinic: '' },
  ...{ at, localAt, sameClock: at === localAt },
})

test('a time shows the patient’s clock only where it differs, and its day only where that differs', () => {
  expect(timeText(time('2026-03-02 09:15'))).toBe('Monday, 2 Mar 2026, 09:15')
  expect(timeText(time('2026-03-02 09:15', '2026-03-02 10:15'))).toBe('Monday, 2 Mar 2026, 09:15 (10:15 for the patient)')
  expect(timeText(time('2026-03-02 23:30', '2026-03-03 00:30'))).toContain('(Tuesday, 3 Mar 2026, 00:30 for the patient)')
})

test('free times are grouped by the clinic’s day', () => {
  const days = daysOf([time('2026-03-02 09:15'), time('2026-03-02 09:45'), time('2026-03-03 09:00')])
  expect(days.map(({ day, times }) => [day, times.length])).toEqual([
    ['2026-03-02', 2],
    ['2026-03-03', 1],
  ])
})

test('a visit is told by type, way and practitioner', () => {
  expect(visitText({ visit: 'renewal', way: 'phone', practitioner: 'Dana Whitfield' })).toBe('Renewal by phone with Dana Whitfield')
  expect(visitText({ visit: 'new', way: null, practitioner: 'Dana Whitfield' })).toBe('First visit with Dana Whitfield')
})
