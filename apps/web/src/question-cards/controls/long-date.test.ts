import { expect, it } from 'vitest'
import { longDate } from './long-date.ts'

it('writes a day as English and as French Canada do', () => {
  expect(longDate('1985-03-14', 'en-CA')).toBe('March 14, 1985')
  expect(longDate('1985-03-14', 'fr-CA')).toBe('14 mars 1985')
})

it('counts the first of a month in French, and no other day', () => {
  expect(longDate('2025-08-01', 'fr-CA')).toBe('1er août 2025')
  expect(longDate('2025-08-21', 'fr-CA')).toBe('21 août 2025')
  expect(longDate('2026-12-01', 'fr-CA', { weekday: 'long', month: 'long', day: 'numeric' })).toBe('mardi 1er décembre')
})
