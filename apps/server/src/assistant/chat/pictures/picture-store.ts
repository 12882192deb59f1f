import type { PictureKind } from '@clinic/contract/chart/pictures'
import { namedPicture } from '@clinic/core/questionnaires/reading/picture'
import type { Sql, Tx } from '../../../platform/db/database.ts'

/** `conversation_id`: `null` where staff took it in by phone. */
export type PictureRow = {
  id: string
  patient_id: string
  conversation_id: string | null
  kind: PictureKind
  bytes: string
  kept_at: string
}

/** How many pictures a conversation has kept, without those that others replaced; asked under the lock that the turn holds on it. */
export async function countPictures(tx: Tx, conversation_id: string): Promise<number> {
  const [row] = await tx<{ count: number }[]>`
    select count(*)::int as count from answer_pictures where conversation_id = ${conversation_id} and replaced_at is null`
  return row?.count ?? 0
}

/** Keeps a picture, its bytes (base64) sealed. */
export async function insertPicture(tx: Tx, { bytes, ...row }: PictureRow): Promise<void> {
  await tx`insert into answer_pictures ${tx({ ...row, bytes: tx.types.sealed(bytes) as never })}`
}

/** The ids of the pictures that a conversation still keeps. */
export async function findPictureIds(sql: Sql, conversation_id: string): Promise<string[]> {
  const rows = await sql<{ id: string }[]>`select id from answer_pictures where conversation_id = ${conversation_id}`
  return rows.map(({ id }) => id)
}

type Replaced = { patient_id: string; ids: readonly string[]; now: string }

/** Takes pictures away that other answers replaced. Under a legal hold they stay, and are marked. Answers how many of each. */
export async function dropPictures(tx: Tx, { patient_id, ids, now }: Replaced): Promise<{ gone: number; held: number }> {
  const gone = await tx`
    delete from answer_pictures where patient_id = ${patient_id} and id = any(${[...ids]}) and not exists (
      select from legal_holds h where h.patient_id = ${patient_id} and h.lifted_at is null
    ) returning id`
  const held = await tx`
    update answer_pictures set replaced_at = ${now}
    where patient_id = ${patient_id} and id = any(${[...ids]}) and replaced_at is null returning id`
  return { gone: gone.length, held: held.length }
}

/** A picture of this patient. */
export async function findPicture(
  sql: Sql,
  { patient_id, id }: Pick<PictureRow, 'patient_id' | 'id'>,
): Promise<Pick<PictureRow, 'kind' | 'bytes' | 'kept_at'> | null> {
  const [row] = await sql<Pick<PictureRow, 'kind' | 'bytes' | 'kept_at'>[]>`
    select kind, bytes, kept_at from answer_pictures where id = ${id} and patient_id = any(record_family(${patient_id}))`
  return row ?? null
}

type OfTurn = { conversation_id: string; turn: number }
type Shown = Pick<PictureRow, 'kind' | 'bytes'>

/** The picture that came with a turn, unless another answer replaced it. */
export async function findPictureOfTurn(sql: Sql, { conversation_id, turn }: OfTurn): Promise<Shown | null> {
  const [sent] = await sql<{ event: unknown }[]>`
    select event from conversation_turns where conversation_id = ${conversation_id} and turn = ${turn}`
  const id = sent ? pictureSent(sent.event) : null
  if (id === null) return null
  const [row] = await sql<Shown[]>`
    select kind, bytes from answer_pictures where id = ${id} and conversation_id = ${conversation_id} and replaced_at is null`
  return row ?? null
}

export type SentTurn = { turn: number; event: unknown }

/** The turns whose picture is still there. */
export async function findPicturedTurns(tx: Tx, conversation_id: string, turns: readonly SentTurn[]): Promise<ReadonlySet<number>> {
  const sent = turns.map(({ turn, event }) => ({ turn, id: pictureSent(event) })).filter(({ id }) => id !== null)
  if (sent.length === 0) return new Set()
  const rows = await tx<{ id: string }[]>`
    select id from answer_pictures where conversation_id = ${conversation_id} and replaced_at is null`
  const kept = new Set<string | null>(rows.map(({ id }) => id))
  return new Set(sent.filter(({ id }) => kept.has(id)).map(({ turn }) => turn))
}

function pictureSent(event: unknown): string | null {
  const name = (event as { context?: { picture?: unknown } | null }).context?.picture
  return typeof name === 'string' ? namedPicture(name) : null
}
