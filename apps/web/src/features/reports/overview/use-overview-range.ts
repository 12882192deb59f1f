import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback, useMemo } from 'react'
import { type OverviewRange, readOverviewRange, writeOverviewRange } from './overview-range.ts'

const PAGES = { numbers: '/admin/stats', charts: '/admin/charts' } as const

/** How many days are shown, kept in the address. */
export function useOverviewRange(show: keyof typeof PAGES): [OverviewRange, (range: OverviewRange) => void] {
  const raw = useSearch({ from: PAGES[show] })
  const navigate = useNavigate()
  const range = useMemo(() => readOverviewRange(raw), [raw])
  const change = useCallback(
    (next: OverviewRange) => void navigate({ to: PAGES[show], search: writeOverviewRange(next), resetScroll: false }),
    [navigate, show],
  )
  return [range, change]
}
