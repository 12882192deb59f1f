import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback, useMemo } from 'react'
import { changeQueueSearch, type QueueSearch, readQueueSearch, writeQueueSearch } from './queue-search.ts'

/** Search, filter and pages of the screen, kept in its address. */
export function useQueueSearch(): [QueueSearch, (change: Partial<QueueSearch>) => void] {
  const raw: Record<string, unknown> = useSearch({ strict: false })
  const navigate = useNavigate()
  const search = useMemo(() => readQueueSearch(raw), [raw])
  const change = useCallback(
    (given: Partial<QueueSearch>) => {
      const next = (before: Record<string, unknown>) => writeQueueSearch(changeQueueSearch(readQueueSearch(before), given))
      void navigate({ to: '.', search: next as never, replace: true, resetScroll: false })
    },
    [navigate],
  )
  return [search, change]
}
