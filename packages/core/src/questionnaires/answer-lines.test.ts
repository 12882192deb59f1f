import { expect, test } from 'vitest'
import { answerLines, changedLines } from './answer-lines.ts'
import { buildQuestions } from './question-map/build.ts'

const questions = buildQuestions([
  {
    tag: 'history',
    text: 'Which of these have you had?',
    several: ['Psychosis', 'Liver disease', 'None'],
    flags: { Psychosis: ['psychosis_personal'] },
  },
  { tag: 'drives', text: 'Do you drive?', yesNo: true, branches: { yes: [{ tag: 'often', text: 'How often?' }] } },
])

test('answers are shown in the words of the version that asked, in order, with the risks they raised', () => {
  const lines = answerLines(questions, {
    drives: { value: true, at: '2026-03-02T15:00:00.000Z' },
    history: { value: ['Psychosis', 'Liver disease'] },
    often: { value: 'every day' },
  })
  expect(lines).toEqual([
    {
      tag: 'history',
      question: 'Which of these have you had?',
      answer: 'Psychosis and Liver disease',
      drawing: null,
      picture: null,
      at: null,
      flags: ['psychosis_personal'],
    },
    { tag: 'drives', question: 'Do you drive?', answer: 'Yes', drawing: null, picture: null, at: '2026-03-02T15:00:00.000Z', flags: [] },
    { tag: 'often', question: 'How often?', answer: 'every day', drawing: null, picture: null, at: null, flags: [] },
  ])
})

test('an answer that is off the path now is not shown', () => {
  const lines = answerLines(questions, { history: { value: ['None'] }, drives: { value: false }, often: { value: 'every day' } })
  expect(lines.map((line) => line.tag)).toEqual(['history', 'drives'])
})

test('what is answered otherwise than before is told, what was not asked both times is not', () => {
  const before = answerLines(questions, { history: { value: ['None'] }, drives: { value: true }, often: { value: 'rarely' } })
  const after = answerLines(questions, { history: { value: ['None'] }, drives: { value: false } })
  expect(changedLines(before, after)).toEqual([{ question: 'Do you drive?', from: 'Yes', to: 'No' }])
  expect(changedLines([], after)).toEqual([])
})
