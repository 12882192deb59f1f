import type { StatusRow } from '@clinic/contract/patients'
import type { PageQuery, Queue, QueuePage } from '@clinic/contract/queues'
import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { readSession } from '../../../lib/session.ts'
import { applyRow } from './apply-row.ts'

const ALL_QUEUES = ['queues'] as const
/** The counts beside filters: worth less than the rows, so they are reloaded later than those. */
const DUE_COUNTS = ['queue-due'] as const

export function pageKey(queue: Queue, query: PageQuery) {
  return [...ALL_QUEUES, queue, query] as const
}

export function dueCountKey(queue: Queue, query: PageQuery) {
  return [...DUE_COUNTS, queue, query] as const
}

/** Writes a changed row into every page that is held, of both queues. */
export function putRow(client: QueryClient, row: StatusRow, userId: number): void {
  for (const [key, page] of client.getQueriesData<QueuePage>({ queryKey: ALL_QUEUES })) {
    const place = readPlace(key)
    if (page && place) client.setQueryData<QueuePage>(key, applyRow(page, row, { ...place, userId }))
  }
  void client.invalidateQueries({ queryKey: ['stages', row.patient_id] })
}

/** The same for several, and reads again what came back from elsewhere. */
export function putRows(client: QueryClient, rows: readonly StatusRow[]): void {
  const { id } = readSession()
  for (const row of rows) putRow(client, row, id)
  void refreshQueues(client)
}

export async function refreshQueues(client: QueryClient): Promise<void> {
  await client.invalidateQueries({ queryKey: ALL_QUEUES })
}

/** All but the lists of one's own patients. */
export async function refreshSharedLists(client: QueryClient): Promise<void> {
  await client.invalidateQueries({ queryKey: ALL_QUEUES, predicate: ({ queryKey }) => readPlace(queryKey)?.list !== 'mine' })
}

export async function refreshDueCounts(client: QueryClient): Promise<void> {
  await client.invalidateQueries({ queryKey: DUE_COUNTS })
}

/** The newest version held of a patient's row; null where no page holds it. */
export function heldVersion(client: QueryClient, patientId: string): number | null {
  const versions = client
    .getQueriesData<QueuePage>({ queryKey: ALL_QUEUES })
    .flatMap(([, page]) => page?.rows?.find((row) => row.patient_id === patientId)?.version ?? [])
  return versions.length > 0 ? Math.min(...versions) : null
}

/** A row as a table of a screen holds it; null where none does. */
export function heldRow(
  client: QueryClient,
  patientId: string,
  { queue, list }: { queue: Queue; list: PageQuery['list'] },
): StatusRow | null {
  for (const [key, page] of client.getQueriesData<QueuePage>({ queryKey: [...ALL_QUEUES, queue] })) {
    const row = readPlace(key)?.list === list ? page?.rows?.find((one) => one.patient_id === patientId) : undefined
    if (row) return row
  }
  return null
}

function readPlace(key: QueryKey): { queue: Queue; list: PageQuery['list'] } | null {
  const [, queue, query] = key as readonly [string, Queue?, PageQuery?]
  return queue && query ? { queue, list: query.list } : null
}
