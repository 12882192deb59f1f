import type { DocumentDraft } from '@clinic/contract/documents/readiness'
import type { Sql, Tx } from '../../../platform/db/database.ts'

export type StoredDraft = { id: string; content: DocumentDraft; version: number }
/** Whose draft about whom. */
export type Drafting = { patient_id: string; author_id: number }

export async function findDraft(sql: Sql | Tx, { patient_id, author_id }: Drafting): Promise<StoredDraft | null> {
  const [row] = await sql<StoredDraft[]>`
    select id, content, version from document_drafts where patient_id = ${patient_id} and author_id = ${author_id}`
  return row ?? null
}

/** Writes if `version` is the stored one, or 0 where there is none. False: it is not. */
export async function writeDraft(tx: Tx, row: Drafting & Omit<StoredDraft, 'id'> & { now: string }): Promise<boolean> {
  const { patient_id, author_id, version, now } = row
  const content = tx.types.sealed(row.content)
  const { count } =
    version === 0
      ? await tx`
          insert into document_drafts (patient_id, author_id, content, started_at, saved_at)
          values (${patient_id}, ${author_id}, ${content}, ${now}, ${now}) on conflict do nothing`
      : await tx`
          update document_drafts set content = ${content}, saved_at = ${now}, version = version + 1
          where patient_id = ${patient_id} and author_id = ${author_id} and version = ${version}`
  return count === 1
}

export async function deleteDraft(tx: Tx, { patient_id, author_id }: Drafting): Promise<boolean> {
  const { count } = await tx`delete from document_drafts where patient_id = ${patient_id} and author_id = ${author_id}`
  return count > 0
}
