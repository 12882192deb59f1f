import { expect, it } from 'vitest'
import { recordAddress } from './record-address.ts'

it('fills the patient id in, encoded, and answers nothing where no address is set (B-12)', () => {
  expect(recordAddress('https://record.example/p/{id}?tab=1', 'TCN-1:a@b')).toBe('https://record.example/p/TCN-1%3Aa%40b?tab=1')
  expect(recordAddress('', 'TCN-1')).toBeNull()
  expect(recordAddress('__PATIENT_RECORD_URL__', 'TCN-1')).toBeNull()
})
