import { describe, expect, test } from 'vitest'
import { optionsFor, readSpan } from './read-span.ts'

const TODAY = '2026-11-21'

describe('months since', () => {
  test.each([
    ['since 2009', 203, 214],
    ['depuis 2019', 83, 94],
    ['since March 2024', 32, 32],
    ['about three years', 36, 36],
    ['à peu près 3 ans', 36, 36],
    ['three yrs give or take', 36, 36],
    ['2 yrs.', 24, 24],
    ['about 6 mos', 6, 6],
    ['a year and a half', 18, 18],
    ['un an et demi', 18, 18],
    ['une dizaine d’années', 120, 120],
    ['two decades', 240, 240],
    ['8 or 9 months', 8, 9],
    ['depuis l’été passé', 2, 5],
    ['since last summer', 2, 5],
    ['last year', 11, 22],
    ['l’an passé', 11, 22],
    ['it started in March', 8, 8],
    ['depuis la pandémie', 65, 80],
    ['since I was about fifty and I’m 71', 240, 264],
    ['diagnosed at 8, im 41 now', 384, 408],
    ['depuis que j’ai 50 ans, j’en ai 68', 204, 228],
    ['diagnostiqué à 8 ans, j’en ai 41', 384, 408],
    ['depuis ma grossesse, mon plus vieux a 3 ans', 36, 48],
  ])('%j', (text, from, to) => {
    expect(readSpan(text, 'months', TODAY)).toEqual({ from, to })
  })

  test.each(['when I was 20', 'depuis mes 20 ans', 'ever since my divorce', 'a while', 'not since 2009', 'si ça fait 3 ans', 'in 2031'])(
    'not in %j',
    (text) => {
      expect(readSpan(text, 'months', TODAY)).toBeNull()
    },
  )

  test('a bound stays one', () => {
    expect(readSpan('more than ten years', 'months', TODAY)?.from).toBeGreaterThan(120)
    expect(readSpan('less than a year', 'months', TODAY)).toEqual({ from: 0, to: 12 })
    expect(readSpan('almost two years', 'months', TODAY)?.to).toBeLessThan(24)
  })
})

describe('times a week', () => {
  test.each([
    ['twice a week', 2, 2],
    ['deux fois par semaine', 2, 2],
    ['2-3 times a week', 2, 3],
    ['une fois par jour', 7, 7],
    ['5 jours sur 7', 5, 5],
    ['every other day', 3, 4],
    ['aux deux semaines', 0.5, 0.5],
  ])('%j', (text, from, to) => {
    expect(readSpan(text, 'week', TODAY)).toEqual({ from, to })
  })

  test('from a month or a year', () => {
    expect(readSpan('une couple de fois par mois', 'week', TODAY)?.to).toBeLessThan(1)
    expect(readSpan('three times a year', 'week', TODAY)?.to).toBeLessThan(0.1)
    expect(readSpan('not every day', 'week', TODAY)).toBeNull()
  })
})

test('minutes and hours', () => {
  expect(readSpan('30 seconds', 'minutes', TODAY)).toEqual({ from: 0.5, to: 0.5 })
  expect(readSpan('une heure et demie', 'hours', TODAY)).toEqual({ from: 1.5, to: 1.5 })
})

test('an option is sure where its range holds all that was said', () => {
  const ranges = [
    { option: 'short', range: { of: 'months', from: 0, to: 6 } },
    { option: 'long', range: { of: 'months', from: 6, to: 24 } },
  ] as const
  expect(optionsFor(ranges, { from: 1, to: 3 }).sure).toEqual(['short'])
  expect(optionsFor(ranges, { from: 6, to: 6 }).sure).toEqual(['short', 'long'])
  expect(optionsFor(ranges, { from: 4, to: 8 })).toEqual({ sure: [], near: ['short', 'long'] })
})
