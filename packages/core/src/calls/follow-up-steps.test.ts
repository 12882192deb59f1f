import { expect, test } from 'vitest'
import { afterSilence, daysSignedWithStep, followUpSteps, isDue, type Treatment } from './follow-up-steps.ts'

const treatment = (parts: Partial<Treatment> = {}): Treatment => ({
  ...{ signed_on: '2026-01-10', ends_on: '2027-01-10', begins: 'first', gravest: null, liver: false, age: 40, ...parts },
})
const named = (parts: Partial<Treatment> = {}) => followUpSteps(treatment(parts)).map(({ step }) => step)

test('a first treatment is called on the third day, asked after four weeks, and in the third and ninth month', () => {
  expect(followUpSteps(treatment())).toEqual([
    { step: 'call', kind: 'call', on: '2026-01-13' },
    { step: 'week-4', kind: 'questions', on: '2026-02-07' },
    { step: 'month-3', kind: 'questions', on: '2026-04-10' },
    { step: 'month-9', kind: 'questions', on: '2026-10-10' },
  ])
})

test.each<[string, Partial<Treatment>, string[]]>([
  ['a renewal as before is asked after half a year', { begins: null }, ['month-6']],
  ['more grams are asked about after four weeks', { begins: 'rise' }, ['week-4', 'month-3', 'month-9']],
  ['with more grams the old are called', { begins: 'rise', age: 65 }, ['call', 'week-4', 'month-3', 'month-9']],
  ['and the young', { begins: 'rise', age: 24 }, ['call', 'week-4', 'month-3', 'month-9']],
  ['and all who take a medicine that interacts', { begins: 'rise', gravest: 'B' }, ['call', 'week-4', 'month-3', 'month-9']],
  ['not for counsel alone', { begins: 'rise', gravest: 'C' }, ['week-4', 'month-3', 'month-9']],
  ['nor by an unknown age', { begins: 'rise', age: null }, ['week-4', 'month-3', 'month-9']],
  ['liver tests are in months 1, 3 and 6', { begins: null, liver: true }, ['tests-1', 'tests-3', 'month-6', 'tests-6']],
  ['from two months before the end the renewal asks', { ends_on: '2026-05-01' }, ['call', 'week-4']],
  ['nothing is due after the end', { ends_on: '2026-02-01', liver: true }, ['call']],
])('%s', (_, parts, steps) => {
  expect(named(parts)).toEqual(steps)
})

test('questions without an answer: a call after a week, a decision after two', () => {
  expect(afterSilence('2026-02-07', '2026-02-13')).toBe('wait')
  expect(afterSilence('2026-02-07', '2026-02-14')).toBe('call')
  expect(afterSilence('2026-02-07', '2026-02-20')).toBe('call')
  expect(afterSilence('2026-02-07', '2026-02-21')).toBe('decide')
})

test('a step is taken up to two weeks late, so that an update asks no one about old times', () => {
  expect(isDue('2026-02-07', '2026-02-06')).toBe(false)
  expect(isDue('2026-02-07', '2026-02-21')).toBe(true)
  expect(isDue('2026-02-07', '2026-02-22')).toBe(false)
})

test('every document with a step that is due is among the days that are read', () => {
  for (let day = 0; day < 366; day += 1) {
    const today = new Date(Date.UTC(2026, 0, 1 + day)).toISOString().slice(0, 10)
    const days = new Set(daysSignedWithStep(today))
    for (const begins of ['first', 'rise', null] as const) {
      for (const signed_on of ['2025-12-31', '2026-01-31', '2026-02-28']) {
        const due = followUpSteps(treatment({ signed_on, ends_on: '2027-12-31', begins, liver: true, gravest: 'A' })).some(({ on }) =>
          isDue(on, today),
        )
        if (due && signed_on > '2025-12-30' && new Date(today).getTime() - new Date(signed_on).getTime() < 366 * 86_400_000)
          expect(days).toContain(signed_on)
      }
    }
  }
})
