import type { Tx } from '../../../platform/db/database.ts'
import type { StoredCover } from './find-cover.ts'

type NewCover = Pick<StoredCover, 'cover' | 'reason' | 'version'> & { patient_id: string; user_id: number; recorded_at: string }

export async function insertCover(tx: Tx, { cover, reason, ...row }: NewCover): Promise<void> {
  const values = { ...row, pays: cover !== null, details: tx.types.sealed({ cover, reason }) }
  await tx`insert into veteran_covers ${tx(values as never)}`
}
