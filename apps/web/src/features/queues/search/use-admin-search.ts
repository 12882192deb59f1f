import type { Queue } from '@clinic/contract/queues'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback, useMemo } from 'react'
import { type AdminSearch, changeAdminSearch, readAdminSearch, writeAdminSearch } from './admin-search.ts'

export const ADMIN_PAGES = { pcr: '/pages/PCRAdmin', np: '/pages/NPAdmin' } as const

/** Filter, search, order and page of a manager's screen, kept in its address. */
export function useAdminSearch(queue: Queue): [AdminSearch, (change: Partial<AdminSearch>) => void] {
  const raw = useSearch({ from: ADMIN_PAGES[queue] })
  const navigate = useNavigate()
  const search = useMemo(() => readAdminSearch(raw, queue), [raw, queue])
  const change = useCallback(
    (given: Partial<AdminSearch>) => {
      const next = ({ patient, part, ...before }: Record<string, string | undefined>) => ({
        ...writeAdminSearch(changeAdminSearch(readAdminSearch(before, queue), given)),
        ...(patient && { patient }),
        ...(part && { part }),
      })
      void navigate({ to: ADMIN_PAGES[queue], search: next, replace: true, resetScroll: false })
    },
    [navigate, queue],
  )
  return [search, change]
}
