import { expect, test } from 'vitest'
import { withAllSelected } from './all-selected.ts'
import { buildQuestions } from './question-map/build.ts'

const { q } = buildQuestions([{ tag: 'q', text: 'Which?', several: ['Tea', 'Rest', 'All of these', 'None'], exclusive: ['None'] }])
const question = { ...(q ?? ({} as never)), choices: { 'All of these': { select_all: true } } }

test('who chooses all of these chooses every option but those that stand alone (REQ-420)', () => {
  expect(withAllSelected(question, ['All of these'])).toEqual(['Tea', 'Rest', 'All of these'])
  expect(withAllSelected(question, ['Tea'])).toEqual(['Tea'])
  expect(withAllSelected(question, ['None'])).toEqual(['None'])
  expect(withAllSelected(question, 'All of these')).toBe('All of these')
})
