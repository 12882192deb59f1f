import { expect, test } from 'vitest'
import { decisionText } from './decision-text.ts'

const NONE = { grams_per_day: null, months: null, next_on: null, reason: '' }

test.each([
  [{ ...NONE, kind: 'authorize', grams_per_day: 1.5, months: 12 }, 'Authorize 1.5 g a day for 12 months'],
  [
    { ...NONE, kind: 'authorize-less', grams_per_day: 0.25, months: 1, reason: 'Starts low' },
    'Authorize less: 0.25 g a day for 1 month (“Starts low”)',
  ],
  [{ ...NONE, kind: 'defer', next_on: '2026-03-16', reason: 'Heart letter' }, 'Defer until 16 Mar 2026 (“Heart letter”)'],
  [{ ...NONE, kind: 'decline', reason: 'Unstable heart disease' }, 'Decline (“Unstable heart disease”)'],
  [{ ...NONE, kind: 'see-again', next_on: '2026-03-30' }, 'See again on 30 Mar 2026'],
] as const)('%j reads “%s” (F-8)', (decision, text) => {
  expect(decisionText(decision)).toBe(text)
})
