import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, addMonths, addYears, ageOn, daysBetween, isIsoDate, parseIsoDate } from './dates.ts'

const day = fc
  .date({ min: new Date('1850-01-01'), max: new Date('2149-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))

describe('ISO dates', () => {
  test.each(['2024-02-29', '2000-02-29', '1999-12-31'])('%s is a calendar day', (text) => {
    expect(isIsoDate(text)).toBe(true)
  })

  test.each(['2023-02-29', '1900-02-29', '2024-13-01', '2024-00-10', '2024-04-31', '2024-1-1', '24-01-01', ' 2024-01-01', '0000-01-01'])(
    '%s is not',
    (text) => {
      expect(parseIsoDate(text)).toBeNull()
    },
  )

  test('agree with the platform’s calendar on every day', () => {
    fc.assert(fc.property(day, (date) => isIsoDate(date)))
  })
})

describe('adding months and years', () => {
  test('keeps the day if the month has it, else uses its last (C-8)', () => {
    expect(addMonths('2026-01-15', 1)).toBe('2026-02-15')
    expect(addMonths('2026-01-31', 1)).toBe('2026-02-28')
    expect(addMonths('2027-10-31', 4)).toBe('2028-02-29')
    expect(addMonths('2026-03-31', -1)).toBe('2026-02-28')
    expect(addMonths('2026-01-10', -1)).toBe('2025-12-10')
  })

  test('sixteen months after 2 November 2026 is 2 March 2028 (REQ-579)', () => {
    expect(addMonths('2026-11-02', 16)).toBe('2028-03-02')
  })

  test('a year after 29 February is 28 February (C-8)', () => {
    expect(addYears('2024-02-29', 1)).toBe('2025-02-28')
    expect(addYears('2024-02-29', 4)).toBe('2028-02-29')
  })

  test('never skips a month, and always returns a calendar day', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: -1200, max: 1200 }), (date, months) => {
        const moved = addMonths(date, months)
        const count = (text: string) => Number(text.slice(0, 4)) * 12 + Number(text.slice(5, 7))
        expect(isIsoDate(moved)).toBe(true)
        expect(count(moved) - count(date)).toBe(months)
      }),
    )
  })
})

describe('days', () => {
  test('between two dates match the platform’s calendar', () => {
    fc.assert(
      fc.property(day, day, (from, to) => {
        expect(daysBetween(from, to)).toBe((Date.parse(to) - Date.parse(from)) / 86_400_000)
        expect(addDays(from, daysBetween(from, to))).toBe(to)
      }),
    )
  })
})

describe('age', () => {
  test.each([
    ['2008-11-02', '2026-11-01', 17],
    ['2008-11-02', '2026-11-02', 18],
    ['2004-02-29', '2022-02-27', 17],
    ['2004-02-29', '2022-02-28', 18],
    ['2026-11-02', '2026-11-02', 0],
    ['2026-11-03', '2026-11-02', -1],
  ])('of someone born on %s is, on %s, %i', (born, today, age) => {
    expect(ageOn(born, today)).toBe(age)
  })

  test('is reached on the birthday that addYears names, and not before', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: 0, max: 120 }), (born, years) => {
        const birthday = addYears(born, years)
        expect(ageOn(born, birthday)).toBe(years)
        expect(ageOn(born, addDays(birthday, -1))).toBe(years - 1)
      }),
    )
  })
})
