import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { soundQuestions } from '../arbitrary.test-data.ts'
import { buildQuestions } from './build.ts'
import { optionsOf } from './options.ts'

const questions = buildQuestions([
  {
    tag: 'a',
    text: 'A?',
    one: ['x', 'y'],
    branches: {
      y: [
        { tag: 'a1', text: 'A1?', yesNo: true, branches: { yes: [{ tag: 'a2', text: 'A2?' }] } },
        { tag: 'a3', text: 'A3?' },
      ],
    },
  },
  { tag: 'b', text: 'B?', input: 'number', unit: 'days', variable: 'days' },
])

describe('building a map', () => {
  test('numbers depth first from 1 (REQ-383, REQ-402)', () => {
    expect(Object.entries(questions).map(([tag, question]) => [tag, question.question_number])).toEqual([
      ['a', 1],
      ['a1', 2],
      ['a2', 3],
      ['a3', 4],
      ['b', 5],
    ])
  })

  test('tells branches by origin, id, level and required (REQ-349, REQ-360)', () => {
    expect(questions.a).toMatchObject({
      start_branch: true,
      in_branch: false,
      required: true,
      branch_level: 0,
      child_branches: { 'a-y': 'y' },
    })
    expect(questions.a1).toMatchObject({ in_branch: true, required: false, branch_origin: 'a', branch_id: 'a-y', branch_level: 1 })
    expect(questions.a2).toMatchObject({ branch_origin: 'a1', branch_level: 2, start_branch: false })
  })

  test('leads every branch back to the question after the one it began at', () => {
    expect(questions.a?.options).toEqual({ x: 'b', y: 'a1' })
    expect(questions.a1?.yes_no_options).toEqual({ yes: 'a2', no: 'a3' })
    expect(questions.a2?.next_question).toBe('a3')
    expect(questions.a3).toMatchObject({ next_question: 'b', previous_question: 'a1' })
    expect(questions.b).toMatchObject({ previous_question: 'a', next_question: null, unit: 'days', variable: 'days' })
  })

  test('makes pointers that agree: whoever comes before a question leads to it', () => {
    fc.assert(
      fc.property(soundQuestions, (map) => {
        for (const [tag, question] of Object.entries(map)) {
          const before = question.previous_question === null ? null : map[question.previous_question]
          if (before) expect([before.next_question, ...optionsOf(before).map((option) => option.destination)]).toContain(tag)
          else expect(question.question_number).toBe(1)
        }
      }),
    )
  })

  test('refuses a tag used twice, and a branch of an option that is not there', () => {
    expect(() =>
      buildQuestions([
        { tag: 'a', text: '1' },
        { tag: 'a', text: '2' },
      ]),
    ).toThrow('used twice')
    expect(() => buildQuestions([{ tag: 'a', text: '1', one: ['x'], branches: { z: [] } }])).toThrow('no option z')
  })
})
