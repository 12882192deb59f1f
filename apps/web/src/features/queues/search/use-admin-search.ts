import type { Queue } from '@clinic/contract/queues'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback, useMemo } from 'react'
import { type AdminSearch, changeAdminSearch, readAdminSearch, writeAdminSearch } from './admin-search.ts'

/** Filter, search, order and page of a manager's screen, kept in its address. */
export function useAdminSearch(queue: Queue): [AdminSearch, (change: Partial<AdminSearch>) => void] {
  const raw: Record<string, unknown> = useSearch({ strict: false })
  const navigate = useNavigate()
  const search = useMemo(() => readAdminSearch(raw, queue), [raw, queue])
  const change = useCallback(
    (given: Partial<AdminSearch>) => {
      const next = (before: Record<string, unknown>) => writeAdminSearch(changeAdminSearch(readAdminSearch(before, queue), given))
      void navigate({ to: '.', search: next as never, replace: true, resetScroll: false })
    },
    [navigate, queue],
  )
  return [search, change]
}
