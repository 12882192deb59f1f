import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { inFours, isLastNeeded, isStrong, loginFactors, plainRecoveryCode } from './second-factors.ts'

const held = fc.record({ totp: fc.boolean(), passkeys: fc.nat(3), recovery_left: fc.nat(10) })

describe('the login methods', () => {
  test('are passkey, then app, then recovery code', () => {
    expect(loginFactors({ totp: true, passkeys: 2, recovery_left: 3 })).toEqual(['passkey', 'totp', 'recovery'])
    expect(loginFactors({ totp: true, passkeys: 0, recovery_left: 0 })).toEqual(['totp'])
  })

  test('are email only for users with recovery codes but no factor', () => {
    expect(loginFactors({ totp: false, passkeys: 0, recovery_left: 10 })).toEqual([])
  })

  test('exclude email exactly when there is a strong factor', () => {
    fc.assert(fc.property(held, (some) => loginFactors(some).length > 0 === isStrong(some)))
  })
})

test('the last strong factor cannot be removed if a group requires one, and can otherwise', () => {
  expect(isLastNeeded(true, { totp: false, passkeys: 0 })).toBe(true)
  expect(isLastNeeded(true, { totp: false, passkeys: 1 })).toBe(false)
  expect(isLastNeeded(false, { totp: false, passkeys: 0 })).toBe(false)
})

describe('a recovery code', () => {
  const made = fc.stringMatching(/^[A-Z2-7]{16}$/)

  test('is accepted with spaces, dashes, and in lower case', () => {
    fc.assert(
      fc.property(made, fc.constantFrom(' ', '-', ' - ', ''), (code, between) => {
        expect(plainRecoveryCode(` ${inFours(code, between).toLowerCase()} `)).toBe(code)
      }),
    )
  })

  test('is accepted with digits that its letters resemble', () => {
    expect(plainRecoveryCode('0000-1111-8888-AAAA')).toBe('OOOOIIIIBBBBAAAA')
  })

  test.each(['', '123456', 'ABCD-EFGH-IJKL', 'ABCD-EFGH-IJKL-MNOPQ', 'ÄBCDEFGHIJKLMNOP'])('%j is invalid', (typed) => {
    expect(plainRecoveryCode(typed)).toBeNull()
  })
})

test('a key is shown in groups of four', () => {
  expect(inFours('ABCDEFGHIJ')).toBe('ABCD EFGH IJ')
  expect(inFours('')).toBe('')
})
