import type { QuestionnaireEdit } from '@clinic/contract/questionnaires/edits'
import { describe, expect, test } from 'vitest'
import { applyEdit } from './apply-edit.ts'
import { edited, made, sample, tagsOf } from './edits.test-data.ts'

const labelsOf = (questions: typeof sample) => Object.keys(questions.aids?.select_multiple_options ?? {})

describe('an option', () => {
  test('is added at the end, leads to the next question and is numbered (REQ-400)', () => {
    const questions = edited(sample, { edit: 'add_option', tag: 'aids' }, { edit: 'add_option', tag: 'aids', label: ' Walks ' })
    expect(labelsOf(questions)).toEqual(['Tea', 'Pills', 'Nothing', 'Option 4', 'Walks'])
    expect(questions.aids?.select_multiple_options).toMatchObject({ 'Option 4': 'last', Walks: 'last' })
  })

  test('is renamed in its place with all that is kept under its label (REQ-382)', () => {
    const start = edited(sample, { edit: 'set_choice', tag: 'aids', label: 'Pills', to: { alert_message: 'Look', exclusive: true } })
    const { questions } = made(start, { edit: 'rename_option', tag: 'aids', label: 'Pills', to: 'Tablets' })
    expect(labelsOf(questions)).toEqual(['Tea', 'Tablets', 'Nothing'])
    expect(questions.aids).toMatchObject({
      select_multiple_options: { Tablets: 'pills' },
      child_branches: { 'aids-pills': 'Tablets' },
      flags: { Tablets: ['sedative_or_opioid_use'] },
      scores: { Tea: 1, Tablets: 2 },
      exclusive: ['Tablets', 'Nothing'],
      choices: { Tablets: { alert_message: 'Look' } },
    })
    expect(JSON.stringify(questions.aids)).not.toContain('"Pills"')
  })

  test('is moved, and its branch with it (REQ-383)', () => {
    const both = edited(sample, { edit: 'add_branch', tag: 'aids', label: 'Tea', branch_id: 'b' })
    const questions = edited(both, { edit: 'move_option', tag: 'aids', label: 'Tea', index: 9 })
    expect(labelsOf(questions)).toEqual(['Pills', 'Nothing', 'Tea'])
    expect(tagsOf(questions).slice(-3)).toEqual(['pills', 'Question1', 'last'])
  })

  test('is deleted with its branch and all that is kept under its label (REQ-381)', () => {
    const questions = edited(sample, { edit: 'delete_option', tag: 'aids', label: 'Pills' })
    expect(labelsOf(questions)).toEqual(['Tea', 'Nothing'])
    expect(questions).not.toHaveProperty('pills')
    expect(questions.aids).toMatchObject({ scores: { Tea: 1 }, exclusive: ['Nothing'] })
    expect(questions.aids?.child_branches).toEqual({})
    expect(questions.aids).not.toHaveProperty('flags')
  })

  test('is deleted without the branch of another that it was led to', () => {
    const led = edited(
      sample,
      { edit: 'point', tag: 'aids', label: 'Tea', to: 'pills' },
      { edit: 'delete_option', tag: 'aids', label: 'Tea' },
    )
    expect(led.aids?.select_multiple_options).toEqual({ Pills: 'pills', Nothing: 'last' })
    expect(led).toHaveProperty('pills')
  })

  test('that is the last to go makes the question one of no kind (REQ-381)', () => {
    const questions = edited(
      sample,
      { edit: 'change_kind', tag: 'last', kind: 'options' },
      { edit: 'delete_option', tag: 'last', label: 'Option 1' },
    )
    expect(questions.last).toEqual(sample.last)
  })
})

test.each<[QuestionnaireEdit, object]>([
  [
    { edit: 'add_option', tag: 'aids', label: 'Tea' },
    { refused: 'key-taken', tag: 'aids', label: 'Tea' },
  ],
  [
    { edit: 'add_option', tag: 'last' },
    { refused: 'no-options', tag: 'last' },
  ],
  [
    { edit: 'add_option', tag: 'sleep' },
    { refused: 'yes-no-fixed', tag: 'sleep' },
  ],
  [
    { edit: 'add_option', tag: 'aids', label: '__proto__' },
    { refused: 'name-refused', name: '__proto__' },
  ],
  [
    { edit: 'add_option', tag: 'gone' },
    { refused: 'unknown-tag', tag: 'gone' },
  ],
  [
    { edit: 'rename_option', tag: 'aids', label: 'Tea', to: 'Pills' },
    { refused: 'key-taken', tag: 'aids', label: 'Pills' },
  ],
  [{ edit: 'rename_option', tag: 'aids', label: 'Tea', to: ' ' }, { refused: 'unchanged' }],
  [{ edit: 'rename_option', tag: 'aids', label: 'Tea', to: 'Tea ' }, { refused: 'unchanged' }],
  [
    { edit: 'rename_option', tag: 'aids', label: 'Tea', to: 'x'.repeat(401) },
    { refused: 'name-too-long', limit: 400 },
  ],
  [
    { edit: 'rename_option', tag: 'aids', label: 'Milk', to: 'x' },
    { refused: 'unknown-label', tag: 'aids', label: 'Milk' },
  ],
  [
    { edit: 'rename_option', tag: 'sleep', label: 'yes', to: 'x' },
    { refused: 'yes-no-fixed', tag: 'sleep' },
  ],
  [{ edit: 'move_option', tag: 'aids', label: 'Tea', index: 0 }, { refused: 'unchanged' }],
  [
    { edit: 'move_option', tag: 'aids', label: 'Milk', index: 0 },
    { refused: 'unknown-label', tag: 'aids', label: 'Milk' },
  ],
  [
    { edit: 'delete_option', tag: 'aids', label: 'Milk' },
    { refused: 'unknown-label', tag: 'aids', label: 'Milk' },
  ],
  [
    { edit: 'delete_option', tag: 'sleep', label: 'yes' },
    { refused: 'yes-no-fixed', tag: 'sleep' },
  ],
])('%j is refused (REQ-382, REQ-388, REQ-389)', (edit, refused) => {
  expect(applyEdit(sample, edit)).toEqual(refused)
})

test('options that are whole numbers keep their order, as in any JSON object', () => {
  const numbers = edited(sample, { edit: 'add_option', tag: 'aids', label: '2' }, { edit: 'add_option', tag: 'aids', label: '1' })
  expect(labelsOf(numbers)).toEqual(['1', '2', 'Tea', 'Pills', 'Nothing'])
  const refused = { refused: 'numbers-keep-order', tag: 'aids', label: '1' }
  expect(applyEdit(numbers, { edit: 'move_option', tag: 'aids', label: '1', index: 1 })).toEqual(refused)
})
