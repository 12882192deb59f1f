import type { PictureKind } from '@clinic/contract/chart/pictures'
import type { Sql, Tx } from '../../../platform/db/database.ts'

export type LinePicture = { kind: PictureKind; bytes: string }
type Place = { conversation_id: string; seq: number }

/** Keeps the picture of a line, its bytes (base64) sealed. */
export async function insertLinePicture(tx: Tx, { bytes, kind, ...place }: Place & LinePicture): Promise<void> {
  await tx`insert into line_pictures ${tx({ ...place, kind, bytes: tx.types.sealed(bytes) as never })}`
}

/** Those that staff sent in a conversation; asked under its lock. */
export async function countLinePictures(tx: Tx, conversation_id: string): Promise<number> {
  const [row] = await tx<{ count: number }[]>`select count(*)::int as count from line_pictures where conversation_id = ${conversation_id}`
  return row?.count ?? 0
}

export async function findLinePicture(sql: Sql, { conversation_id, seq }: Place): Promise<LinePicture | null> {
  const [row] = await sql<LinePicture[]>`
    select kind, bytes from line_pictures where conversation_id = ${conversation_id} and seq = ${seq}`
  return row ?? null
}
