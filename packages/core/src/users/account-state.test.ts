import { expect, test } from 'vitest'
import { accountState, isStale } from './account-state.ts'

test('an account is active, off, or waits for the invited user', () => {
  expect(accountState({ active: true, has_password: true })).toBe('active')
  expect(accountState({ active: false, has_password: true })).toBe('off')
  expect(accountState({ active: false, has_password: false })).toBe('invited')
})

test.each([
  ['2026-01-01T10:00:00.000Z', '2026-03-31T09:00:00.000Z', false],
  ['2026-01-01T10:00:00.000Z', '2026-04-01T09:00:00.000Z', true],
])('last used %s, it is stale at %s: %s', (last_login_at, now, stale) => {
  const account = { active: true, last_login_at, created_at: '2020-01-01T00:00:00.000Z' }
  expect(isStale(account, now)).toBe(stale)
  expect(isStale({ ...account, active: false }, now)).toBe(false)
})

test('an account never used is counted from its creation', () => {
  const account = { active: true, last_login_at: null, created_at: '2026-01-01T00:00:00.000Z' }
  expect([isStale(account, '2026-02-01T00:00:00.000Z'), isStale(account, '2026-05-01T00:00:00.000Z')]).toEqual([false, true])
})
