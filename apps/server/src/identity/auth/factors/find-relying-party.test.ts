import { expect, test } from 'vitest'
import { findRelyingParty } from './find-relying-party.ts'

test('passkeys are bound to the configured address', () => {
  expect(findRelyingParty('https://clinic.example', true)).toEqual({ origin: 'https://clinic.example', id: 'clinic.example' })
  expect(findRelyingParty('https://clinic.example:8443', true)).toEqual({ origin: 'https://clinic.example:8443', id: 'clinic.example' })
})

test('without one they are bound to localhost, whatever origin a request claims', () => {
  expect(findRelyingParty('http://localhost:3000', false)).toEqual({ origin: 'http://localhost:3000', id: 'localhost' })
  expect(findRelyingParty('https://clinic.example', false)).toBeNull()
  expect(findRelyingParty('http://localhost.attacker.example', false)).toBeNull()
})

test.each(['http://clinic.example', 'https://192.0.2.7', 'https://[2001:db8::1]'])('are unavailable at %s', (origin) => {
  expect(findRelyingParty(origin, true)).toBeNull()
})
