import { PASSWORD_FAULTS, PASSWORD_MIN, passwordError } from '@clinic/core/auth/password'
import { expect, test } from 'vitest'
import { loadCommonPasswords } from './load-common-passwords.ts'

const REFUSED = new Set([PASSWORD_FAULTS.wellKnown])

test('more than ten thousand common passwords meet our minimum length, and none is accepted (A-7)', async () => {
  const common = await loadCommonPasswords()
  const listed = [...common].filter((password) => [...password].length >= PASSWORD_MIN)
  expect(listed.length).toBeGreaterThan(10_000)
  expect(new Set(listed.map((password) => passwordError(password, { composition: false, common })))).toEqual(REFUSED)
})

test('nor is a common word with the required capital, digit and symbol (A-7)', async () => {
  const common = await loadCommonPasswords()
  const words = [...common].filter((password) => /^[a-z]{6,}$/.test(password))
  expect(words.length).toBeGreaterThan(10_000)
  const dressed = words.map((word) => `${word.slice(0, 1).toUpperCase()}${word.slice(1)}7!`)
  expect(new Set(dressed.map((password) => passwordError(password, { common })))).toEqual(REFUSED)
})
