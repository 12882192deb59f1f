import { expect, test } from 'vitest'
import { identityText, personText } from './person-text.ts'

const row = { patient_id: 'TCN-20316', first_name: 'Étienne', last_name: 'Boudreau', date_of_birth: '1974-02-03' as string | null }

test('a question names the patient, with age and ID', () => {
  expect(personText(row)).toBe('Étienne Boudreau')
  expect(identityText(row, '2026-02-02T23:00:00Z')).toBe('Étienne Boudreau, 51, TCN-20316.')
  expect(identityText({ ...row, date_of_birth: null }, '2026-02-02')).toBe('Étienne Boudreau, TCN-20316.')
})

test('without a name the ID is used instead, once', () => {
  const unnamed = { ...row, first_name: '', last_name: '' }
  expect(personText(unnamed)).toBe('TCN-20316')
  expect(identityText(unnamed, '2026-02-03')).toBe('TCN-20316, 52.')
})
