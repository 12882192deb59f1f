import type { Sql, Tx } from '../../platform/db/database.ts'

export type Taught = { id: number; text: string; kind: 'article' | 'intent'; meaning: string; added_by: string; added_at: string }

/** Every phrase that staff taught and did not take back, newest first. */
export function findTaught(sql: Sql | Tx): Promise<Taught[]> {
  return sql<Taught[]>`
    select p.id, p.text, p.kind, p.meaning, u.name as added_by, p.added_at from learned_phrases p join users u on u.id = p.added_by
    where p.removed_at is null and p.kind is not null order by p.id desc`
}

/** Whether nothing is to be learned from a message already. */
export async function isDismissed(tx: Tx, heard: string): Promise<boolean> {
  const rows = await tx`select 1 from learned_phrases where heard = ${heard} and kind is null and removed_at is null limit 1`
  return rows.length > 0
}

export type NewPhrase = {
  heard: string
  text: string
  kind: Taught['kind'] | null
  meaning: string | null
  user_id: number
  now: string
}

/** Keeps what was made of a message; without a meaning nothing is learned from it. */
export async function insertPhrase(tx: Tx, { user_id, now, ...row }: NewPhrase): Promise<number> {
  const [made] = await tx<{ id: number }[]>`
    insert into learned_phrases ${tx({ ...row, added_by: user_id, added_at: now })} returning id`
  if (!made) throw new Error('the phrase was not kept')
  return made.id
}

/** Takes a phrase back; `null` where it is not there, or was taken back before. */
export async function removePhrase(tx: Tx, { id, user_id, now }: { id: number; user_id: number; now: string }): Promise<string | null> {
  const [row] = await tx<{ text: string }[]>`
    update learned_phrases set removed_by = ${user_id}, removed_at = ${now}
    where id = ${id} and removed_at is null and kind is not null returning text`
  return row?.text ?? null
}
