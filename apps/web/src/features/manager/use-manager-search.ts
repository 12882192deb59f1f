import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback, useMemo } from 'react'
import { changeManagerSearch, type ManagerSearch, readManagerSearch, writeManagerSearch } from './manager-search.ts'

/** Words, filters, order, page and open patient, kept in the address. */
export function useManagerSearch(): [ManagerSearch, (change: Partial<ManagerSearch>) => void] {
  const raw: Record<string, unknown> = useSearch({ strict: false })
  const navigate = useNavigate()
  const search = useMemo(() => readManagerSearch(raw), [raw])
  const change = useCallback(
    (given: Partial<ManagerSearch>) => {
      const next = (before: Record<string, unknown>) => writeManagerSearch(changeManagerSearch(readManagerSearch(before), given))
      void navigate({ to: '.', search: next as never, replace: true, resetScroll: false })
    },
    [navigate],
  )
  return [search, change]
}
