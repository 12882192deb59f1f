import type { Asked, Confirmable, EarlierCall } from '@clinic/contract/documents/verification'
import type { Sql, Tx } from '../../../platform/db/database.ts'

export type StoredCall = {
  id: number
  document_id: number | null
  seller_id: number
  seller: string
  call_back: string
  user_id: number
  matched: boolean | null
  ended_at: string | null
}

export async function findCall(sql: Sql | Tx, id: number): Promise<StoredCall | null> {
  const [row] = await sql<StoredCall[]>`
    select v.id, v.document_id, v.seller_id, s.name as seller, s.phone as call_back, v.user_id, v.matched, v.ended_at
    from verification_calls v join sellers s on s.id = v.seller_id where v.id = ${id}`
  return row ?? null
}

/** The caller’s own call, locked until the transaction ends. */
export async function lockCall(tx: Tx, { id, user_id }: { id: number; user_id: number }): Promise<StoredCall | null> {
  await tx`select from verification_calls where id = ${id} and user_id = ${user_id} for update`
  const call = await findCall(tx, id)
  return call?.user_id === user_id ? call : null
}

type NewCall = {
  document_id: number | null
  number_asked: string
  seller_id: number
  caller_name: string
  user_id: number
  begun_at: string
}

export async function insertCall(tx: Tx, row: NewCall): Promise<number> {
  const [inserted] = await tx<{ id: number }[]>`insert into verification_calls ${tx(row)} returning id`
  if (!inserted) throw new Error('the call was not kept')
  return inserted.id
}

export async function writeMatch(tx: Tx, id: number, row: { matched: boolean; number_called: string | null }): Promise<void> {
  await tx`update verification_calls set ${tx(row)} where id = ${id}`
}

type Ending = {
  asked: readonly Asked[]
  confirmed: readonly Confirmable[]
  doubt: boolean
  note: string
  minutes: number
  ended_at: string
}

export async function writeEnd(tx: Tx, id: number, { note, asked, confirmed, ...row }: Ending): Promise<void> {
  await tx`
    update verification_calls set ${tx({ ...row, asked: [...asked], confirmed: [...confirmed] } as never)}, note = ${tx.types.sealed(note)}
    where id = ${id}`
}

type StoredEarlier = Omit<EarlierCall, 'note'> & { note: string; user_id: number; total: number }

/** Newest first; `total` counts all. */
export function findCalls(sql: Sql, { number, limit }: { number: string | null; limit: number }): Promise<StoredEarlier[]> {
  return sql<StoredEarlier[]>`
    select v.id, v.begun_at, v.ended_at, v.number_asked as document_number, v.document_id is not null as found, s.name as seller, v.caller_name,
      u.name as by, v.user_id, v.number_called, v.matched, v.doubt, v.confirmed, v.note, (count(*) over ())::int as total
    from verification_calls v join sellers s on s.id = v.seller_id join users u on u.id = v.user_id
    where ${number}::text is null or v.number_asked = ${number} order by v.id desc limit ${limit}`
}
