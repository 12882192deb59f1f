import { expect, test } from 'vitest'
import { articleErrors, readsLikeDose } from './article-errors.ts'

const ARTICLE = {
  ...{ title: 'Parking', text: 'There is none.', source: '', owner: 'Clinical lead' },
  ...{ reviewed_on: '2026-03-02', review_due: '2027-03-02', phrasings: [] },
}

test('a draft needs a title, a text, an owner and days in order', () => {
  expect(articleErrors(ARTICLE)).toEqual({})
  expect(Object.keys(articleErrors({ ...ARTICLE, title: ' ', text: '', owner: '' }))).toEqual(['title', 'text', 'owner'])
  expect(articleErrors({ ...ARTICLE, review_due: '2026-03-02' })).toHaveProperty('review_due')
  expect(Object.keys(articleErrors({ ...ARTICLE, reviewed_on: '', review_due: '' }))).toEqual(['reviewed_on', 'review_due'])
})

test('an amount to take is noticed, other figures are not (D-7)', () => {
  expect(['Start with 2.5 mg.', 'Take 3 drops', 'two puffs or 10ml'].map(readsLikeDose)).toEqual([true, true, true])
  expect(['Up to 30 grams in public', 'within 14 days', 'since 2018'].map(readsLikeDose)).toEqual([false, false, false])
})
