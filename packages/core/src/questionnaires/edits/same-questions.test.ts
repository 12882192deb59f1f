import { expect, test } from 'vitest'
import { buildQuestions } from '../question-map/build.ts'
import { sameQuestions } from './same-questions.ts'

const asked = (...options: string[]) => buildQuestions([{ tag: 'a', text: 'Which?', one: options }])

test('the order of keys says nothing, that of options and any word does', () => {
  const { a } = asked('x', 'y')
  if (!a) throw new Error('there is no question')
  expect(sameQuestions({ a }, { a: Object.fromEntries(Object.entries(a).reverse()) as typeof a })).toBe(true)
  expect(sameQuestions(asked('x', 'y'), asked('y', 'x'))).toBe(false)
  expect(sameQuestions({ a }, { a: { ...a, text: 'Which one?' } })).toBe(false)
  expect(sameQuestions({ a }, {})).toBe(false)
})
