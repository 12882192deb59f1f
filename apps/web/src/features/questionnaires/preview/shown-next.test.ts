import { buildQuestions } from '@clinic/core/questionnaires/question-map/build'
import { expect, test } from 'vitest'
import { shownNext } from './shown-next.ts'

const QUESTIONS = buildQuestions([
  { tag: 'sleep', text: 'Do you sleep badly?', yesNo: true, branches: { yes: [{ tag: 'hours', text: 'How many hours?' }] } },
  { tag: 'last', text: 'Anything else?' },
])

test('the preview follows to the question that the answer leads to, out of a branch too, and nowhere after the last', () => {
  expect(shownNext(QUESTIONS, 'sleep', 'yes')).toBe('hours')
  expect(shownNext(QUESTIONS, 'sleep', 'no')).toBe('last')
  expect(shownNext(QUESTIONS, 'hours', '5')).toBe('last')
  expect(shownNext(QUESTIONS, 'last', 'No')).toBeNull()
  const { hours } = QUESTIONS
  const ends = { ...QUESTIONS, ...(hours && { hours: { ...hours, next_question: null } }) }
  expect(shownNext(ends, 'hours', '5')).toBe('last')
})
