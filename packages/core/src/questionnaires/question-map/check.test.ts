import type { Question, Questions } from '@clinic/contract/questionnaires'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { brokenQuestions, soundQuestions } from '../arbitrary.test-data.ts'
import { buildQuestions } from './build.ts'
import { checkQuestions } from './check.ts'

const sound = buildQuestions([
  { tag: 'a', text: 'A?', yesNo: true, branches: { yes: [{ tag: 'a1', text: 'A1?' }] } },
  { tag: 'b', text: 'B?', one: ['x', 'y'] },
  { tag: 'c', text: 'C?' },
])
const changed = (tag: string, change: Partial<Question>): Questions => {
  const question = sound[tag]
  if (!question) throw new Error(`no question ${tag}`)
  return { ...sound, [tag]: { ...question, ...change } }
}

describe('a map that may be published', () => {
  test('has no fault', () => {
    expect(checkQuestions(sound)).toEqual([])
  })

  test('is whatever the builder makes', () => {
    fc.assert(
      fc.property(soundQuestions, (map) => {
        expect(checkQuestions(map)).toEqual([])
      }),
    )
  })
})

describe('a map that may not', () => {
  test('is empty, or has no question outside branches', () => {
    expect(checkQuestions({})).toEqual([{ tag: '', fault: 'empty' }])
    const { a1 } = sound
    if (a1) expect(checkQuestions({ a1: { ...a1, question_number: 1 } })).toContainEqual({ tag: '', fault: 'no-start' })
  })

  test('points at a question that is not there, by next, previous or an option (REQ-390)', () => {
    expect(checkQuestions(changed('c', { next_question: 'gone' }))).toEqual([
      { tag: 'c', fault: 'missing-target', field: 'next_question', target: 'gone' },
    ])
    expect(checkQuestions(changed('c', { previous_question: 'gone' }))).toEqual([
      { tag: 'c', fault: 'missing-target', field: 'previous_question', target: 'gone' },
    ])
    expect(checkQuestions(changed('b', { options: { x: 'constructor', y: 'c' } }))).toEqual([
      { tag: 'b', fault: 'missing-target', field: 'x', target: 'constructor' },
    ])
  })

  test('has a question that nobody reaches, behind an end in the middle', () => {
    expect(checkQuestions(changed('b', { next_question: null, options: { x: null, y: null } }))).toEqual([
      { tag: 'c', fault: 'unreachable' },
      { tag: 'b', fault: 'dead-end' },
    ])
  })

  test('leads back to where it was', () => {
    expect(checkQuestions(changed('c', { next_question: 'b' }))).toEqual([{ tag: 'c', fault: 'loop' }])
    expect(checkQuestions(changed('c', { next_question: 'c' }))).toEqual([{ tag: 'c', fault: 'loop' }])
  })

  test('has numbers other than 1 to n (REQ-402)', () => {
    expect(checkQuestions(changed('c', { question_number: 9 }))).toEqual([{ tag: 'c', fault: 'number' }])
    expect(checkQuestions(changed('c', { question_number: 3 }))).toContainEqual({ tag: 'c', fault: 'number' })
  })

  test('breaks the required rule (REQ-360)', () => {
    expect(checkQuestions(changed('c', { required: false }))).toEqual([{ tag: 'c', fault: 'required-rule' }])
    expect(checkQuestions(changed('a1', { required: true }))).toEqual([{ tag: 'a1', fault: 'required-rule' }])
  })

  test.each([null, 'gone', 'c', 'a1'])('has a branch question whose origin is %j', (branch_origin) => {
    expect(checkQuestions(changed('a1', { branch_origin }))).toContainEqual(expect.objectContaining({ tag: 'a1', fault: 'branch-origin' }))
  })

  test('has a question without words', () => {
    expect(checkQuestions(changed('c', { text: '  ' }))).toEqual([{ tag: 'c', fault: 'blank-text' }])
  })

  test('names options that are not there, or a range that holds nothing', () => {
    expect(checkQuestions(changed('b', { flags: { z: ['f'] }, scores: { v: 1 }, exclusive: ['w'] }))).toEqual([
      { tag: 'b', fault: 'unknown-option', field: 'flags', target: 'z' },
      { tag: 'b', fault: 'unknown-option', field: 'scores', target: 'v' },
      { tag: 'b', fault: 'unknown-option', field: 'exclusive', target: 'w' },
    ])
    expect(checkQuestions(changed('c', { minimum: 2, maximum: 1 }))).toEqual([{ tag: 'c', fault: 'range' }])
  })
})

test('the check is total on broken maps', () => {
  fc.assert(fc.property(brokenQuestions, (map) => Array.isArray(checkQuestions(map))))
})
