import { describe, expect, it } from 'vitest'
import { checkIdentity } from './check-identity.ts'
import { confirmRefusal } from './confirm-refusal.ts'

const stored = { first_name: 'Maude', last_name: 'Lavoie', date_of_birth: '1980-05-17', health_number: '' }
const proposed = { proposed_by: 1, confirm_until: '2026-03-03T15:00:00.000Z', before: { last_name: 'Lavoie' }, settled: '' }
const facts = { user_id: 2, now: '2026-03-02T15:00:00.000Z', stored }

describe('a corrected name, birth date or health number (F-12)', () => {
  it('is confirmed by a second person within a day', () => {
    expect(confirmRefusal(proposed, facts)).toBeNull()
    expect(confirmRefusal(proposed, { ...facts, user_id: 1 })).toBe('second-person-needed')
    expect(confirmRefusal(proposed, { ...facts, now: '2026-03-03T15:00:00.001Z' })).toBe('correction-lapsed')
    expect(confirmRefusal({ ...proposed, settled: 'declined' }, facts)).toBe('correction-settled')
  })

  it('is not confirmed where the record has another value by now', () => {
    expect(confirmRefusal(proposed, { ...facts, stored: { ...stored, last_name: 'Roy' } })).toBe('correction-outdated')
  })

  it('is checked as in the chat', () => {
    expect(checkIdentity({ first_name: ' maude ', date_of_birth: '17 May 1980' }, '2026-03-02')).toHaveProperty('identity')
    expect(checkIdentity({ last_name: '', date_of_birth: '2030-01-01', health_number: '!' }, '2026-03-02')).toEqual({
      errors: { last_name: expect.any(String), date_of_birth: expect.any(String), health_number: expect.any(String) },
    })
  })
})
