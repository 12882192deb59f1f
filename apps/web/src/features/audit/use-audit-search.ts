import type { AuditFilter } from '@clinic/contract/audit'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback, useMemo } from 'react'
import { type AuditSearch, changeFilter, readAuditSearch, writeAuditSearch } from './audit-search.ts'

type Change = { filter: (change: Partial<AuditFilter>) => void; go: (place: { before?: string; after?: string }) => void }

/** Filter and page, kept in the address. Another page is a step that the browser's Back undoes. */
export function useAuditSearch(page: '/pages/audit' | '/pages/timeline'): [AuditSearch, Change] {
  const raw = useSearch({ from: page })
  const navigate = useNavigate()
  const search = useMemo(() => readAuditSearch(raw), [raw])
  const filter = useCallback(
    (change: Partial<AuditFilter>) => {
      const next = (before: Record<string, unknown>) => writeAuditSearch(changeFilter(readAuditSearch(before), change))
      void navigate({ to: page, search: next, replace: true, resetScroll: false })
    },
    [navigate, page],
  )
  const go = useCallback(
    ({ before = '', after = '' }: { before?: string; after?: string }) => {
      const next = (now: Record<string, unknown>) => writeAuditSearch({ ...readAuditSearch(now), before, after })
      void navigate({ to: page, search: next })
    },
    [navigate, page],
  )
  return [search, { filter, go }]
}
