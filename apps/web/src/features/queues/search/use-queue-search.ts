import type { Queue } from '@clinic/contract/queues'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback, useMemo } from 'react'
import { changeQueueSearch, type QueueSearch, readQueueSearch, writeQueueSearch } from './queue-search.ts'

export const QUEUE_PAGES = { pcr: '/pages/userQueue', np: '/pages/NPQueue' } as const

/** Search, filter and pages of the screen, kept in its address. */
export function useQueueSearch(queue: Queue): [QueueSearch, (change: Partial<QueueSearch>) => void] {
  const raw = useSearch({ from: QUEUE_PAGES[queue] })
  const navigate = useNavigate()
  const search = useMemo(() => readQueueSearch(raw), [raw])
  const change = useCallback(
    (given: Partial<QueueSearch>) => {
      const next = ({ patient, part, ...before }: Record<string, string | undefined>) => ({
        ...writeQueueSearch(changeQueueSearch(readQueueSearch(before), given)),
        ...(patient && { patient }),
        ...(part && { part }),
      })
      void navigate({ to: QUEUE_PAGES[queue], search: next, replace: true, resetScroll: false })
    },
    [navigate, queue],
  )
  return [search, change]
}
