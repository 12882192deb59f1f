import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback, useMemo } from 'react'
import { type ReportSearch, readReportSearch, writeReportSearch } from './report-search.ts'

/** The days shown, kept in the address. */
export function useReportSearch(): [ReportSearch, (search: ReportSearch) => void] {
  const raw: Record<string, unknown> = useSearch({ strict: false })
  const navigate = useNavigate()
  const search = useMemo(() => readReportSearch(raw), [raw])
  const change = useCallback(
    (next: ReportSearch) => void navigate({ to: '.', search: writeReportSearch(next) as never, resetScroll: false }),
    [navigate],
  )
  return [search, change]
}
