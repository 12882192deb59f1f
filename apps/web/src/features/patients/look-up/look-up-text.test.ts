import { expect, test } from 'vitest'
import { candidateText, NOTHING_TYPED, readLookUp } from './look-up-text.ts'

const why = { reason: 'caller', note: '' } as const

test('a name with a birth date and a phone number make a look-up (F-1)', () => {
  const typed = { ...NOTHING_TYPED, name: ' lavoie maude ', date_of_birth: '14 Mar 1980', phone: '902-555-0147' }
  expect(readLookUp(typed, why)).toEqual({
    order: { identifiers: { name: 'lavoie maude', date_of_birth: '1980-03-14', phone: '902-555-0147' }, reason: 'caller', note: '' },
  })
})

test.each([
  [{ phone: '902-555-0147', name: 'Maude Lavoie' }, why, 'form'],
  [{ phone: '902-555-0147', email: 'm@mail.example' }, { reason: null, note: '' }, 'reason'],
  [{ phone: '902-555-0147', email: 'm@mail.example' }, { reason: 'other', note: ' ' } as const, 'note'],
  [{ phone: '902-555-0147', date_of_birth: '03/04/1980', name: 'Maude Lavoie' }, why, 'date_of_birth'],
])('%j is not enough: %j, %s (F-1)', (typed, given, field) => {
  expect(Object.keys(readLookUp({ ...NOTHING_TYPED, ...typed }, given).errors ?? {})).toEqual([field])
})

test('says of a match that the person has died, so that no one calls the family', () => {
  const ruth = { patient_id: 'TCN-7', first_name: 'Ruth', last_name: 'Lavoie', birth_year: 1950, province: 'Ontario' }
  expect(candidateText({ ...ruth, died: true })).toBe('born 1950, TCN-7, Ontario, has died')
  expect(candidateText({ ...ruth, died: false })).toBe('born 1950, TCN-7, Ontario')
})
