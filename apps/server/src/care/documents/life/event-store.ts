import type { DeliveryOutcome, DeliveryWay, DocumentState, FaxState, Reporter } from '@clinic/contract/documents/medical-document'
import type { Report } from '@clinic/core/documents/validity'
import type { Sql, Tx } from '../../../platform/db/database.ts'

export type NewEvent = {
  document_id: number
  state: DocumentState
  user_id: number | null
  at: string
  seller_id: number | null
  on: string | null
  reason: string
}
export type StoredEvent = NewEvent & { id: number; user: string | null; seller: string | null }

export async function insertEvent(tx: Tx, { reason, ...row }: NewEvent): Promise<void> {
  await tx`insert into document_events ${tx({ ...row, reason: tx.types.sealed(reason) } as never)}`
}

/** Oldest first. */
export function findEvents(sql: Sql | Tx, document_id: number): Promise<StoredEvent[]> {
  return sql<StoredEvent[]>`
    select e.*, u.name as "user", s.name as seller from document_events e left join users u on u.id = e.user_id
    left join sellers s on s.id = e.seller_id where e.document_id = ${document_id} order by e.id`
}

export type StoredDelivery = {
  id: number
  document_id: number
  seller_id: number
  seller: string
  way: DeliveryWay
  number: string
  initials: boolean
  pages: number
  user: string
  at: string
  outcome: DeliveryOutcome
  reason: string
  /** Null: no fax of the program’s. */
  fax: FaxState | null
  /** Whether it took the letter that withdraws support. */
  letter: boolean
  /** Who has to make it by hand; null: it was made. */
  to_do: string | null
  /** Null: it was not made by hand. */
  done: { by: string; at: string } | null
}

/** Oldest first. */
export function findDeliveries(sql: Sql | Tx, document_id: number): Promise<StoredDelivery[]> {
  return sql<StoredDelivery[]>`
    select e.*, u.name as "user", s.name as seller, w.delivery_id is not null as letter,
      case when c.done_at is null and e.outcome = 'sent' then o.name end as to_do,
      case when c.done_at is not null then json_build_object('by', b.name, 'at', to_char(c.done_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) end as done,
      case when f.sent_at is not null then 'sent' when f.failed_at is not null then 'failed' when f.delivery_id is not null then 'waiting' end as fax
    from document_deliveries e join users u on u.id = e.user_id join sellers s on s.id = e.seller_id
    left join fax_outbox f on f.delivery_id = e.id left join withdrawal_letters w on w.delivery_id = e.id
    left join delivery_chores c on c.delivery_id = e.id left join users o on o.id = c.owner_id left join users b on b.id = c.done_by
    where e.document_id = ${document_id} order by e.id`
}

type NewDelivery = Pick<StoredDelivery, 'document_id' | 'seller_id' | 'way' | 'number' | 'initials' | 'pages' | 'at'> & { user_id: number }

/** Answers its id. */
export async function insertDelivery(tx: Tx, row: NewDelivery): Promise<number> {
  const [inserted] = await tx<{ id: number }[]>`insert into document_deliveries ${tx(row)} returning id`
  if (!inserted) throw new Error('a delivery was not stored')
  return inserted.id
}

export async function writeOutcome(tx: Tx, { id, outcome, reason }: Pick<StoredDelivery, 'id' | 'outcome' | 'reason'>): Promise<void> {
  await tx`update document_deliveries set outcome = ${outcome}, reason = ${tx.types.sealed(reason)} where id = ${id}`
}

export function findReports(sql: Sql | Tx, document_id: number): Promise<Report[]> {
  return sql<Report[]>`select registration, registered_on from document_registrations where document_id = ${document_id} order by id`
}

type NewReport = Report & { document_id: number; seller_id: number; reported_by: Reporter; user_id: number; at: string }

export async function insertReport(tx: Tx, row: NewReport): Promise<void> {
  await tx`insert into document_registrations ${tx(row)}`
}

/** The number of the next copy, which is counted by this. The document’s patient is locked. */
export async function insertCopy(
  tx: Tx,
  { document_id, user_id, at }: { document_id: number; user_id: number; at: string },
): Promise<number> {
  const [row] = await tx<{ number: number }[]>`
    insert into document_copies (document_id, number, user_id, at)
    select ${document_id}, count(*) + 1, ${user_id}, ${at} from document_copies where document_id = ${document_id} returning number`
  return row?.number ?? 1
}

export async function countCopies(sql: Sql | Tx, document_id: number): Promise<number> {
  const [row] = await sql<{ count: number }[]>`select count(*)::int as count from document_copies where document_id = ${document_id}`
  return row?.count ?? 0
}
