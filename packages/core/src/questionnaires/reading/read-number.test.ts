import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readNumber } from './read-number.ts'

test.each([
  ['2', '', 2],
  ['about 2.5 g', 'grams a day', 2.5],
  ['2,5', '', 2.5],
  ['1,200', '', 1200],
  ['.5', '', 0.5],
  ['-3', '', -3],
  ['two', '', 2],
  ['twenty', '', 20],
  ['half a gram', 'grams a day', 0.5],
  ['1 and a half', '', 1.5],
  ['2½', '', 2.5],
  ['1/2', '', 0.5],
  ['none', '', 0],
  ['never', '', 0],
  ['500 mg', 'grams a day', 0.5],
  ['500mg a day', 'grams a day', 0.5],
  ['3 g daily', 'grams a day', 3],
  ['4 nights', 'nights a week', 4],
  ['4 nights a week', 'nights a week', 4],
  ['500 mg', 'mg', 500],
  ['I have 4 of them', '', 4],
])('%j with the unit %j is %f', (text, unit, value) => {
  expect(readNumber(text, unit)).toBe(value)
})

test.each([
  ['', ''],
  ['a lot', ''],
  ['2 to 3', ''],
  ['2-3', ''],
  ['two or three', ''],
  ['7 grams a week', 'grams a day'],
  ['3 g 2 times', ''],
  ['b12', ''],
  ['1.2.3', ''],
])('%j with the unit %j is no single number', (text, unit) => {
  expect(readNumber(text, unit)).toBeNull()
})

test('reads every plain number back', () => {
  fc.assert(fc.property(fc.integer({ min: -1e6, max: 1e6 }), (hundredths) => readNumber(String(hundredths / 100)) === hundredths / 100 + 0))
  fc.assert(fc.property(fc.string(), (text) => Number.isFinite(readNumber(text) ?? 0)))
})
