import { loadMedications } from '@clinic/data/load-medications'
import { expect, test } from 'vitest'
import { namedMedicines } from './named-medicines.ts'

const medications = loadMedications()

test.each([
  ['metformin 500 twice a day, Lyrica 75 and Ativan', 'metformin 500 twice a day, Lyrica 75 and Ativan'],
  ['Yes, I take sertraline', 'sertraline'],
  ['oui, je prends du Synthroid pis de la metformine', 'du Synthroid pis de la metformine'],
])('%j lists medicines that are taken (REQ-144)', (text, list) => {
  expect(namedMedicines(medications, text)).toBe(list)
})

test.each([
  'yes',
  'a few pills',
  'my wife takes metformin',
  'I stopped Lyrica',
  'not Ativan',
  'is Lyrica a medicine?',
  'ma mère prend du Synthroid',
  '',
])('%j lists none', (text) => {
  expect(namedMedicines(medications, text)).toBeNull()
})
