import { buildQuestions } from '@clinic/core/questionnaires/question-map/build'
import { expect, test } from 'vitest'
import { runAnswer, runBack, runNext, runSkip } from './walk-test-case.ts'

const questions = buildQuestions([
  { tag: 'smoke', text: 'Do you smoke?', yesNo: true, branches: { yes: [{ tag: 'since', text: 'Since when?', input: 'number' }] } },
  { tag: 'aids', text: 'What helps?', several: ['Tea', 'Nothing'], exclusive: ['Nothing'] },
])

function answered(answers: Parameters<typeof runNext>[1], tag: string, text: string) {
  const result = runAnswer(questions, answers, { tag, given: { text } })
  if (!result.answers) throw new Error(result.problem)
  return result.answers
}

test('a test run follows the answers, and back takes the last one away', () => {
  expect(runNext(questions, {})).toBe('smoke')
  const yes = answered({}, 'smoke', 'yes')
  expect(runNext(questions, yes)).toBe('since')
  const since = answered(yes, 'since', '12')
  expect(runNext(questions, since)).toBe('aids')
  expect(runBack(questions, since)).toEqual(yes)
  expect(runNext(questions, answered({}, 'smoke', 'no'))).toBe('aids')
  expect(runNext(questions, runSkip(questions, yes, 'since'))).toBe('aids')
})

test('what the chat would not take is not taken, and said', () => {
  const yes = answered({}, 'smoke', 'yes')
  expect(runAnswer(questions, yes, { tag: 'since', given: { text: 'long ago' } })).toEqual({
    problem: 'The chat would ask again: Please enter a number.',
  })
  const both = runAnswer(questions, yes, { tag: 'aids', given: { text: '', selected: ['Tea', 'Nothing'] } })
  expect(both.problem).toContain('You can’t combine “Nothing”')
})
