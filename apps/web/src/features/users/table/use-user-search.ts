import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback, useMemo } from 'react'
import { changeUserSearch, readUserSearch, type UserSearch, writeUserSearch } from './user-search.ts'

/** Search, filter and page of the screen, kept in its address. */
export function useUserSearch(): [UserSearch, (change: Partial<UserSearch>) => void] {
  const raw = useSearch({ from: '/pages/userAdmin' })
  const navigate = useNavigate()
  const search = useMemo(() => readUserSearch(raw), [raw])
  const change = useCallback(
    (given: Partial<UserSearch>) => {
      const next = (before: Record<string, unknown>) => writeUserSearch(changeUserSearch(readUserSearch(before), given))
      void navigate({ to: '/pages/userAdmin', search: next, replace: true, resetScroll: false })
    },
    [navigate],
  )
  return [search, change]
}
