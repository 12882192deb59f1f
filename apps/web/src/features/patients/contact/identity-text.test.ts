import { expect, test } from 'vitest'
import { proposalLines, readIdentityCorrection } from './identity-text.ts'

const stored = { first_name: 'Maude', last_name: 'Lavoie', date_of_birth: '1980-05-17', health_number: '' }

test('reads what differs, with the birth date as people write it (F-12)', () => {
  const typed = { ...stored, last_name: ' Lavoye ', date_of_birth: '18 May 1980' }
  expect(readIdentityCorrection(stored, typed, '2026-03-02')).toEqual({ identity: { last_name: 'Lavoye', date_of_birth: '1980-05-18' } })
  expect(readIdentityCorrection(stored, { ...stored, date_of_birth: 'soon' }, '2026-03-02')).toHaveProperty('errors')
})

test('says what changes to what', () => {
  expect(
    proposalLines({ before: { last_name: 'Lavoie', health_number: '' }, after: { last_name: 'Lavoye', health_number: '12' } }),
  ).toEqual(['Last name: Lavoie to Lavoye', 'Health number: none to 12'])
})
