import type { Question } from '@clinic/contract/questionnaires'
import { expect, test } from 'vitest'
import { asWish } from './as-wish.ts'

const CHANGE = { text: 'Is there anything you would like to change?' } as Question

test.each([
  ['could I try capsules instead of the oil', 'capsules instead of the oil'],
  ['can we go up a bit?', 'go up a bit'],
  ['the taste is awful, is there something else I could try?', 'something else'],
  ['est-ce que je pourrais avoir des capsules à la place?', 'des capsules à la place'],
  ['on peut-tu monter la dose?', 'monter la dose'],
])('%j asks for what is wished', (text, wish) => {
  expect(asWish(CHANGE, text)).toBe(wish)
})

test.each(['capsules please', 'how much does it cost?', 'is it safe?', 'you can call me'])('%j asks for nothing', (text) => {
  expect(asWish(CHANGE, text)).toBeNull()
})

test('where it is not asked what should change, a question is a question', () => {
  expect(asWish({ text: 'How often do you drive?' } as Question, 'could I try capsules?')).toBeNull()
})
