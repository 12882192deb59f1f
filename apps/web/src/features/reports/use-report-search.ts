import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback, useMemo } from 'react'
import { type ReportSearch, readReportSearch, writeReportSearch } from './report-search.ts'

const PAGES = { report: '/pages/ReportsPage', numbers: '/admin/stats', charts: '/admin/charts' } as const

/** The days shown, kept in the address. */
export function useReportSearch(show: keyof typeof PAGES): [ReportSearch, (search: ReportSearch) => void] {
  const raw = useSearch({ from: PAGES[show] })
  const navigate = useNavigate()
  const search = useMemo(() => readReportSearch(raw), [raw])
  const change = useCallback(
    (next: ReportSearch) => void navigate({ to: PAGES[show], search: writeReportSearch(next), resetScroll: false }),
    [navigate, show],
  )
  return [search, change]
}
