import type { Sql, Tx } from '../../../platform/db/database.ts'

/** Until another process tries, should this one die. */
const LEASE = '5 minutes'

export type NewFax = { delivery_id: number; key: string; letter: boolean }

export async function insertFax(tx: Tx, fax: NewFax): Promise<void> {
  await tx`insert into fax_outbox ${tx(fax)}`
}

export type DueFax = NewFax & { document_id: number; number: string; pages: number; tries: number }

/** The next fax that waits, leased to this process. */
export async function claimFax(sql: Sql, now: string): Promise<DueFax | null> {
  const [row] = await sql<DueFax[]>`
    with leased as (
      update fax_outbox set tries = tries + 1, next_try_at = ${now}::timestamptz + ${LEASE}::interval where delivery_id = (
        select delivery_id from fax_outbox
        where sent_at is null and failed_at is null and (next_try_at is null or next_try_at <= ${now})
        order by delivery_id limit 1 for update skip locked)
      returning *
    )
    select f.delivery_id, f.key, f.letter, f.tries, d.document_id, d.number, d.pages from leased f join document_deliveries d on d.id = f.delivery_id`
  return row ?? null
}

export async function postponeFax(
  sql: Sql,
  { delivery_id, until, error }: { delivery_id: number; until: string; error: string },
): Promise<void> {
  await sql`update fax_outbox set next_try_at = ${until}, error = ${error} where delivery_id = ${delivery_id}`
}

export async function noteFaxSent(tx: Tx, delivery_id: number, now: string): Promise<void> {
  await tx`update fax_outbox set sent_at = ${now}, next_try_at = null, error = '' where delivery_id = ${delivery_id}`
}

export async function noteFaxFailed(
  tx: Tx,
  { delivery_id, now, error }: { delivery_id: number; now: string; error: string },
): Promise<void> {
  await tx`update fax_outbox set failed_at = ${now}, next_try_at = null, error = ${error} where delivery_id = ${delivery_id}`
}
