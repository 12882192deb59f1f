import { PASSWORD_FAULTS, PASSWORD_MIN, passwordError } from '@clinic/core/auth/password'
import { expect, test } from 'vitest'
import { loadCommonPasswords } from './load-common-passwords.ts'

const REFUSED = new Set([PASSWORD_FAULTS.wellKnown])

test('more than ten thousand of the commonest passwords are as long as ours have to be, and none of them is taken (A-7)', async () => {
  const common = await loadCommonPasswords()
  const listed = [...common].filter((password) => [...password].length >= PASSWORD_MIN)
  expect(listed.length).toBeGreaterThan(10_000)
  expect(new Set(listed.map((password) => passwordError(password, { composition: false, common })))).toEqual(REFUSED)
})

test('neither is any of the common words with the capital, the digit and the sign that are asked for (A-7)', async () => {
  const common = await loadCommonPasswords()
  const words = [...common].filter((password) => /^[a-z]{6,}$/.test(password))
  expect(words.length).toBeGreaterThan(10_000)
  const dressed = words.map((word) => `${word.slice(0, 1).toUpperCase()}${word.slice(1)}7!`)
  expect(new Set(dressed.map((password) => passwordError(password, { common })))).toEqual(REFUSED)
})
