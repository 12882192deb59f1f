import { describe, expect, test } from 'vitest'
import { checkQuestions } from '../question-map/check.ts'
import { made, sample, tagsOf } from './edits.test-data.ts'
import { parseQuestions } from './parse-questions.ts'

const load = (value: unknown) => {
  const read = parseQuestions(JSON.stringify(value))
  if ('fault' in read) throw new Error('not read')
  return made({}, { edit: 'load', questions: read.questions })
}

describe('loading', () => {
  test('clears references to questions that are not there, and says each (REQ-390, REQ-391)', () => {
    const { questions, said } = load({
      a: { text: 'A?', next_question: 'b', options: { x: 'gone', y: 'b' }, question_number: 1 },
      b: { text: 'B?', next_question: 'lost', previous_question: 'old', branch_origin: 'root', question_number: 2 },
    })
    expect(questions.a?.options).toEqual({ x: null, y: 'b' })
    expect(questions.b).toMatchObject({
      next_question: null,
      previous_question: 'a',
      branch_origin: null,
      in_branch: false,
      required: true,
    })
    expect(said).toEqual([
      { said: 'reference-cleared', question: 'a', field: 'x', tag: 'gone' },
      { said: 'reference-cleared', question: 'b', field: 'previous_question', tag: 'old' },
      { said: 'reference-cleared', question: 'b', field: 'next_question', tag: 'lost' },
      { said: 'reference-cleared', question: 'b', field: 'branch_origin', tag: 'root' },
    ])
  })

  test('tells the kind by the option map, and depth, order and numbers by the pointers (REQ-355, REQ-358, REQ-360)', () => {
    const { questions } = load({
      c: { text: 'C?', question_number: 3 },
      b: { text: 'B?', in_branch: true, branch_origin: 'a', branch_id: 'i', next_question: 'c', required: true, question_number: 4 },
      a: { text: 'A?', next_question: 'c', yes_no_options: { yes: 'b', no: 'c' }, child_branches: { i: 'yes' }, question_number: 1 },
    })
    expect(tagsOf(questions)).toEqual(['a', 'b', 'c'])
    expect(Object.keys(questions)).toEqual(['a', 'b', 'c'])
    expect(questions.a).toMatchObject({ start_branch: true, required: true })
    expect(questions.b).toMatchObject({ branch_level: 1, required: false, previous_question: 'a' })
    expect(checkQuestions(questions)).toEqual([])
  })

  test('gives branch questions the origin and the branch that the file left out', () => {
    const { questions } = load({
      a: { text: 'A?', next_question: 'c', options: { x: 'b', y: 'c' } },
      b: { text: 'B?', in_branch: true, next_question: 'b2' },
      b2: { text: 'B2?', in_branch: true, next_question: 'c' },
      c: { text: 'C?' },
    })
    expect(questions.a?.child_branches).toEqual({ 'a-x': 'x' })
    for (const tag of ['b', 'b2']) expect(questions[tag]).toMatchObject({ branch_origin: 'a', branch_id: 'a-x', branch_level: 1 })
    expect(checkQuestions(questions)).toEqual([])
    expect(Object.keys(made(questions, { edit: 'delete_option', tag: 'a', label: 'x' }).questions)).toEqual(['a', 'c'])
  })

  test('replaces all that was there, and is taken back like any edit', () => {
    const { questions, patch } = made(sample, { edit: 'load', questions: load({ a: { text: 'A?' } }).questions })
    expect(Object.keys(questions)).toEqual(['a'])
    expect(Object.keys(patch).sort()).toEqual(['a', ...Object.keys(sample)].sort())
  })
})
