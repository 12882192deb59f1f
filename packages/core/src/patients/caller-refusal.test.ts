import { expect, test } from 'vitest'
import { callerRefusal } from './caller-refusal.ts'

const known = {
  ...{ patient_id: 'TCN-1', first_name: 'Maude', last_name: 'Lavoie', date_of_birth: '1980-03-14' },
  ...{ phone: '9025550147', email: 'maude@mail.example', postal_code: 'B3J 1S9', health_number: '1234567897' },
}
const pcr = { scopes: ['pcr'] } as const
const said = { name: 'Lavoie Maude', date_of_birth: '1980-03-14', postal_code: 'b3j1s9', health_number: '1234 567 897' }

test('the health number with two other identifiers confirms a caller, nothing less (F-12)', () => {
  const confirm = (identifiers: object) => callerRefusal(pcr, known, { checked_by: 'identifiers', identifiers })
  expect(confirm(said)).toBeNull()
  expect(confirm({ ...said, postal_code: undefined })).toBe('caller-not-confirmed')
  expect(confirm({ ...said, health_number: undefined })).toBe('caller-not-confirmed')
  expect(confirm({ ...said, health_number: '1234567890' })).toBe('caller-not-confirmed')
  expect(callerRefusal(pcr, { ...known, health_number: '' }, { checked_by: 'identifiers', identifiers: said })).toBe('caller-not-confirmed')
})

test('a call back needs a number on file, photo identification a manager (F-12)', () => {
  expect(callerRefusal(pcr, known, { checked_by: 'call-back' })).toBeNull()
  expect(callerRefusal(pcr, { ...known, phone: '' }, { checked_by: 'call-back' })).toBe('no-number-on-file')
  expect(callerRefusal(pcr, known, { checked_by: 'photo-id' })).toBe('photo-needs-manager')
  expect(callerRefusal({ scopes: ['pcrmanager'] }, known, { checked_by: 'photo-id' })).toBeNull()
})
