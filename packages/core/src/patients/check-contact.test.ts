import { expect, test } from 'vitest'
import { checkContact } from './check-contact.ts'

test('contact details are stored as the chat stores them (F-12, REQ-183)', () => {
  expect(checkContact({ phone: '(902) 555-0147', email: ' Maude@MAIL.example', postal_code: 'b3j1s9', city: ' Halifax ' })).toEqual({
    contact: { phone: '9025550147', email: 'Maude@mail.example', postal_code: 'B3J 1S9', city: 'Halifax' },
  })
})

test('only what is given is checked, and nothing can be emptied (F-12)', () => {
  expect(checkContact({})).toEqual({ contact: {} })
  const wrong = checkContact({ phone: '555-0147', email: 'maude@', street_address: ' ', postal_code: 'B3J' })
  expect(Object.keys('errors' in wrong ? wrong.errors : {})).toEqual(['phone', 'email', 'street_address', 'postal_code'])
})
