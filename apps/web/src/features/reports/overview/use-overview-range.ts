import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback, useMemo } from 'react'
import { type OverviewRange, readOverviewRange, writeOverviewRange } from './overview-range.ts'

/** How many days are shown, kept in the address. */
export function useOverviewRange(): [OverviewRange, (range: OverviewRange) => void] {
  const raw: Record<string, unknown> = useSearch({ strict: false })
  const navigate = useNavigate()
  const range = useMemo(() => readOverviewRange(raw), [raw])
  const change = useCallback(
    (next: OverviewRange) => void navigate({ to: '.', search: writeOverviewRange(next) as never, resetScroll: false }),
    [navigate],
  )
  return [range, change]
}
