import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bare, cleanText, MAX_TEXT, normalize } from './normalize.ts'

test('control and invisible characters go, spaces become single, the length is capped', () => {
  expect(cleanText('  a\u0000\u200b b\n\tc  ')).toBe('a b c')
  expect(cleanText('x'.repeat(5000))).toHaveLength(MAX_TEXT)
  expect(cleanText('\ud800')).toBe('')
})

test('contractions, slang, accents and case are written out alike', () => {
  expect(normalize("I’m NOT gonna, can't!")).toBe('i am not going to, can not.')
  expect(bare('Thx, u r très kind!')).toBe('thanks you are tres kind')
})

test('cleaning and normalising are settled after one pass of cleaning, for any text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (text) => {
      expect(cleanText(cleanText(text))).toBe(cleanText(text))
      expect(normalize(text)).toMatch(/^[a-z0-9.,?@ ]*$/)
    }),
  )
})
