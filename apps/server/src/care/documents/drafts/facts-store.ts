import type { ProvinceCode } from '@clinic/contract/provinces'
import type { DecisionKind } from '@clinic/contract/vocabulary'
import type { Sql, Tx } from '../../../platform/db/database.ts'

/** Locks what is known of a signer, so that a licence that ends in the same moment comes before the signature or after it. */
export async function lockSigner(tx: Tx, user_id: number): Promise<void> {
  await tx`select from users where id = ${user_id} for share`
  await tx`select from licences where user_id = ${user_id} order by province for share`
  await tx`select from practitioner_details where user_id = ${user_id} for share`
  await tx`select from np_authority order by province for share`
}

export type PersonFacts = {
  first_name: string
  last_name: string
  date_of_birth: string | null
  patient_active: boolean
  province: ProvinceCode | null
  flags: Record<string, boolean>
  email: string
  phone: string
  street_address: string
  city: string
  postal_code: string
}

export async function findPerson(sql: Sql | Tx, patient_id: string): Promise<PersonFacts> {
  const [row] = await sql<PersonFacts[]>`
    select p.first_name, p.last_name, p.date_of_birth, p.patient_active, p.province, p.risks_vs_benefits_flags as flags, p.email, p.phone,
      coalesce(d.street_address, '') as street_address, coalesce(d.city, '') as city, coalesce(d.postal_code, '') as postal_code
    from patients p left join patient_details d using (patient_id) where p.patient_id = ${patient_id}`
  if (!row) throw new Error('a patient who was read is missing')
  return row
}

export async function findSignerAccount(sql: Sql | Tx, user_id: number): Promise<{ email: string; phone: string; name: string }> {
  const [row] = await sql<{ email: string; phone: string; name: string }[]>`select email, phone, name from users where id = ${user_id}`
  if (!row) throw new Error('the signer is missing')
  return row
}

export type LastVisit = {
  completed_at: string
  user_id: number
  decision: DecisionKind | null
  grams_per_day: number | null
  months: number | null
  visit_province: ProvinceCode | null
}

/** The last completed visit, also one of a merged record, with what was decided and where the patient was. */
export async function findLastVisit(sql: Sql | Tx, patient_id: string): Promise<LastVisit | null> {
  const [row] = await sql<LastVisit[]>`
    select e.completed_at, e.user_id, d.kind as decision, d.grams_per_day::float8 as grams_per_day, d.months, a.visit_province
    from encounters e
    left join visit_decisions d on d.patient_id = e.patient_id and d.decided_at = e.completed_at and d.undone_at is null
    left join lateral (
      select visit_province from appointments where patient_id = e.patient_id and user_id = e.user_id and state = 'completed'
        and starts_at between e.completed_at - interval '1 day' and e.completed_at + interval '1 day' order by starts_at desc limit 1
    ) a on true
    where e.patient_id = any(record_family(${patient_id})) and e.undone_at is null order by e.completed_at desc, e.id desc limit 1`
  return row ?? null
}

/** Whether the practitioner signed a note of the visit: since a day before it was completed, and not entered in error. */
export async function hasSignedNote(
  sql: Sql | Tx,
  { patient_id, user_id, completed_at }: LastVisit & { patient_id: string },
): Promise<boolean> {
  const rows = await sql`
    select from visit_notes n where n.patient_id = any(record_family(${patient_id})) and n.author_id = ${user_id} and n.kind <> 'addendum'
      and n.signed_at >= ${completed_at}::timestamptz - interval '1 day'
      and not exists (select from visit_note_errors e where e.note_id = n.id) limit 1`
  return rows.length > 0
}

/** The newest consent to treatment, signed in the chat or given by word of mouth, also in a merged record: a withdrawal there counts. */
export async function findTreatmentConsent(
  sql: Sql | Tx,
  patient_id: string,
): Promise<{ given: boolean; date_of_birth: string | null } | null> {
  const [row] = await sql<{ given: boolean; date_of_birth: string | null }[]>`
    select given, date_of_birth from (
      select p.given, c.date_of_birth, c.given_at as at, 0 as told_here, c.id from consents c join consent_purposes p on p.consent_id = c.id and p.purpose = 'treatment'
      where c.patient_id = any(record_family(${patient_id}))
      union all select given, null, at, 1, id from treatment_consents where patient_id = any(record_family(${patient_id}))
    ) as told order by at desc, told_here desc, id desc limit 1`
  return row ?? null
}

type Told = { patient_id: string; user_id: number; given: boolean; version: string; at: string }

/** The last consent that staff recorded by word of mouth. */
export async function findLastTold(tx: Tx, patient_id: string): Promise<Omit<Told, 'patient_id'> | undefined> {
  const [row] = await tx<Omit<Told, 'patient_id'>[]>`
    select user_id, given, version, at from treatment_consents where patient_id = any(record_family(${patient_id})) order by at desc, id desc limit 1`
  return row
}

export async function insertTreatmentConsent(tx: Tx, row: Told): Promise<void> {
  await tx`insert into treatment_consents ${tx(row)}`
}
