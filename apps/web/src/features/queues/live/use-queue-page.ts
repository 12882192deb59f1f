import { npPage, type PageQuery, pcrPage, type Queue, type QueuePage } from '@clinic/contract/queues'
import { QUEUE_TEXTS } from '@clinic/contract/texts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call } from '../../../lib/api.ts'
import { ApiProblem } from '../../../lib/api-problem.ts'
import { pageKey } from './queue-cache.ts'

const ENDPOINTS = { pcr: pcrPage, np: npPage } as const

/** One page of a table. The page before stays on screen until the next is there. */
export function useQueuePage(queue: Queue, query: PageQuery, enabled = true) {
  return useQuery({
    queryKey: pageKey(queue, query),
    queryFn: ({ signal }) => readPage(queue, query, signal),
    placeholderData: keepPreviousData,
    enabled,
  })
}

/** Anything but a list of rows is an error (REQ-694). */
export async function readPage(queue: Queue, query: PageQuery, signal: AbortSignal): Promise<QueuePage> {
  const page: QueuePage | null = await call(ENDPOINTS[queue], { query, signal }).catch((error: unknown) => {
    if (error instanceof ApiProblem) throw error
    return null
  })
  if (!Array.isArray(page?.rows)) throw new Error(QUEUE_TEXTS.invalidAnswer)
  return page
}
