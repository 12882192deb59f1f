import { describe, expect, test } from 'vitest'
import { applyEdit } from './apply-edit.ts'
import { kindChangeWarning } from './change-kind.ts'
import { edited, made, questionOf, sample, tagsOf } from './edits.test-data.ts'

describe('a question becomes', () => {
  test('a yes or no question: both lead to the next question (REQ-364, REQ-366)', () => {
    const { questions, said } = made(sample, { edit: 'change_kind', tag: 'why', kind: 'yes_no_options' })
    expect(questions.why).toMatchObject({ start_branch: true, yes_no_options: { yes: 'since', no: 'since' } })
    expect(said).toEqual([{ said: 'field-updated', field: 'type', tag: 'why' }])
  })

  test.each(['options', 'select_multiple_options'] as const)(
    'one with %s: one option leads to the next question (REQ-365, REQ-400)',
    (kind) => {
      const questions = edited(sample, { edit: 'change_kind', tag: 'pills', kind })
      expect(questions.pills).toMatchObject({ start_branch: true, [kind]: { 'Option 1': 'last' } })
    },
  )

  test('one of no kind: its branches go, and all that hung on its options (REQ-361, REQ-366)', () => {
    const questions = edited(sample, { edit: 'change_kind', tag: 'aids', kind: 'none' })
    expect(tagsOf(questions)).toEqual(['sleep', 'hours', 'why', 'since', 'aids', 'last'])
    const { aids } = questions
    expect(aids).toMatchObject({ start_branch: false, next_question: 'last' })
    expect(aids?.child_branches).toEqual({})
    for (const field of ['select_multiple_options', 'flags', 'scores', 'exclusive']) expect(aids).not.toHaveProperty(field)
  })

  test('one of another kind: its connections are replaced (REQ-362)', () => {
    const questions = edited(sample, { edit: 'change_kind', tag: 'sleep', kind: 'options' })
    expect(questions.sleep).toMatchObject({ options: { 'Option 1': 'aids' } })
    expect(questions.sleep?.child_branches).toEqual({})
    expect(questions.sleep).not.toHaveProperty('yes_no_options')
    expect(tagsOf(questions)).toEqual(['sleep', 'aids', 'pills', 'last'])
  })
})

test('a kind that it has already changes nothing, one that was not seen is a conflict', () => {
  expect(applyEdit(sample, { edit: 'change_kind', tag: 'aids', kind: 'select_multiple_options' })).toEqual({ refused: 'unchanged' })
  expect(applyEdit(sample, { edit: 'change_kind', tag: 'gone', kind: 'none' })).toEqual({ refused: 'unknown-tag', tag: 'gone' })
  expect(applyEdit(sample, { edit: 'change_kind', tag: 'aids', kind: 'none', from: 'options' })).toEqual({
    refused: 'conflict',
    conflicts: [{ tag: 'aids', field: 'type', present: 'select_multiple_options', wanted: 'none' }],
  })
})

test.each([
  ['sleep', 'none', 'connections-break'],
  ['aids', 'options', 'connections-replaced'],
  ['aids', 'select_multiple_options', null],
  ['last', 'options', null],
  ['last', 'none', null],
] as const)('before %s becomes %s a person is warned: %s (REQ-361, REQ-362)', (tag, kind, warning) => {
  expect(kindChangeWarning(questionOf(sample, tag), kind)).toBe(warning)
})
