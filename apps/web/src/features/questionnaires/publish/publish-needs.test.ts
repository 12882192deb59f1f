import type { TestCase } from '@clinic/contract/questionnaires/versions'
import { recordTestCase } from '@clinic/core/questionnaires/diff/record-test-case'
import { applyEdit } from '@clinic/core/questionnaires/edits/apply-edit'
import { buildQuestions } from '@clinic/core/questionnaires/question-map/build'
import { expect, test } from 'vitest'
import { type Needs, publishLacks, publishNeeds } from './publish-needs.ts'

const published = buildQuestions([
  { tag: 'sleep', text: 'Do you sleep well?', yesNo: true, natural_language: 'Sleeps well: #answer.' },
  { tag: 'where', text: 'Where does it hurt?' },
])
const golden: TestCase = {
  ...{ id: 7, name: 'Sleeps well', recorded_by: 'Priya', recorded_at: '2026-11-01T10:00:00Z', approved_by: null, approved_at: null },
  run: recordTestCase(published, { sleep: { value: true }, where: { value: 'my back' } }, 'night'),
}
const about = { key: 'night', known: [], runs: [golden], published }
const nothing = { signed: [], seen: [], approved: [], notes: '' }

function needsAfter(...edits: Parameters<typeof applyEdit>[1][]): Needs {
  const questions = edits.reduce((before, edit) => {
    const result = applyEdit(before, edit)
    return 'refused' in result ? before : result.questions
  }, published)
  return publishNeeds(questions, about)
}

test('a sound draft whose golden patients come out the same lacks its notes alone', () => {
  const needs = needsAfter()
  expect(needs.runs).toEqual([{ id: 7, name: 'Sleeps well', differences: [] }])
  expect(publishLacks(needs, nothing)).toEqual(['describe what’s new'])
  expect(publishLacks(needs, { ...nothing, notes: 'First' })).toEqual([])
})

test('a fault has to be mended, a warning signed and another outcome approved', () => {
  const invalid = needsAfter({ edit: 'set_fields', tag: 'where', to: { text: ' ' } })
  expect(publishLacks(invalid, { ...nothing, notes: 'x' })).toContain('fix the errors')
  const needs = needsAfter(
    { edit: 'set_fields', tag: 'sleep', to: { natural_language: 'Sleeps well.' } },
    { edit: 'add_next', tag: 'sleep', as: 'more' },
  )
  expect(publishLacks(needs, { ...nothing, notes: 'x' })).toEqual(['acknowledge the warnings', 'approve the test cases'])
  const signed = needs.proof.warnings.map(({ id }) => id)
  expect(publishLacks(needs, { signed, seen: [], approved: [7], notes: 'x' })).toEqual([])
})

test('a type that the chat asks in another shape is not published before somebody has seen that (REQ-413)', () => {
  const needs = needsAfter({ edit: 'set_fields', tag: 'where', to: { widget: 'form' } })
  expect(needs.shapes).toMatchObject([{ tag: 'where', name: 'Form' }])
  expect(publishLacks(needs, { ...nothing, notes: 'x' })).toEqual(['review questions the chat asks differently'])
  expect(publishLacks(needs, { ...nothing, seen: ['where'], notes: 'x' })).toEqual([])
  const asMeant = ['draw', 'picture', 'slider', 'star', 'button', 'select_box', 'section', 'medication'] as const
  for (const widget of asMeant) expect(needsAfter({ edit: 'set_fields', tag: 'where', to: { widget } }).shapes).toEqual([])
})
