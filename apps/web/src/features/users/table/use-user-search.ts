import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback, useMemo } from 'react'
import { changeUserSearch, readUserSearch, type UserSearch, writeUserSearch } from './user-search.ts'

/** Search, filter and page of the screen, kept in its address. */
export function useUserSearch(): [UserSearch, (change: Partial<UserSearch>) => void] {
  const raw: Record<string, unknown> = useSearch({ strict: false })
  const navigate = useNavigate()
  const search = useMemo(() => readUserSearch(raw), [raw])
  const change = useCallback(
    (given: Partial<UserSearch>) => {
      const next = (before: Record<string, unknown>) => writeUserSearch(changeUserSearch(readUserSearch(before), given))
      void navigate({ to: '.', search: next as never, replace: true, resetScroll: false })
    },
    [navigate],
  )
  return [search, change]
}
