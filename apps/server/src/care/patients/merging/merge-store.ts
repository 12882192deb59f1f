import type { Replaced } from '@clinic/core/patients/after-undo'
import type { Identity } from '@clinic/core/patients/merge-records'
import type { Json, Sql, Tx } from '../../../platform/db/database.ts'
import { namedColumns, namedPeople } from '../named-columns.ts'
import type { NamedPatient } from '../present.ts'

export type MergeRow = {
  patient: NamedPatient
  identity: Identity
  record: Record<string, unknown>
  merged_into: string | null
  created_at: string
}
/** What a merge replaced in a record, by table. */
export type Kept = {
  survivor: { patient: Replaced; details: Replaced; record: Replaced }
  merged: Replaced
  moved: Moved
}
/** The IDs of rows that moved. `archived`: answer sets that the merge archived, with their patient. */
export type Moved = {
  conversations: string[]
  answers: number[]
  archived: number[]
  appointments: number[]
  alarms: number[]
  calls: number[]
  drafts: number[]
  triggered: { root: number; key: string }[]
  access: { user_id: number; reason: string; until: string | null }[]
  decision: string | null
  /** Absent in merges of an earlier version. */
  messages?: number[]
  unsubscribed: boolean
}

/** Locks what a chat turn and an alarm lock before the patient, then both patients in the order of their IDs. */
export async function lockRecords(tx: Tx, ids: readonly string[]): Promise<void> {
  const both = [...ids]
  await tx`select from conversations where patient_id = any(${both}) and closed_at is null order by id for update`
  await tx`select from crisis_alarms where patient_id = any(${both}) and closed_at is null order by id for update`
  await tx`select from patients where patient_id = any(${both}) order by patient_id for update`
}

const IDENTITY_COLUMNS = [
  ...['gender', 'language', 'health_number', 'street_address', 'city', 'postal_code'],
  ...['mailing_street_address', 'mailing_city', 'mailing_province', 'mailing_postal_code'],
]
const NO_DETAILS: Omit<Identity, 'phone' | 'email'> = {
  ...{ gender: null, language: 'en', health_number: '', street_address: '', city: '', postal_code: '' },
  ...{ mailing_street_address: null, mailing_city: null, mailing_province: null, mailing_postal_code: null },
}

export async function findMergeRow(sql: Sql | Tx, patient_id: string): Promise<MergeRow | null> {
  const [named] = await sql<(NamedPatient & { merged_into: string | null; created_at: string; phone: string; email: string })[]>`
    select ${namedColumns(sql)}, p.merged_into, p.created_at, p.phone, p.email from patients p ${namedPeople(sql)} where p.patient_id = ${patient_id}`
  if (!named) return null
  const [details] = await sql<Omit<Identity, 'phone' | 'email'>[]>`
    select ${sql(IDENTITY_COLUMNS)} from patient_details where patient_id = ${patient_id}`
  const [{ patient_id: _, ...record } = { patient_id: '' }] = await sql<Record<string, unknown>[]>`
    select * from patient_records where patient_id = ${patient_id}`
  const { merged_into, created_at, phone, email, ...patient } = named
  return { patient, identity: { phone, email, ...(details ?? NO_DETAILS) }, record, merged_into, created_at }
}

export type OpenFacts = {
  visit_at: string | null
  visit_with: string | null
  call_at: string | null
  drafts: number[]
  alarms: number
  notes: number
  documents: number
  visits: number
}

/** What is open in a record, beside its row. */
export async function findOpenFacts(sql: Sql | Tx, patient_id: string): Promise<OpenFacts> {
  const [row] = await sql<OpenFacts[]>`
    select a.starts_at as visit_at, u.name as visit_with,
      (select coalesce(next_at, at) from contact_attempts where patient_id = ${patient_id} and closed_at is null) as call_at,
      array(select author_id from visit_notes where patient_id = ${patient_id} and signed_at is null) as drafts,
      (select count(*)::int from crisis_alarms where patient_id = ${patient_id} and closed_at is null) as alarms,
      (select count(*)::int from visit_notes where patient_id = ${patient_id} and signed_at is not null) as notes,
      (select count(*)::int from medical_documents d join document_standings s on s.document_id = d.id
        where d.patient_id = ${patient_id} and s.state not in ('expired', 'replaced', 'support-withdrawn', 'voided'))
        + (select count(*)::int from document_drafts where patient_id = ${patient_id})
        + (select count(*)::int from document_confirmations where patient_id = ${patient_id} and confirmed is null) as documents,
      (select count(*)::int from encounters where patient_id = ${patient_id} and undone_at is null) as visits
    from (select) as one left join appointments a on a.patient_id = ${patient_id} and a.state = 'booked' left join users u on u.id = a.user_id`
  if (!row) throw new Error('a row of subqueries is missing')
  return row
}

