import type { QuestionnaireEdit } from '@clinic/contract/questionnaires/edits'
import { expect, test } from 'vitest'
import { checkQuestions } from '../question-map/check.ts'
import { applyEdit } from './apply-edit.ts'
import { edited, sample, tagsOf } from './edits.test-data.ts'

test('a line leads a question or one of its options elsewhere, or nowhere', () => {
  expect(edited(sample, { edit: 'point', tag: 'hours', label: 'long', to: 'last' }).hours?.options).toEqual({ short: 'why', long: 'last' })
  expect(edited(sample, { edit: 'point', tag: 'since', label: null, to: 'last' }).since?.next_question).toBe('last')
  expect(edited(sample, { edit: 'point', tag: 'sleep', label: 'yes', to: null }).sleep?.yes_no_options?.yes).toBeNull()
})

test('questions that a line passes by keep a place at the end, and are found by the check (REQ-383)', () => {
  const questions = edited(
    sample,
    { edit: 'point', tag: 'sleep', label: null, to: 'last' },
    { edit: 'point', tag: 'sleep', label: 'no', to: 'last' },
    { edit: 'point', tag: 'since', label: null, to: 'last' },
  )
  expect(tagsOf(questions)).toEqual(['sleep', 'hours', 'why', 'since', 'last', 'aids', 'pills'])
  expect(checkQuestions(questions)).toContainEqual({ tag: 'aids', fault: 'unreachable' })
})

test('two questions change places in three lines', () => {
  const questions = edited(
    sample,
    { edit: 'delete_question', tag: 'sleep' },
    { edit: 'change_kind', tag: 'aids', kind: 'none' },
    { edit: 'point', tag: 'aids', label: null, to: null },
    { edit: 'point', tag: 'last', label: null, to: 'aids' },
  )
  expect(tagsOf(questions)).toEqual(['last', 'aids'])
  expect(checkQuestions(questions)).toEqual([])
})

test.each<[QuestionnaireEdit, object]>([
  [
    { edit: 'point', tag: 'last', label: null, to: 'gone' },
    { refused: 'missing-target', field: 'next_question', tag: 'gone' },
  ],
  [
    { edit: 'point', tag: 'aids', label: 'Tea', to: 'toString' },
    { refused: 'missing-target', field: 'Tea', tag: 'toString' },
  ],
  [
    { edit: 'point', tag: 'last', label: null, to: 'sleep' },
    { refused: 'loop', path: ['last', 'sleep', 'aids', 'last'] },
  ],
  [
    { edit: 'point', tag: 'why', label: null, to: 'why' },
    { refused: 'loop', path: ['why', 'why'] },
  ],
  [
    { edit: 'point', tag: 'since', label: null, to: 'hours' },
    { refused: 'loop', path: ['since', 'hours', 'since'] },
  ],
  [{ edit: 'point', tag: 'last', label: null, to: null }, { refused: 'unchanged' }],
  [
    { edit: 'point', tag: 'gone', label: null, to: 'last' },
    { refused: 'unknown-tag', tag: 'gone' },
  ],
  [
    { edit: 'point', tag: 'last', label: 'yes', to: 'aids' },
    { refused: 'unknown-label', tag: 'last', label: 'yes' },
  ],
  [
    { edit: 'point', tag: 'since', label: null, to: 'last', from: 'pills' },
    { refused: 'conflict', conflicts: [{ tag: 'since', field: 'next_question', present: 'aids', wanted: 'last' }] },
  ],
])('%j is refused (REQ-390)', (edit, refused) => {
  expect(applyEdit(sample, edit)).toEqual(refused)
})
