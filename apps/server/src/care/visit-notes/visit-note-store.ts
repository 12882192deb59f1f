import type { NoteContent, NoteErrorReason, NoteKind } from '@clinic/contract/patients/visit-notes'
import type { Sql, Tx } from '../../platform/db/database.ts'

export type StoredNote = {
  id: number
  patient_id: string
  author_id: number
  author: string
  kind: NoteKind
  about: number | null
  happened_at: string | null
  content: NoteContent
  started_at: string
  saved_at: string
  version: number
  signed_at: string | null
  hash: string | null
}
/** `error_*`: of the note, or of the one that it adds to; null: neither was entered in error. */
export type MarkedNote = StoredNote & { error_reason: NoteErrorReason | null; error_by: string | null; error_at: string | null }
/** Whose draft about whom. */
export type Writing = { patient_id: string; author_id: number }

export async function findNotes(sql: Sql | Tx, patient_id: string): Promise<MarkedNote[]> {
  return await sql<MarkedNote[]>`
    select n.*, u.name as author, e.reason as error_reason, m.name as error_by, e.marked_at as error_at
    from visit_notes n join users u on u.id = n.author_id
    left join lateral (
      select * from visit_note_errors x where x.note_id in (n.id, n.about) order by x.note_id = n.id desc limit 1
    ) e on true
    left join users m on m.id = e.user_id
    where n.patient_id = any(record_family(${patient_id})) and n.signed_at is not null order by n.signed_at desc, n.id desc`
}

export async function findDraft(sql: Sql | Tx, { patient_id, author_id }: Writing): Promise<StoredNote | null> {
  const [row] = await sql<StoredNote[]>`
    select n.*, u.name as author from visit_notes n join users u on u.id = n.author_id
    where n.patient_id = ${patient_id} and n.author_id = ${author_id} and n.signed_at is null`
  return row ?? null
}

/** The author’s draft, locked until the transaction ends. */
export async function lockDraft(tx: Tx, { patient_id, author_id }: Writing): Promise<StoredNote | null> {
  await tx`select from visit_notes where patient_id = ${patient_id} and author_id = ${author_id} and signed_at is null for update`
  return findDraft(tx, { patient_id, author_id })
}

/** Drafts of colleagues about this patient. `orphaned`: their author can no longer sign. */
export async function findOtherDrafts(sql: Sql, { patient_id, author_id }: Writing): Promise<(StoredNote & { orphaned: boolean })[]> {
  return await sql<(StoredNote & { orphaned: boolean })[]>`
    select n.*, u.name as author, not u.active or u.deleted_at is not null as orphaned from visit_notes n join users u on u.id = n.author_id
    where n.patient_id = any(record_family(${patient_id})) and n.author_id <> ${author_id} and n.signed_at is null order by n.started_at, n.id`
}

export async function hasSignedNote(tx: Tx, patient_id: string, id: number): Promise<boolean> {
  const rows =
    await tx`select from visit_notes where id = ${id} and patient_id = any(record_family(${patient_id})) and signed_at is not null
    and not exists (select from visit_note_errors where note_id = ${id})`
  return rows.length > 0
}

type Written = Pick<StoredNote, 'content' | 'happened_at'> & { saved_at: string }

/** False: the author has begun a draft a moment ago. */
export async function insertDraft(tx: Tx, row: Writing & Written & Pick<StoredNote, 'kind' | 'about'>): Promise<boolean> {
  const values = { ...row, content: tx.types.sealed(row.content), started_at: row.saved_at }
  const rows = await tx`insert into visit_notes ${tx(values as never)} on conflict do nothing returning id`
  return rows.length > 0
}

export async function updateDraft(tx: Tx, id: number, { content, happened_at, saved_at }: Written): Promise<void> {
  await tx`
    update visit_notes set content = ${tx.types.sealed(content)}, happened_at = ${happened_at}, saved_at = ${saved_at}, version = version + 1
    where id = ${id}`
}

export async function deleteDraft(tx: Tx, id: number): Promise<void> {
  await tx`delete from visit_notes where id = ${id}`
}

export async function writeSignature(tx: Tx, id: number, { signed_at, hash }: { signed_at: string; hash: string }): Promise<void> {
  await tx`update visit_notes set signed_at = ${signed_at}, hash = ${hash} where id = ${id}`
}

type NewError = { note_id: number; user_id: number; marked_at: string; reason: NoteErrorReason }

/** False: the note is marked already. */
export async function insertError(tx: Tx, row: NewError): Promise<boolean> {
  const rows = await tx`insert into visit_note_errors ${tx(row)} on conflict do nothing returning note_id`
  return rows.length > 0
}
