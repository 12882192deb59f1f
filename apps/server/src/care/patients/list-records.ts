import { Readable } from 'node:stream'
import type { StaffContext } from '../../identity/auth/access/context.ts'
import { note } from '../../platform/db/change.ts'
import { presentRecord } from './present.ts'
import { allRecords } from './store.ts'

/** All records as one streamed JSON array. Audited. */
export async function listRecords(context: StaffContext): Promise<Readable> {
  await note(context, {
    action: 'Read Patient List',
    description: 'Read all status records',
    entity: { kind: 'list', id: 'patient_status' },
  })
  return Readable.from(asJson(context))
}

async function* asJson(context: StaffContext): AsyncGenerator<string> {
  let separator = '['
  for await (const batch of allRecords(context.sql)) {
    const rows = batch.map(({ patient, record }) => JSON.stringify(presentRecord(patient, record)))
    yield `${separator}${rows.join(',')}`
    separator = ','
  }
  yield separator === '[' ? '[]' : ']'
}
