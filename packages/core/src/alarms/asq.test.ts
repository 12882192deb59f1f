import { expect, test } from 'vitest'
import { ASQ, asqFaults, asqQuestions } from './asq.ts'

const answered = (...answers: string[]) => Object.fromEntries(answers.map((answer, place) => [`asq_${place + 1}`, answer]))

test('the ASQ has its five questions word for word, and its source (F-4)', () => {
  expect([...ASQ.questions, ASQ.after_yes_or_refusal].map(({ text }) => text)).toEqual([
    'In the past few weeks, have you wished you were dead?',
    'In the past few weeks, have you felt that you or your family would be better off if you were dead?',
    'In the past week, have you been having thoughts about killing yourself?',
    'Have you ever tried to kill yourself?',
    'Are you having thoughts of killing yourself right now?',
  ])
  expect(ASQ.source).toContain('National Institute of Mental Health')
})

test.each([
  [answered('no', 'no', 'no', 'no'), 4],
  [answered('no', 'no', 'yes', 'no'), 5],
  [answered('no', 'no', 'no', 'refused'), 5],
  [answered(), 4],
])('after %j there are %i questions: the fifth follows a yes or a refusal', (answers, count) =>
  expect(asqQuestions(answers)).toHaveLength(count),
)

test('missing answers and answers to what was not asked are named', () => {
  expect(asqFaults(answered('no', 'no', 'no', 'no'))).toEqual([])
  expect(asqFaults(answered('no', 'no', 'no'))).toEqual(['asq_4'])
  expect(asqFaults(answered('yes', 'no', 'no', 'no'))).toEqual(['asq_5'])
  expect(asqFaults(answered('no', 'no', 'no', 'no', 'yes'))).toEqual(['asq_5'])
  expect(asqFaults({ ...answered('no', 'no', 'no', 'no'), other: 'no' })).toEqual(['other'])
})
