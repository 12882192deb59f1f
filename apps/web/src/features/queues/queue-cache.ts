import type { StatusRow } from '@clinic/contract/patients'
import type { PageQuery, Queue, QueuePage } from '@clinic/contract/queues'
import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { applyRow } from './apply-row.ts'

const ALL_QUEUES = ['queues'] as const

export function pageKey(queue: Queue, query: PageQuery) {
  return [...ALL_QUEUES, queue, query] as const
}

/** Writes a changed row into every page that is held, of both queues. */
export function putRow(client: QueryClient, row: StatusRow, userId: number): void {
  for (const [key, page] of client.getQueriesData<QueuePage>({ queryKey: ALL_QUEUES })) {
    const place = readPlace(key)
    if (page && place) client.setQueryData<QueuePage>(key, applyRow(page, row, { ...place, userId }))
  }
}

export async function refreshQueues(client: QueryClient): Promise<void> {
  await client.invalidateQueries({ queryKey: ALL_QUEUES })
}

/** The newest version held of a patient's row; null where no page holds it. */
export function heldVersion(client: QueryClient, patientId: string): number | null {
  const versions = client
    .getQueriesData<QueuePage>({ queryKey: ALL_QUEUES })
    .flatMap(([, page]) => page?.rows.find((row) => row.patient_id === patientId)?.version ?? [])
  return versions.length > 0 ? Math.min(...versions) : null
}

function readPlace(key: QueryKey): { queue: Queue; list: PageQuery['list'] } | null {
  const [, queue, query] = key as readonly [string, Queue?, PageQuery?]
  return queue && query ? { queue, list: query.list } : null
}
