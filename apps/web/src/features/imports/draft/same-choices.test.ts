import type { ImportChoices } from '@clinic/contract/imports'
import { expect, test } from 'vitest'
import { sameChoices } from './same-choices.ts'

const choices: ImportChoices = {
  ...{ sheet: 'A', header_row: 1, kind: 'patients', columns: ['patient_id', null] },
  ...{ values: { province: { ont: 'ON', belle: 'QC' } }, day_order: 'unsaid', faulty_rows: 'leave_out' },
}

test('choices are the same in whatever order a database gives their fields back', () => {
  const { sheet, values, ...others } = choices
  expect(sameChoices(choices, { values: { province: { belle: 'QC', ont: 'ON' } }, ...others, sheet })).toBe(true)
  expect(sameChoices(choices, { ...choices, values })).toBe(true)
})

test('choices differ by a column in another place, a word, or being there at all', () => {
  expect(sameChoices(choices, { ...choices, columns: [null, 'patient_id'] })).toBe(false)
  expect(sameChoices(choices, { ...choices, values: { province: { ont: 'ON' } } })).toBe(false)
  expect(sameChoices(choices, null)).toBe(false)
})
