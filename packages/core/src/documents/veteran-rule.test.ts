import { expect, test } from 'vitest'
import { veteranRule } from './veteran-rule.ts'

test.each([
  ['2016-11-21', null],
  ['2016-11-22', [3, 8.5]],
  ['2026-03-31', [3, 8.5]],
  ['2026-04-01', [3, 6]],
  ['2026-11-20', [3, 6]],
])('on %s Veterans Affairs pays by the rule of the day', (day, told) => {
  const rule = veteranRule(day)
  expect(rule && [rule.grams_a_day, rule.dollars_a_gram]).toEqual(told)
})
