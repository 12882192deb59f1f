import type { PageQuery, Queue } from '@clinic/contract/queues'

export const ALL_QUEUES = ['queues'] as const
/** The counts beside filters: worth less than the rows, so they are reloaded later than those. */
export const DUE_COUNTS = ['queue-due'] as const

export function pageKey(queue: Queue, query: PageQuery) {
  return [...ALL_QUEUES, queue, query] as const
}

export function dueCountKey(queue: Queue, query: PageQuery) {
  return [...DUE_COUNTS, queue, query] as const
}
