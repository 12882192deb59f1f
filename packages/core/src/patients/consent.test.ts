import { describe, expect, test } from 'vitest'
import { CONSENT_DATE_UNCLEAR, CONSENT_INCOMPLETE, checkConsent } from './consent.ts'

const TODAY = '2026-11-02'
const signed = { consentOption: 'yes', signature: 'Ana Roy', dateOfBirth: '1984-05-13' } as const

describe('a consent', () => {
  test('is complete with a choice, a signature and a date of birth, for either decision (REQ-164)', () => {
    expect(checkConsent(signed, TODAY)).toEqual({})
    expect(checkConsent({ ...signed, consentOption: 'no' }, TODAY)).toEqual({})
  })

  test.each(['May 13, 1984', '13 May 1984', '1984/05/13', '13/05/1984'])('accepts the date of birth as %s (REQ-166)', (dateOfBirth) => {
    expect(checkConsent({ ...signed, dateOfBirth }, TODAY)).toEqual({})
  })

  test('is refused in the specification’s words when something is missing (REQ-165)', () => {
    expect(CONSENT_INCOMPLETE).toBe('Please complete the consent form before submitting.')
    expect(checkConsent({ ...signed, signature: '  ' }, TODAY)).toEqual({ signature: CONSENT_INCOMPLETE })
    for (const dateOfBirth of ['', 'soon', TODAY, '2031-01-01']) {
      expect(checkConsent({ ...signed, dateOfBirth }, TODAY)).toEqual({ dateOfBirth: CONSENT_INCOMPLETE })
    }
  })

  test('asks for the month as a word when a date is ambiguous', () => {
    expect(checkConsent({ ...signed, dateOfBirth: '03/05/1984' }, TODAY)).toEqual({ dateOfBirth: CONSENT_DATE_UNCLEAR })
  })
})
