import fc from 'fast-check'
import { expect, test } from 'vitest'
import { keepUntil } from './keep-until.ts'

const adult = { province: 'ON' as const, date_of_birth: '1980-05-17', last_entry: '2020-03-02' }

test('a chart is kept for the given years after its last entry, and never less than the province’s law requires', () => {
  expect(keepUntil(adult, 16)).toBe('2036-03-02')
  expect(keepUntil(adult, 3)).toBe('2030-03-02')
  expect(keepUntil({ ...adult, province: 'BC' }, 10)).toBe('2036-03-02')
  expect(keepUntil({ ...adult, province: null, date_of_birth: null }, 10)).toBe('2030-03-02')
})

test('for a minor the years start at the age of majority', () => {
  expect(keepUntil({ ...adult, date_of_birth: '2010-01-31' }, 10)).toBe('2039-01-31')
})

test('a leap day ends on the last of February of a common year', () => {
  expect(keepUntil({ ...adult, last_entry: '2020-02-29' }, 10)).toBe('2030-02-28')
})

test('no chart is due before the clinic’s years are over', () => {
  const day = fc
    .date({ min: new Date('1920-01-01'), max: new Date('2090-01-01'), noInvalidDate: true })
    .map((at) => at.toISOString().slice(0, 10))
  fc.assert(
    fc.property(day, day, fc.integer({ min: 1, max: 60 }), (date_of_birth, last_entry, years) => {
      const until = keepUntil({ province: 'NS', date_of_birth, last_entry }, years)
      expect(Number(until.slice(0, 4)) - Number(last_entry.slice(0, 4))).toBeGreaterThanOrEqual(Math.max(years, 10))
    }),
  )
})
