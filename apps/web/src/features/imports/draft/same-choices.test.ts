import type { ImportChoices } from '@clinic/contract/imports'
import { expect, test } from 'vitest'
import { choicesText } from './same-choices.ts'

const choices: ImportChoices = {
  ...{ sheet: 'A', header_row: 1, kind: 'patients', columns: ['patient_id', null] },
  ...{ values: { province: { ont: 'ON', belle: 'QC' } }, day_order: 'unsaid', faulty_rows: 'leave_out' },
}

const text = choicesText(choices)

test('choices are the same in whatever order a database gives their fields back', () => {
  const { sheet, values, ...others } = choices
  expect(choicesText({ values: { province: { belle: 'QC', ont: 'ON' } }, ...others, sheet })).toBe(text)
  expect(choicesText({ ...choices, values })).toBe(text)
})

test('choices differ by a column in another place, a word, or being there at all', () => {
  expect(choicesText({ ...choices, columns: [null, 'patient_id'] })).not.toBe(text)
  expect(choicesText({ ...choices, values: { province: { ont: 'ON' } } })).not.toBe(text)
  expect(choicesText(null)).not.toBe(text)
})
