import { expect, test } from 'vitest'
import { sample, tagsOf } from './edits.test-data.ts'
import { newQuestions } from './new-questions.ts'
import { reorder } from './reorder.ts'

const plain = newQuestions().Question1
const ask = (question_number: number, next_question: string | null, in_branch = false) => {
  if (!plain) throw new Error('not made')
  return { ...plain, question_number, next_question, in_branch }
}

test('a map in a circle is numbered from its lowest number, which nothing comes before', () => {
  const questions = reorder({ c: ask(3, 'a'), b: ask(2, 'c'), a: ask(1, 'b') })
  expect(tagsOf(questions)).toEqual(['a', 'b', 'c'])
  expect(Object.values(questions).map((one) => one.previous_question)).toEqual([null, 'a', 'b'])
})

test('a question that was put in front is the first', () => {
  expect(tagsOf(reorder({ a: ask(1, 'b'), b: ask(2, null), z: ask(9, 'a') }))).toEqual(['z', 'a', 'b'])
})

test('what nobody reaches comes last: beginnings before what they lead to, branches after the rest (REQ-383)', () => {
  const questions = reorder({ a: ask(1, null), y: ask(2, null), x: ask(5, 'y'), inner: ask(3, null, true) })
  expect(tagsOf(questions)).toEqual(['a', 'x', 'y', 'inner'])
})

test('numbers are shifted without touching anything else (REQ-373)', () => {
  const { sleep, ...rest } = sample
  const questions = reorder({ ...rest, ...(sleep && { sleep: { ...sleep, question_number: 40, branch_level: 3 } }) })
  expect(questions.sleep).toMatchObject({ question_number: 1, branch_level: 0 })
  expect(questions.hours).toBe(sample.hours)
})

test('a map without a question outside branches, or without any, has an order too', () => {
  expect(tagsOf(reorder({ b: ask(2, null, true), a: ask(1, 'b', true) }))).toEqual(['a', 'b'])
  expect(reorder({})).toEqual({})
})
