import { npPage, type PageQuery, type PageRequest, pcrPage, type Queue, type QueuePage } from '@clinic/contract/queues'
import { QUEUE_TEXTS } from '@clinic/contract/texts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call } from '../../../lib/api.ts'
import { ApiProblem } from '../../../lib/api-problem.ts'
import { newestPage } from './followed-lists.ts'
import { pageKey } from './queue-keys.ts'
import { readTable } from './read-table.ts'

const ENDPOINTS = { pcr: pcrPage, np: npPage } as const

/** One page of a table. The page before stays on screen until the next is there. */
export function useQueuePage(queue: Queue, query: PageQuery, enabled = true) {
  const queryKey = pageKey(queue, query)
  return useQuery({
    queryKey,
    queryFn: async ({ signal }) => newestPage(queryKey, await readPage(queue, query, signal)),
    placeholderData: keepPreviousData,
    enabled,
  })
}

async function readPage(queue: Queue, query: PageQuery, signal: AbortSignal): Promise<QueuePage> {
  return read(queue, { ...query, layout: 'table' }, signal)
}

/** How many there are, without their rows. */
export async function countPage(queue: Queue, query: PageQuery, signal: AbortSignal): Promise<number> {
  return (await read(queue, { ...query, layout: 'none' }, signal)).total
}

/** Anything but a list of rows is an error (REQ-694). */
async function read(queue: Queue, query: PageRequest, signal: AbortSignal): Promise<QueuePage> {
  const page = await call(ENDPOINTS[queue], { query, signal }).catch((error: unknown) => {
    if (error instanceof ApiProblem) throw error
    return null
  })
  if (!Array.isArray(page?.rows)) throw new Error(QUEUE_TEXTS.invalidAnswer)
  return readTable(page)
}