export async function insertMerge(
  tx: Tx,
  { kept, ...row }: { survivor_id: string; merged_id: string; user_id: number; merged_at: string; undo_until: string; kept: Kept },
): Promise<number> {
  const [made] = await tx<{ id: number }[]>`insert into merges ${tx({ ...row, kept: tx.types.sealed(kept) } as never)} returning id`
  if (!made) throw new Error('the merge was not inserted')
  await tx`
    update likely_duplicates set settled = 'merged', settled_by = ${row.user_id}, settled_at = ${row.merged_at}
    where one_id = least(${row.survivor_id}, ${row.merged_id} collate "C") and other_id = greatest(${row.survivor_id}, ${row.merged_id} collate "C")`
  return made.id
}

export type MergeFound = {
  id: number
  survivor_id: string
  merged_id: string
  merged_at: string
  undo_until: string
  undone_at: string | null
  kept: Kept
}

export async function findMerge(tx: Tx, id: number): Promise<MergeFound | null> {
  const [row] = await tx<MergeFound[]>`
    select id, survivor_id, merged_id, merged_at, undo_until, undone_at, kept from merges where id = ${id} for update`
  return row ?? null
}

/** Whether the survivor was merged again later. */
export async function hasLaterMerge(tx: Tx, { id, survivor_id }: Pick<MergeFound, 'id' | 'survivor_id'>): Promise<boolean> {
  const rows = await tx`
    select from merges where undone_at is null and id > ${id} and (survivor_id = ${survivor_id} or merged_id = ${survivor_id}) limit 1`
  return rows.length > 0
}

export async function closeMerge(tx: Tx, { id, survivor_id, merged_id }: MergeFound, by: { user_id: number; now: string }): Promise<void> {
  await tx`update merges set undone_at = ${by.now}, undone_by = ${by.user_id} where id = ${id}`
  await tx`
    update likely_duplicates set settled = '', settled_by = null, settled_at = null
    where one_id = least(${survivor_id}, ${merged_id} collate "C") and other_id = greatest(${survivor_id}, ${merged_id} collate "C")`
}

/** Columns of the narrow row, with phone and email, and of the details; `merged_into` only where it changes. */
export async function writeRow(tx: Tx, patient_id: string, fields: Record<string, unknown>): Promise<void> {
  const values = Object.entries(fields).map(([field, value]) => [field, isPlainObject(value) ? tx.json(value as Json) : value])
  await tx`update patients set ${tx(Object.fromEntries(values) as never)}, version = version + 1, updated_at = now() where patient_id = ${patient_id}`
}

function isPlainObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Those merged into a record that is merged now follow it. */
export async function followSurvivor(tx: Tx, from: string, to: string): Promise<void> {
  await tx`update patients set merged_into = ${to} where merged_into = ${from}`
}

/** Records that a record had taken over before it was merged itself point to it again. */
export async function returnFollowers(tx: Tx, merged_id: string): Promise<void> {
  await tx`
    update patients set merged_into = ${merged_id} where patient_id in (
      with recursive below (id) as (
        select merged_id from merges where survivor_id = ${merged_id} and undone_at is null
        union select m.merged_id from merges m join below on m.survivor_id = below.id where m.undone_at is null)
      select id from below)`
}

/** Which of these users work now. */
export async function findWorking(tx: Tx, ids: readonly number[]): Promise<number[]> {
  const rows = await tx<
    { id: number }[]
  >`select id from users where id = any(${[...ids]}) and active and deleted_at is null and queue_enabled`
  return rows.map(({ id }) => id)
}
