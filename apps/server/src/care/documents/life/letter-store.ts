import type { DeliveryWay } from '@clinic/contract/documents/medical-document'
import type { Sql, Tx } from '../../../platform/db/database.ts'

/** `pdf` in base64. */
export type Letter = { delivery_id: number; pdf: string; hash: string }

export async function insertLetter(tx: Tx, { pdf, ...row }: Letter): Promise<void> {
  await tx`insert into withdrawal_letters ${tx({ ...row, pdf: tx.types.sealed(pdf) } as never)}`
}

/** The letter that a delivery took; null: it took the document. */
export async function findLetter(sql: Sql, delivery_id: number): Promise<Letter | null> {
  const [row] = await sql<Letter[]>`select delivery_id, pdf, hash from withdrawal_letters where delivery_id = ${delivery_id}`
  return row ?? null
}

/** A seller that has a document. `fax`: its number on file. */
export type Holder = { seller_id: number; name: string; fax: string; accepts: DeliveryWay }

/** The sellers that have a document now: where it is registered or was sent to since it was last returned or transferred, unless they refused it. */
export function findHolders(sql: Sql | Tx, document_id: number): Promise<Holder[]> {
  return sql<Holder[]>`
    select l.id as seller_id, l.name, l.fax, l.accepts from sellers l where l.id in (
      select s.seller_id from document_standings s where s.document_id = ${document_id} and s.seller_id is not null
      union
      select d.seller_id from document_deliveries d where d.document_id = ${document_id} and d.outcome <> 'refused' and d.at >= coalesce(
        (select max(e.at) from document_events e where e.document_id = ${document_id} and e.state in ('returned', 'transferred')), '-infinity')
    ) order by l.id`
}
