import type { AdminUser } from '@clinic/contract/users'
import { isStale, STALE_DAYS } from '@clinic/core/users/account-state'
import { searchUsers } from '@clinic/core/users/search-users'
import { t } from '../../../lib/messages/t.ts'
import { type AddressOf, writeParameters } from '../../../lib/routes/addresses.ts'

/** REQ-232. */
export const USER_PAGE_SIZES = [20, 50, 100, 200, 500, 1000] as const
export const PAGE_LINKS = 5

export const SHOWN = {
  '': t('All users'),
  active: t('Active'),
  stale: t('No login for {STALE_DAYS} days', { STALE_DAYS }),
  invited: t('Invited'),
  off: t('Inactive'),
} as const
export type Shown = keyof typeof SHOWN

/** What the address of the screen holds. */
export type UserSearch = { q: string; show: Shown; page: number; size: (typeof USER_PAGE_SIZES)[number] }
const START: UserSearch = { q: '', show: '', page: 1, size: 20 }
const SEARCH_LENGTH = 100
const LAST_PAGE = 100_000

/** Reads an address as a person may have mistyped it: what makes no sense counts as not given. */
export function readUserSearch(raw: Record<string, unknown>): UserSearch {
  const page = Number(raw.page)
  return {
    q: typeof raw.q === 'string' ? raw.q.slice(0, SEARCH_LENGTH) : '',
    show: (Object.keys(SHOWN) as Shown[]).find((one) => one === raw.show) ?? '',
    page: Number.isInteger(page) && page >= 1 && page <= LAST_PAGE ? page : 1,
    size: USER_PAGE_SIZES.find((size) => String(size) === String(raw.size)) ?? START.size,
  }
}

/** The parameters to write; what is at its start is omitted. */
export function writeUserSearch(search: UserSearch): AddressOf<'/pages/userAdmin'> {
  return writeParameters(search, START)
}

/** A change; anything but a page starts at the first one again. */
export function changeUserSearch(search: UserSearch, change: Partial<UserSearch>): UserSearch {
  return { ...search, page: 1, ...change }
}

/** Those who match the words and the filter (REQ-219). `now`: ISO, UTC. */
export function findUsers(users: readonly AdminUser[], { q, show }: Pick<UserSearch, 'q' | 'show'>, now: string): readonly AdminUser[] {
  const found = searchUsers(users, q)
  if (show === '') return found
  return found.filter((user) => (show === 'stale' ? isStale(user, now) : user.state === show))
}
