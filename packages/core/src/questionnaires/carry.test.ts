import { expect, test } from 'vitest'
import { buildQuestions } from './build.ts'
import { carryAnswers } from './carry.ts'
import { walk } from './walk.ts'

const before = buildQuestions([
  { tag: 'a', text: 'How are you?' },
  { tag: 'b', text: 'Which?', one: ['x', 'y'] },
  { tag: 'c', text: 'How many?', input: 'number', unit: 'days' },
  { tag: 'd', text: 'Old?' },
])
const after = buildQuestions([
  { tag: 'new', text: 'New?' },
  { tag: 'a', text: 'how are you' },
  { tag: 'b', text: 'Which?', one: ['y', 'z'] },
  { tag: 'c', text: 'How many?', input: 'number', unit: 'weeks' },
])

test('answers go over to a new version where the question still means the same, and only the rest is asked (D-11)', () => {
  const answers = { a: { value: 'well', at: '2026-11-02T10:00:00Z' }, b: { value: 'y' }, c: { value: 3 }, d: { value: 'x' } }
  const carried = carryAnswers(before, after, answers)
  expect(carried).toEqual({ a: answers.a, b: answers.b })
  expect(walk(after, carried).next).toBe('new')
  expect(walk(after, { ...carried, new: { value: 'x' } })).toMatchObject({ next: 'c', setAside: [] })
})

test('an answer whose option is gone is asked again', () => {
  expect(carryAnswers(before, after, { b: { value: 'x' } })).toEqual({})
})
