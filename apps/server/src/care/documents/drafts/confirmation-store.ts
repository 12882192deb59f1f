import type { DocumentPeriod, PeriodUnit } from '@clinic/contract/documents/document-content'
import type { Sql, Tx } from '../../../platform/db/database.ts'

export type ConfirmationKind = 'second-np' | 'np-manager'
export type StoredConfirmation = {
  id: number
  patient_id: string
  asked_by: number
  kind: ConfirmationKind
  daily_grams: number
  period_count: number
  period_unit: PeriodUnit
  why: { condition: string; condition_reason: string }
  asked_at: string
  confirmed: boolean | null
  answered_by: number | null
  answerer: string | null
  answered_at: string | null
  note: string
}

export function periodOf({ period_count, period_unit }: { period_count: number; period_unit: PeriodUnit }): DocumentPeriod {
  return { count: period_count, unit: period_unit }
}

/** What one practitioner asked about one patient since a moment, oldest first. */
export function findConfirmations(
  sql: Sql | Tx,
  { patient_id, asked_by, since }: { patient_id: string; asked_by: number; since: string },
): Promise<StoredConfirmation[]> {
  return sql<StoredConfirmation[]>`
    select c.*, c.daily_grams::float8 as daily_grams, u.name as answerer from document_confirmations c left join users u on u.id = c.answered_by
    where c.patient_id = ${patient_id} and c.asked_by = ${asked_by} and c.asked_at >= ${since} order by c.id`
}

export type OpenConfirmation = StoredConfirmation & { asker: string; patient: string; province: string | null }

/** Open requests of others since a moment, oldest first. */
export function findOpenConfirmations(
  sql: Sql | Tx,
  { staff_id, since }: { staff_id: number; since: string },
): Promise<OpenConfirmation[]> {
  return sql<OpenConfirmation[]>`
    select c.*, c.daily_grams::float8 as daily_grams, null as answerer, u.name as asker, trim(p.first_name || ' ' || p.last_name) as patient,
      p.province
    from document_confirmations c join users u on u.id = c.asked_by join patients p using (patient_id)
    where c.confirmed is null and p.death_recorded_at is null and c.asked_by <> ${staff_id} and c.asked_at >= ${since} order by c.id`
}

/** Nothing happens where the same is asked already. */
export async function insertConfirmation(
  tx: Tx,
  {
    why,
    ...row
  }: Pick<StoredConfirmation, 'patient_id' | 'asked_by' | 'kind' | 'daily_grams' | 'period_count' | 'period_unit' | 'why' | 'asked_at'>,
): Promise<boolean> {
  const rows = await tx`
    insert into document_confirmations ${tx({ ...row, why: tx.types.sealed(why) } as never)} on conflict do nothing returning id`
  return rows.length > 0
}

/** False: it was answered before. */
export async function writeAnswer(
  tx: Tx,
  { id, note, ...answer }: { id: number; confirmed: boolean; answered_by: number; answered_at: string; note: string },
): Promise<boolean> {
  const { count } = await tx`
    update document_confirmations set confirmed = ${answer.confirmed}, answered_by = ${answer.answered_by},
      answered_at = ${answer.answered_at}, note = ${tx.types.sealed(note)} where id = ${id} and confirmed is null`
  return count === 1
}
