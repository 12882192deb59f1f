import { expect, test } from 'vitest'
import { answerTo, liveAnswers } from './live-answers.ts'
import { buildQuestions } from './question-map/build.ts'

const questions = buildQuestions([
  { tag: 'a', text: 'A?', yesNo: true, branches: { yes: [{ tag: 'a1', text: 'A1?', variable: 'detail' }] } },
  { tag: 'b', text: 'B?' },
  { tag: 'c', text: 'C?' },
])

test('answers set aside and skipped questions do not count', () => {
  const answers = { a: { value: false }, a1: { value: 'x' }, b: { value: '' }, c: { value: 'y' } }
  expect(liveAnswers(questions, answers).map(({ tag }) => tag)).toEqual(['a', 'c'])
  expect(answerTo(questions, answers, 'detail')).toBeNull()
})

test('answers that wait behind an open question count', () => {
  expect(liveAnswers(questions, { a: { value: true }, c: { value: 'y' } }).map(({ tag }) => tag)).toEqual(['a', 'c'])
})
