import { expect, test } from 'vitest'
import { correctionLines, readCorrection } from './contact-text.ts'

const stored = { phone: '9025550147', email: 'maude@mail.example', street_address: '', city: 'Halifax', postal_code: 'B3J 1S9' }

test('only what differs is sent, as it is stored (F-12)', () => {
  expect(readCorrection(stored, { ...stored, phone: '902-555-0199', city: ' Halifax' })).toEqual({ contact: { phone: '9025550199' } })
  expect(readCorrection(stored, { ...stored, email: 'maude' })).toHaveProperty('errors.email')
})

test('a correction is told field by field', () => {
  const correction = {
    before: { phone: '9025550147', street_address: '' },
    after: { phone: '9025550199', street_address: '1 Main Street' },
  }
  expect(correctionLines(correction)).toEqual(['Phone: 902-555-0147 to 902-555-0199', 'Street address: none to 1 Main Street'])
})
