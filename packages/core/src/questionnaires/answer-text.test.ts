import { expect, test } from 'vitest'
import { answerText } from './answer-text.ts'
import { buildQuestions } from './build.ts'

const { a, b } = buildQuestions([
  { tag: 'a', text: 'A?', yesNo: true },
  { tag: 'b', text: 'B?', input: 'number', unit: 'days' },
])

test('answers read as a person would write them', () => {
  if (!a || !b) throw new Error('not built')
  expect([answerText(a, true), answerText(a, 'no'), answerText(b, 3), answerText(b, [])]).toEqual(['Yes', 'No', '3 days', ''])
  expect([answerText(b, ['x']), answerText(b, ['x', 'y']), answerText(b, ['x', 'y', 'z'])]).toEqual(['x', 'x and y', 'x, y and z'])
})
