import { buildQuestions } from '@clinic/core/questionnaires/question-map/build'
import { expect, test } from 'vitest'
import { currentQuestion } from './current-question.ts'

const { a, b, c } = buildQuestions([
  { tag: 'a', text: 'A?' },
  { tag: 'b', text: 'B?' },
  { tag: 'c', text: 'C?' },
])
if (!a || !b || !c) throw new Error('no questions')
const given = (tag: string, question: typeof a) => ({ tag, question, value: 'x', answer: 'x', flags: [] })
const asked = (answered: ReturnType<typeof given>[], next: { tag: string; question: typeof a } | null) => ({ answered, next })
const writing = { tag: 'b', question: b, text: 'half a sen' }

test('the question that comes now stands on screen, or the one that was opened again', () => {
  const now = asked([given('a', a)], { tag: 'b', question: b })
  expect(currentQuestion(now, null, null)).toMatchObject({ current: { tag: 'b' }, again: undefined, isHeld: false, lost: null })
  expect(currentQuestion(now, 'a', null)).toMatchObject({ current: { tag: 'a' }, again: { tag: 'a' }, isHeld: false })
  expect(currentQuestion(asked([given('a', a)], null), null, null).current).toBeNull()
})

test('what is being written stays where it is while the patient answers it in the chat, and goes on', () => {
  const moved = asked([given('a', a), given('b', b)], { tag: 'c', question: c })
  expect(currentQuestion(moved, null, writing)).toMatchObject({
    current: { tag: 'b' },
    again: { tag: 'b', answer: 'x' },
    isHeld: true,
    lost: null,
  })
  expect(currentQuestion(moved, null, null)).toMatchObject({ current: { tag: 'c' }, isHeld: false })
})

test('words to a question that is asked no more are given back, not lost', () => {
  expect(currentQuestion(asked([given('a', a)], { tag: 'c', question: c }), null, writing)).toMatchObject({
    current: { tag: 'c' },
    lost: writing,
  })
})
