import type { Question } from '@clinic/contract/questionnaires'
import { expect, test } from 'vitest'
import { buildQuestions } from '../question-map/build.ts'
import { number } from './number.ts'

function asked(limits: Partial<Question>): Question {
  const { one } = buildQuestions([{ tag: 'one', text: 'How much?', input: 'number' }])
  if (!one) throw new Error('no question')
  return { ...one, ...limits }
}

const SCALE = asked({ minimum: 0, maximum: 10 })
const NIGHTS = asked({ minimum: 0, maximum: 7, unit: 'nights a week' })
const NUITS = asked({ minimum: 0, maximum: 7, unit: 'nuits par semaine' })

test.each([
  [SCALE, 'maybe a seven', 7],
  [SCALE, 'sept sur dix', 7],
  [SCALE, '8/10', 8],
  [SCALE, '6 out of 10', 6],
  [NIGHTS, 'four nights out of seven', 4],
  [NIGHTS, 'every night', 7],
  [NUITS, 'toutes les nuits', 7],
  [NUITS, 'quatre nuits sur sept', 4],
])('a number is read from words (REQ-422): %#', (question, text, value) => {
  expect(number.read(question, { text })).toEqual({ value })
})

test.each([
  [SCALE, 'entre 6 et 7'],
  [SCALE, 'not 8'],
  [NIGHTS, 'almost every night'],
  [NIGHTS, 'une quinzaine'],
  [SCALE, 'every night'],
])('what is no single number is asked again: %#', (question, text) => {
  expect(number.read(question, { text })).toHaveProperty('problem')
})
