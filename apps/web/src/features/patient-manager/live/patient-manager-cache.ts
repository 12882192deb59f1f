import type { ManagedPage, ManagedQuery } from '@clinic/contract/patient-manager'
import type { StatusRecord, StatusRow } from '@clinic/contract/patients'
import type { QueryClient } from '@tanstack/react-query'

const LIST = ['manager', 'list'] as const

export function listKey(query: ManagedQuery) {
  return [...LIST, query] as const
}

/** The key under which every screen holds an open record. */
function recordKey(patientId: string) {
  return ['patient', patientId, 'record'] as const
}

/** Writes a changed row wherever it is held; an older one never over a newer one, unless it is to undo what was shown ahead. */
export function putRow(client: QueryClient, row: StatusRow): void {
  client.setQueriesData<ManagedPage>(
    { queryKey: LIST },
    (page) =>
      page && { ...page, rows: page.rows.map((one) => (one.patient_id === row.patient_id && one.version <= row.version ? row : one)) },
  )
  client.setQueryData<StatusRecord>(recordKey(row.patient_id), (held) => (held && held.version <= row.version ? { ...held, ...row } : held))
}

export async function refreshList(client: QueryClient): Promise<void> {
  await client.invalidateQueries({ queryKey: LIST })
}

/** What belongs to one patient, audit entries included. */
export async function refreshPatient(client: QueryClient, patientId: string): Promise<void> {
  await client.invalidateQueries({ queryKey: ['patient', patientId] })
}

/** The oldest version held of a patient's row; null where nothing holds it. */
export function heldVersion(client: QueryClient, patientId: string): number | null {
  const listed = client
    .getQueriesData<ManagedPage>({ queryKey: LIST })
    .flatMap(([, page]) => page?.rows.find((row) => row.patient_id === patientId)?.version ?? [])
  const open = client.getQueryData<StatusRecord>(recordKey(patientId))?.version ?? []
  const versions = [...listed, open].flat()
  return versions.length > 0 ? Math.min(...versions) : null
}
