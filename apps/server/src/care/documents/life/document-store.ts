import type { PeriodUnit } from '@clinic/contract/documents/document-content'
import type { DocumentState } from '@clinic/contract/documents/medical-document'
import type { ProvinceCode } from '@clinic/contract/provinces'
import type { DocumentContent } from '@clinic/core/documents/document-content'
import type { Sql, Tx } from '../../../platform/db/database.ts'

/** A signed document with its standing. */
export type StoredDocument = {
  id: number
  patient_id: string
  author_id: number
  author: string
  draft_id: string
  number: string
  province: ProvinceCode
  daily_grams: number
  period_count: number
  period_unit: PeriodUnit
  consulted_on: string
  signed_on: string
  signed_at: string
  supersedes: number | null
  supersedes_number: string | null
  superseded_by: string | null
  hash: string
  pdf_hash: string
  state: DocumentState
  seller_id: number | null
  seller: string | null
  registration: number
  registered_on: string | null
  ends_on: string
  dates_differ: boolean
}
/** What is read only where it is shown. `pdf` in base64. */
export type SealedParts = { content: DocumentContent; pdf: string }

const columns = (sql: Sql | Tx) => sql`
  d.id, d.patient_id, d.author_id, u.name as author, d.draft_id, d.number, d.province, d.daily_grams::float8 as daily_grams, d.period_count,
  d.period_unit, d.consulted_on, d.signed_on, d.signed_at, d.supersedes, b.number as supersedes_number, a.number as superseded_by, d.hash,
  d.pdf_hash, s.state, s.seller_id, l.name as seller, s.registration, s.registered_on, s.ends_on, s.dates_differ`
const tables = (sql: Sql | Tx) => sql`
  medical_documents d join document_standings s on s.document_id = d.id join users u on u.id = d.author_id left join sellers l on l.id = s.seller_id
  left join medical_documents b on b.id = d.supersedes left join medical_documents a on a.supersedes = d.id`

/** Of a record and those that were merged into it, newest first. */
export function findDocuments(sql: Sql | Tx, patient_id: string): Promise<StoredDocument[]> {
  return sql<
    StoredDocument[]
  >`select ${columns(sql)} from ${tables(sql)} where d.patient_id = any(record_family(${patient_id})) order by d.signed_at desc, d.id desc`
}

export async function findDocument(sql: Sql | Tx, id: number): Promise<StoredDocument | null> {
  const [row] = await sql<StoredDocument[]>`select ${columns(sql)} from ${tables(sql)} where d.id = ${id}`
  return row ?? null
}

export async function findByDraft(
  sql: Sql | Tx,
  { draft_id, author_id }: { draft_id: string; author_id: number },
): Promise<StoredDocument | null> {
  const [row] = await sql<StoredDocument[]>`
    select ${columns(sql)} from ${tables(sql)} where d.draft_id::text = ${draft_id} and d.author_id = ${author_id}`
  return row ?? null
}

export async function findByNumber(sql: Sql | Tx, number: string): Promise<StoredDocument | null> {
  const [row] = await sql<StoredDocument[]>`select ${columns(sql)} from ${tables(sql)} where d.number = ${number}`
  return row ?? null
}

/** The standing of the document with a check code; null: there is none. */
export async function findStandingByCode(sql: Sql, code_hash: Buffer): Promise<{ state: DocumentState; ends_on: string } | null> {
  const [row] = await sql<{ state: DocumentState; ends_on: string }[]>`
    select s.state, s.ends_on from medical_documents d join document_standings s on s.document_id = d.id where d.code_hash = ${code_hash}`
  return row ?? null
}

export async function findSealedParts(sql: Sql | Tx, id: number): Promise<SealedParts> {
  const [row] = await sql<SealedParts[]>`select content, pdf from medical_documents where id = ${id}`
  if (!row) throw new Error('a document that was read is missing')
  return row
}

type Signed = Pick<
  StoredDocument,
  'patient_id' | 'author_id' | 'draft_id' | 'number' | 'province' | 'daily_grams' | 'period_count' | 'period_unit'
>
type Dated = Pick<StoredDocument, 'consulted_on' | 'signed_on' | 'signed_at' | 'supersedes' | 'hash' | 'pdf_hash'>
/** `grounds`: why it was signed, which is not printed. */
export type NewDocument = Signed &
  Dated &
  SealedParts & { code_hash: Buffer; factor: string; address: string; agent: string; grounds: object }

/** Null: the number or the code is taken. */
export async function insertDocument(tx: Tx, { content, grounds, pdf, ...row }: NewDocument): Promise<number | null> {
  const { sealed } = tx.types
  const values = { ...row, content: sealed(content), grounds: sealed(grounds), pdf: sealed(pdf) }
  const [inserted] = await tx<{ id: number }[]>`insert into medical_documents ${tx(values as never)} on conflict do nothing returning id`
  return inserted?.id ?? null
}

export type Standing = Pick<StoredDocument, 'state' | 'seller_id' | 'registration' | 'registered_on' | 'ends_on' | 'dates_differ'>

export async function writeStanding(tx: Tx, document_id: number, standing: Standing): Promise<void> {
  await tx`
    insert into document_standings ${tx({ document_id, ...standing })}
    on conflict (document_id) do update set state = excluded.state, seller_id = excluded.seller_id, registration = excluded.registration,
      registered_on = excluded.registered_on, ends_on = excluded.ends_on, dates_differ = excluded.dates_differ`
}

/** Documents that are not over and end up to a day. */
export function findEnding(sql: Sql, until: string): Promise<{ id: number; patient_id: string }[]> {
  return sql<{ id: number; patient_id: string }[]>`
    select d.id, d.patient_id from medical_documents d join document_standings s on s.document_id = d.id
    where s.state not in ('expired', 'replaced', 'support-withdrawn', 'voided') and s.ends_on <= ${until} order by d.id`
}
