import type { VeteranCover } from '@clinic/contract/patients/veteran'
import type { Sql, Tx } from '../../../platform/db/database.ts'

/** `cover` null: Veterans Affairs does not pay, or no longer. */
export type StoredCover = { version: number; cover: VeteranCover | null; reason: string; by: string; at: string }
type Row = Omit<StoredCover, 'cover' | 'reason'> & { details: Pick<StoredCover, 'cover' | 'reason'> }

/** The newest of a patient, and of what was merged into their record; null: never recorded. */
export async function findCover(sql: Sql | Tx, patient_id: string): Promise<StoredCover | null> {
  const [row] = await sql<Row[]>`
    select c.version, u.name as by, c.recorded_at as at, c.details from veteran_covers c join users u on u.id = c.user_id
    where c.patient_id = any(record_family(${patient_id})) order by c.recorded_at desc, c.version desc limit 1`
  if (!row) return null
  const { details, ...known } = row
  return { ...known, ...details }
}
