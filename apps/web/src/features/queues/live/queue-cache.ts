import type { StatusRow } from '@clinic/contract/patients'
import type { PageQuery, Queue, QueuePage } from '@clinic/contract/queues'
import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { readSession } from '../../../lib/session.ts'
import { applyRow } from './apply-row.ts'
import { isFollowed } from './followed-lists.ts'
import { noteRow } from './known-rows.ts'
import { ALL_QUEUES, DUE_COUNTS } from './queue-keys.ts'

/** Writes a changed row into every page that is held, of both queues. */
export function putRow(client: QueryClient, row: StatusRow, userId: number): void {
  noteRow(row)
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

/** After what others did: all but the lists whose changes the server sends, and one's own patients where none of them is concerned. */
export async function refreshUnsent(client: QueryClient, { own }: { own: boolean }): Promise<void> {
  const isAsked = ({ queryKey }: { queryKey: QueryKey }) => !isFollowed(queryKey) && (own || readPlace(queryKey)?.list !== 'mine')
  await client.invalidateQueries({ queryKey: ALL_QUEUES, predicate: isAsked })
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
