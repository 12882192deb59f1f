import { expect, test } from 'vitest'
import { billingLimit } from './billing-limit.ts'
import { judgeUse } from './judge-use.ts'
import { GOOD_DRAFT, GOOD_FACTS } from './vectors.test-data.ts'

const letter = { by: 'Dr. Ito', specialty: 'Pain medicine', on: '2026-11-01', grams: 5, ends_on: '2027-10-31' }

test.each([
  [{ billing_limit_g: null, letter: null }, '2026-11-20', 3],
  [{ billing_limit_g: null, letter: null }, '2016-11-21', null],
  [{ billing_limit_g: 4, letter }, '2026-11-20', 4],
  [{ billing_limit_g: null, letter }, '2026-11-20', 5],
  [{ billing_limit_g: null, letter }, '2027-10-31', 5],
  [{ billing_limit_g: null, letter }, '2027-11-01', 3],
  [{ billing_limit_g: null, letter }, '2026-10-31', 3],
  [{ billing_limit_g: null, letter: { ...letter, grams: 2, ends_on: null } }, '2030-01-01', 3],
])('of %j Veterans Affairs pays on %s up to %j g a day', (cover, day, limit) => {
  expect(billingLimit(cover, day)).toBe(limit)
})

const warned = (grams: string, facts: Partial<typeof GOOD_FACTS>, draft = {}) =>
  judgeUse({ ...GOOD_DRAFT, daily_grams: grams, ...draft }, { ...GOOD_FACTS, ...facts }).warnings?.map(({ code, detail }) => [code, detail])
const veteran = { billing_limit_g: null, letter: null }

test('all documents in force together count against the limit of a veteran, the one that is replaced does not (facts 7)', () => {
  const in_force = [{ id: 7, daily_grams: 2 }]
  expect(warned('1', { veteran, in_force })).toEqual([])
  expect(warned('1.25', { veteran, in_force })).toEqual([['above-billing-limit', '3 g']])
  expect(warned('1.25', { veteran, in_force }, { supersedes: 7 })).toEqual([])
  expect(warned('1.25', { veteran: null, in_force })).toEqual([])
  expect(warned('4', { veteran: { ...veteran, letter } })).toEqual([['above-3-grams', undefined]])
})

test('what is recorded counts instead of the tick on the draft, which counts without a record', () => {
  expect(warned('4', { veteran })).toContainEqual(['above-billing-limit', '3 g'])
  expect(warned('4', { veteran }, { veteran: true })).not.toContainEqual(['veteran-without-letter', '3 g'])
  expect(warned('4', {}, { veteran: true })).toContainEqual(['veteran-without-letter', '3 g'])
})
