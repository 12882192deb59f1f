import type { PreparedReply } from '@clinic/contract/chat/prepared-replies'
import type { Sql, Tx } from '../../../platform/db/database.ts'

type Fields = Pick<PreparedReply, 'name' | 'text_en' | 'text_fr'>
type By = { user_id: number; now: string }

const columns = (sql: Sql | Tx) => sql`
  r.id, r.name, r.text_en, r.text_fr, r.version, case when r.approved_at is not null then coalesce(u.name, '') end as approved_by
  from prepared_replies r left join users u on u.id = r.approved_by`

export function findReplies(sql: Sql): Promise<PreparedReply[]> {
  return sql<PreparedReply[]>`select ${columns(sql)} order by lower(r.name)`
}

export async function findReply(sql: Sql | Tx, id: number): Promise<PreparedReply | null> {
  const [row] = await sql<PreparedReply[]>`select ${columns(sql)} where r.id = ${id}`
  return row ?? null
}

export async function lockReply(tx: Tx, id: number): Promise<PreparedReply | null> {
  await tx`select from prepared_replies where id = ${id} for update`
  return findReply(tx, id)
}

/** The id; null where another has the name. */
export async function insertReply(tx: Tx, fields: Fields, { user_id, now }: By): Promise<number | null> {
  const [row] = await tx<{ id: number }[]>`
    insert into prepared_replies ${tx({ ...fields, saved_by: user_id, saved_at: now })} on conflict do nothing returning id`
  return row?.id ?? null
}

/** False where another has the name. */
export async function updateReply(tx: Tx, { id, ...fields }: Fields & { id: number }, { user_id, now }: By): Promise<boolean> {
  const rows = await tx`
    update prepared_replies set ${tx({ ...fields, saved_by: user_id, saved_at: now, approved_by: null, approved_at: null })}, version = version + 1
    where id = ${id} and not exists (select from prepared_replies o where lower(o.name) = lower(${fields.name}) and o.id <> ${id}) returning 1 as one`
  return rows.length > 0
}

export async function approveReply(tx: Tx, id: number, { user_id, now }: By): Promise<void> {
  await tx`update prepared_replies set approved_by = ${user_id}, approved_at = ${now} where id = ${id}`
}
