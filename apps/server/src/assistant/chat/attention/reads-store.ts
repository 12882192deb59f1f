import type { Sql, Tx } from '../../../platform/db/database.ts'

export type Reads = { read_turn: number; read_seq: number; delivered_seq: number }
export type Reader = { conversation_id: string; user_id: number | null }

/** Notes how far someone has read; false where they had read as far. */
export async function saveRead(tx: Tx, { conversation_id, user_id }: Reader, reads: Partial<Reads>): Promise<boolean> {
  const { read_turn = 0, read_seq = 0, delivered_seq = 0 } = reads
  const rows = await tx`
    insert into conversation_reads as r (conversation_id, user_id, read_turn, read_seq, delivered_seq)
    values (${conversation_id}, ${user_id}, ${read_turn}, ${read_seq}, ${delivered_seq}) on conflict (conversation_id, user_id) do update set
      read_turn = greatest(r.read_turn, excluded.read_turn), read_seq = greatest(r.read_seq, excluded.read_seq),
      delivered_seq = greatest(r.delivered_seq, excluded.delivered_seq)
    where r.read_turn < excluded.read_turn or r.read_seq < excluded.read_seq or r.delivered_seq < excluded.delivered_seq
    returning 1 as one`
  return rows.length > 0
}

export async function saveWatch(tx: Tx, { conversation_id, user_id }: Reader, watching_until: string): Promise<void> {
  await tx`
    insert into conversation_reads ${tx({ conversation_id, user_id, watching_until })}
    on conflict (conversation_id, user_id) do update set watching_until = excluded.watching_until`
}

export async function isWatching(sql: Sql, { conversation_id, user_id }: Reader, now: string): Promise<boolean> {
  const rows = await sql`
    select 1 as one from conversation_reads
    where conversation_id = ${conversation_id} and user_id = ${user_id} and watching_until > ${now}`
  return rows.length > 0
}

/** The patient’s own reads, and the newest turn that one of the team has read. */
export async function findReads(sql: Sql, conversation_id: string): Promise<{ patient: Reads; team_turn: number }> {
  const rows = await sql<(Reads & { user_id: number | null })[]>`
    select user_id, read_turn, read_seq, delivered_seq from conversation_reads where conversation_id = ${conversation_id}`
  const patient = rows.find(({ user_id }) => user_id === null) ?? { read_turn: 0, read_seq: 0, delivered_seq: 0 }
  return { patient, team_turn: Math.max(0, ...rows.filter(({ user_id }) => user_id !== null).map(({ read_turn }) => read_turn)) }
}

/** Messages of the patient after the newest one that a member of staff has read. */
export async function countUnread(sql: Sql | Tx, { conversation_id, user_id }: Reader): Promise<number> {
  const [row] = await sql<{ unread: number }[]>`
    select count(*)::integer as unread from conversation_turns t
    where t.conversation_id = ${conversation_id} and t.heard is not null and t.turn > coalesce(
      (select r.read_turn from conversation_reads r where r.conversation_id = ${conversation_id} and r.user_id = ${user_id}), 0)`
  return row?.unread ?? 0
}
