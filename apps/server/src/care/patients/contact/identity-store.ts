import type { ContactCheck, ContactReason } from '@clinic/contract/patients/contact'
import type { IdentityValues } from '@clinic/contract/patients/identity'
import type { Sql, Tx } from '../../../platform/db/database.ts'
import type { NamedPatient } from '../present.ts'
import { updatePatient, upsertDetails } from '../store.ts'

export type StoredProposal = {
  id: number
  patient_id: string
  proposed_by: number
  by: string
  proposed_at: string
  confirm_until: string
  reason: ContactReason
  note: string
  before: Partial<IdentityValues>
  after: Partial<IdentityValues>
  settled: string
}

const columns = (sql: Sql | Tx) => sql`
  c.id, c.patient_id, c.proposed_by, u.name as by, c.proposed_at, c.confirm_until, c.reason, c.note, c.before, c.after, c.settled
  from identity_corrections c join users u on u.id = c.proposed_by`

/** The correction that waits; one that has lapsed waits no more. */
export async function findProposal(sql: Sql | Tx, patient_id: string, now: string): Promise<StoredProposal | null> {
  const [row] = await sql<StoredProposal[]>`
    select ${columns(sql)} where c.patient_id = ${patient_id} and c.settled = '' and c.confirm_until >= ${now}`
  return row ?? null
}

export async function lockProposal(tx: Tx, { patient_id, id }: { patient_id: string; id: number }): Promise<StoredProposal | null> {
  const [row] = await tx<StoredProposal[]>`
    select ${columns(tx)} where c.patient_id = ${patient_id} and c.id = ${id} for update of c`
  return row ?? null
}

type NewProposal = Pick<
  StoredProposal,
  'patient_id' | 'proposed_by' | 'proposed_at' | 'confirm_until' | 'reason' | 'note' | 'before' | 'after'
> & {
  checked_by: ContactCheck
}

/** Closes one that has lapsed; null: another one waits. */
export async function insertProposal(tx: Tx, { before, after, ...row }: NewProposal): Promise<number | null> {
  await tx`
    update identity_corrections set settled = 'lapsed', settled_at = ${row.proposed_at}
    where patient_id = ${row.patient_id} and settled = '' and confirm_until < ${row.proposed_at}`
  const values = { ...row, before: tx.types.sealed(before), after: tx.types.sealed(after) }
  const [made] = await tx<{ id: number }[]>`
    insert into identity_corrections ${tx(values as never)} on conflict (patient_id) where settled = '' do nothing returning id`
  return made?.id ?? null
}

export async function settleProposal(
  tx: Tx,
  id: number,
  by: { settled: 'confirmed' | 'declined'; user_id: number; now: string },
): Promise<void> {
  await tx`
    update identity_corrections set settled = ${by.settled}, settled_by = ${by.user_id}, settled_at = ${by.now} where id = ${id}`
}

export async function writeIdentity(tx: Tx, patient_id: string, after: Partial<IdentityValues>): Promise<NamedPatient> {
  const { health_number, ...narrow } = after
  if (health_number !== undefined) await upsertDetails(tx, { patient_id, health_number })
  return updatePatient(tx, patient_id, { patient_id, ...narrow })
}

/** Patients with a correction that waits for someone else than the user, the first to lapse first. */
export async function findWaitingProposals(
  sql: Sql,
  { user_id, now }: { user_id: number; now: string },
): Promise<{ patient_id: string; by: string; confirm_until: string }[]> {
  return sql<{ patient_id: string; by: string; confirm_until: string }[]>`
    select c.patient_id, u.name as by, c.confirm_until from identity_corrections c join users u on u.id = c.proposed_by
    where c.settled = '' and c.confirm_until >= ${now} and c.proposed_by <> ${user_id} order by c.confirm_until limit 200`
}
