import { expect, test } from 'vitest'
import { medicationsOf } from './medications.ts'
import { buildQuestions } from './question-map/build.ts'

const questions = buildQuestions([{ tag: 'list', text: 'Which?', variable: 'medications' }])

test.each([
  ['metformin 500 mg, ramipril and aspirin', ['metformin 500 mg', 'ramipril', 'aspirin']],
  ['1. Warfarin 2,5 mg\n2. vitamin D;', ['Warfarin 2,5 mg', 'vitamin D']],
  ['I take Zoloft, also lithium & zoloft.', ['Zoloft', 'lithium']],
  ['Candesartan', ['Candesartan']],
  ['none', []],
  ['N/A', []],
  ['', []],
])('%j is the list %j', (value, names) => {
  expect(medicationsOf(questions, { list: { value } })).toEqual(names.map((name) => ({ name })))
})

test('nothing is listed where nobody asked', () => {
  expect(medicationsOf({}, { list: { value: 'x' } })).toEqual([])
})
