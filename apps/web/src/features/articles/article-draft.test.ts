import { expect, test } from 'vitest'
import { draftOf, fieldsOf, isChanged } from './article-draft.ts'

test('a new article is reviewed today, and again in a year', () => {
  expect(draftOf(null, '2026-03-02')).toMatchObject({ title: '', reviewed_on: '2026-03-02', review_due: '2027-03-02' })
  expect(draftOf(null, '2028-02-29').review_due).toBe('2029-02-28')
})

test('phrasings are one a line, each once, without empty lines', () => {
  expect(fieldsOf({ ...draftOf(null, '2026-03-02'), phrasings: ' one \n\ntwo\none' }).phrasings).toEqual(['one', 'two'])
})

test('space at the ends is no change, another word is', () => {
  const saved = { ...draftOf(null, '2026-03-02'), title: 'Parking', phrasings: 'one' }
  expect(isChanged({ ...saved, title: 'Parking ', phrasings: 'one\n' }, saved)).toBe(false)
  expect(isChanged({ ...saved, phrasings: 'one\ntwo' }, saved)).toBe(true)
})
