import { expect, test } from 'vitest'
import { writeSpokenEmail } from './spoken-email.ts'

test.each([
  ['noor dot haddad at gmail dot com', 'noor.haddad@gmail.com'],
  ['my email is noor underscore h84 at hotmail dot com please', 'my email is noor_h84@hotmail.com please'],
  ['mon courriel c’est noor tiret haddad arobase videotron point ca', 'mon courriel c’est noor-haddad@videotron.ca'],
  ['noor84 at mail.example.ca', 'noor84@mail.example.ca'],
])('an address that is spelled out is written: %j', (said, written) => {
  expect(writeSpokenEmail(said)).toBe(written)
})

test.each([
  'noor haddad at gmail dot com',
  'you can reach me at gmail dot com',
  'I work at amazon dot com',
  'noor@example.ca',
  'at 8 dot',
  'I live at 12 Elm St',
])('nothing is guessed: %j', (said) => {
  expect(writeSpokenEmail(said)).toBe(said)
})
