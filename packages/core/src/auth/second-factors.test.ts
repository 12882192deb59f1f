import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { inFours, isLastNeeded, isStrong, loginFactors, plainRecoveryCode } from './second-factors.ts'

const held = fc.record({ totp: fc.boolean(), passkeys: fc.nat(3), recovery_left: fc.nat(10) })

describe('what finishes a log-in', () => {
  test('is a passkey before an app before a recovery code', () => {
    expect(loginFactors({ totp: true, passkeys: 2, recovery_left: 3 })).toEqual(['passkey', 'totp', 'recovery'])
    expect(loginFactors({ totp: true, passkeys: 0, recovery_left: 0 })).toEqual(['totp'])
  })

  test('is mail for those who have recovery codes and no factor they could stand in for', () => {
    expect(loginFactors({ totp: false, passkeys: 0, recovery_left: 10 })).toEqual([])
  })

  test('is something else than mail exactly when there is a strong factor', () => {
    fc.assert(fc.property(held, (some) => loginFactors(some).length > 0 === isStrong(some)))
  })
})

test('the last strong factor stays where a group asks for one, and may go where none does', () => {
  expect(isLastNeeded(true, { totp: false, passkeys: 0 })).toBe(true)
  expect(isLastNeeded(true, { totp: false, passkeys: 1 })).toBe(false)
  expect(isLastNeeded(false, { totp: false, passkeys: 0 })).toBe(false)
})

describe('a recovery code', () => {
  const made = fc.stringMatching(/^[A-Z2-7]{16}$/)

  test('is read back however it is typed: with spaces, dashes, in small letters', () => {
    fc.assert(
      fc.property(made, fc.constantFrom(' ', '-', ' - ', ''), (code, between) => {
        expect(plainRecoveryCode(` ${inFours(code, between).toLowerCase()} `)).toBe(code)
      }),
    )
  })

  test('is read back with the digits that its letters look like', () => {
    expect(plainRecoveryCode('0000-1111-8888-AAAA')).toBe('OOOOIIIIBBBBAAAA')
  })

  test.each(['', '123456', 'ABCD-EFGH-IJKL', 'ABCD-EFGH-IJKL-MNOPQ', 'ÄBCDEFGHIJKLMNOP'])('%j is none', (typed) => {
    expect(plainRecoveryCode(typed)).toBeNull()
  })
})

test('a key is read in fours', () => {
  expect(inFours('ABCDEFGHIJ')).toBe('ABCD EFGH IJ')
  expect(inFours('')).toBe('')
})
