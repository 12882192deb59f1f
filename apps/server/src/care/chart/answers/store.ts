import type { Overview } from '@clinic/contract/chart'
import { ANSWER_FIELDS, type AnswerField } from '@clinic/contract/vocabulary'
import type { Sql, Tx } from '../../../platform/db/database.ts'

export type StoredDetails = {
  gender: string | null
  language: 'en' | 'fr'
  phone: string
  email: string
  health_number: string
  street_address: string
  city: string
  postal_code: string
}

/** Personal details and address; null when the chat has not collected them yet. */
export async function findDetails(sql: Sql, patient_id: string): Promise<StoredDetails | null> {
  const [row] = await sql<StoredDetails[]>`
    select d.gender, d.language, p.phone, p.email, d.health_number, d.street_address, d.city, d.postal_code
    from patient_details d join patients p using (patient_id) where d.patient_id = ${patient_id}`
  return row ?? null
}

/** The answer fields of the status record. */
export async function findAnswerFields(sql: Sql, patient_id: string): Promise<Partial<Record<AnswerField, unknown>>> {
  const [row] = await sql<Partial<Record<AnswerField, unknown>>[]>`
    select ${sql(ANSWER_FIELDS as unknown as string[])} from patient_records where patient_id = ${patient_id}`
  return row ?? {}
}

/** Medicines of the record, as they were listed or imported. */
export async function findMedications(sql: Sql, patient_id: string): Promise<unknown[]> {
  const [row] = await sql<{ medications: unknown[] | null }[]>`select medications from patient_records where patient_id = ${patient_id}`
  return row?.medications ?? []
}

type Decided = NonNullable<Overview['encounters'][number]['decision']>
export type StoredEncounter = Overview['encounters'][number]

/** Completed appointments, newest first, undone ones aside. */
export async function findEncounters(sql: Sql, patient_id: string): Promise<StoredEncounter[]> {
  type Row = Omit<StoredEncounter, 'decision'> & { [K in keyof Decided]: Decided[K] | null }
  const rows = await sql<Row[]>`
    select e.completed_at, u.name as "user", e.appointment_type as type, e.was_new_patient,
      d.kind, d.grams_per_day::float8 as grams_per_day, d.months, d.next_on, d.reason
    from encounters e join users u on u.id = e.user_id
    left join visit_decisions d on d.patient_id = e.patient_id and d.decided_at = e.completed_at and d.undone_at is null
    where e.patient_id = any(record_family(${patient_id})) and e.undone_at is null order by e.completed_at desc`
  return rows.map(({ kind, grams_per_day, months, next_on, reason, ...encounter }) => ({
    ...encounter,
    decision: kind === null ? null : { kind, grams_per_day, months, next_on, reason: reason ?? '' },
  }))
}

export type Viewing = { patient_id: string; user_id: number; now: string; since: string }

/** Records that someone has the chart open; returns whether that is new. Entries before `since` have expired. */
export async function upsertViewer(tx: Tx, { patient_id, user_id, now, since }: Viewing): Promise<boolean> {
  const [row] = await tx<{ news: boolean }[]>`
    with before as (select seen_at from patient_viewers where patient_id = ${patient_id} and user_id = ${user_id})
    insert into patient_viewers (patient_id, user_id, since, seen_at) values (${patient_id}, ${user_id}, ${now}, ${now})
    on conflict (patient_id, user_id) do update set seen_at = excluded.seen_at,
      since = case when patient_viewers.seen_at < ${since} then excluded.since else patient_viewers.since end
    returning coalesce((select seen_at from before), '-infinity') < ${since} as news`
  return row?.news ?? false
}

/** Returns whether they had the chart open. */
export async function deleteViewer(tx: Tx, { patient_id, user_id }: Pick<Viewing, 'patient_id' | 'user_id'>): Promise<boolean> {
  const rows = await tx`delete from patient_viewers where patient_id = ${patient_id} and user_id = ${user_id} returning patient_id`
  return rows.length > 0
}

/** Others who have the chart open. */
export function findViewers(sql: Sql, { patient_id, user_id, since }: Omit<Viewing, 'now'>): Promise<{ name: string; since: string }[]> {
  return sql<{ name: string; since: string }[]>`
    select u.name, v.since from patient_viewers v join users u on u.id = v.user_id
    where v.patient_id = ${patient_id} and v.user_id <> ${user_id} and v.seen_at >= ${since} order by v.since, u.name`
}
