import { Readable } from 'node:stream'
import type { StaffContext } from '../../identity/auth/access/context.ts'
import { note } from '../../platform/db/change.ts'
import { type NamedPatient, presentRecord } from './present.ts'
import { allRecords } from './store.ts'

/** All records as one streamed JSON array. Audited. */
export async function listRecords(context: StaffContext): Promise<Readable> {
  await note(context, {
    action: 'Read Patient List',
    description: 'Read all status records',
    entity: { kind: 'list', id: 'patient_status' },
  })
  return streamRecords(allRecords(context.sql))
}

export type RecordBatches = AsyncIterable<{ patient: NamedPatient; record: Record<string, unknown> }[]>

/** One JSON array, written batch by batch. */
export function streamRecords(batches: RecordBatches): Readable {
  return Readable.from(writeArray(batches))
}

async function* writeArray(batches: RecordBatches): AsyncGenerator<string> {
  let separator = '['
  for await (const batch of batches) {
    const rows = batch.map(({ patient, record }) => JSON.stringify(presentRecord(patient, record)))
    yield `${separator}${rows.join(',')}`
    separator = ','
  }
  yield separator === '[' ? '[]' : ']'
}
