import type { AdminUser } from '@clinic/contract/users'
import { expect, test } from 'vitest'
import { changeUserSearch, findUsers, readUserSearch, USER_PAGE_SIZES, writeUserSearch } from './user-search.ts'

test('pages hold 20, 50, 100, 200, 500 or 1000 users, 20 unless chosen (REQ-232)', () => {
  expect(USER_PAGE_SIZES).toEqual([20, 50, 100, 200, 500, 1000])
  expect(readUserSearch({}).size).toBe(20)
  expect(readUserSearch({ size: '500' }).size).toBe(500)
  expect(readUserSearch({ size: '30' }).size).toBe(20)
})

test('an address that makes no sense counts as not given, and what is at its start is not written', () => {
  expect(readUserSearch({ q: 7, show: 'all', page: '-1', size: 'x' })).toEqual({ q: '', show: '', page: 1, size: 20 })
  expect(writeUserSearch(readUserSearch({ q: 'osei', show: 'stale', page: '2', size: '20' }))).toEqual({
    q: 'osei',
    show: 'stale',
    page: '2',
  })
})

test('another search, filter or size starts at the first page', () => {
  const third = readUserSearch({ page: '3' })
  expect(changeUserSearch(third, { q: 'a' }).page).toBe(1)
  expect(changeUserSearch(third, { size: 50 }).page).toBe(1)
  expect(changeUserSearch(third, { page: 4 }).page).toBe(4)
})

test('the filter shows the active, the stale, the invited and those switched off (REQ-219)', () => {
  const user = (id: number, parts: Partial<AdminUser>) =>
    ({
      id,
      email: `u${id}@x.example`,
      first_name: 'U',
      last_name: `No${id}`,
      created_at: '2026-03-01T00:00:00.000Z',
      last_login_at: null,
      ...parts,
    }) as AdminUser
  const users = [
    user(1, { state: 'active', active: true }),
    user(2, { state: 'active', active: true, last_login_at: '2025-11-01T00:00:00.000Z' }),
    user(3, { state: 'invited', active: false }),
    user(4, { state: 'off', active: false }),
  ]
  const ids = (show: 'active' | 'stale' | 'invited' | 'off' | '', q = '') =>
    findUsers(users, { q, show }, '2026-03-02T00:00:00.000Z').map(({ id }) => id)
  expect([ids('active'), ids('stale'), ids('invited'), ids('off')]).toEqual([[1, 2], [2], [3], [4]])
  expect([ids('', 'NO3'), ids('active', 'no3')]).toEqual([[3], []])
})
