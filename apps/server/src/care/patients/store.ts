import type { ProvinceCode } from '@clinic/contract/provinces'
import type { Queue } from '@clinic/contract/queues'
import type { Scope } from '@clinic/contract/vocabulary'
import type { Patient } from '@clinic/core/patients/patient'
import type { Json, Sql, Tx } from '../../platform/db/database.ts'
import { Problem } from '../../platform/http/problem.ts'
import { namedColumns, namedPeople } from './named-columns.ts'
import type { NamedPatient } from './present.ts'

/**
 * Locks the row until the transaction ends; a waiter sees what the winner wrote. The lock is separate from the joins:
 * after a wait PostgreSQL re-reads only the locked row, so a joined name could be stale. Refusal: `record-merged` (F-13).
 */
export async function lockPatient(tx: Tx, patient_id: string): Promise<NamedPatient | null> {
  const [row] = await tx<(NamedPatient & { merged_into: string | null })[]>`
    with p as materialized (select * from patients where patient_id = ${patient_id} for update)
    select ${namedColumns(tx)}, p.merged_into from p ${namedPeople(tx)}`
  if (!row) return null
  const { merged_into, ...patient } = row
  if (merged_into !== null) throw new Problem('record-merged', { survivor: merged_into })
  return patient
}

export async function findPatient(sql: Sql | Tx, patient_id: string): Promise<NamedPatient | null> {
  const [row] = await sql<
    NamedPatient[]
  >`select ${namedColumns(sql)} from patients p ${namedPeople(sql)} where p.patient_id = ${patient_id}`
  return row ?? null
}

/** Updates a locked row and raises its version. */
export async function updatePatient(tx: Tx, patient_id: string, fields: Partial<Patient>): Promise<NamedPatient> {
  const [row] = await tx<NamedPatient[]>`
    with p as (
      update patients set ${tx(fields as Record<string, never>)}, version = version + 1, updated_at = now() where patient_id = ${patient_id} returning *
    )
    select ${namedColumns(tx)} from p ${namedPeople(tx)}`.execute()
  if (!row) throw new Error('a locked patient is missing')
  return row
}

/** An undo entry: who may undo, since when, and the old values. */
export type Step = { user_id: number; action: string; before: Partial<Patient>; now: string }

/** The same with its undo entry, in one statement because claims are frequent. Returns the entry’s id too. */
export async function updateWithStep(
  tx: Tx,
  patient_id: string,
  { fields, step }: { fields: Partial<Patient>; step: Step },
): Promise<{ after: NamedPatient; step_id: number }> {
  const [row] = await tx<(NamedPatient & { step_id: number })[]>`
    with p as (
      update patients set ${tx(fields as Record<string, never>)}, version = version + 1, updated_at = ${step.now} where patient_id = ${patient_id} returning *
    ), step as (
      insert into undo_steps (patient_id, user_id, action, version_after, before, created_at)
      select p.patient_id, ${step.user_id}, ${step.action}, p.version, ${tx.json(step.before as Json)}, ${step.now} from p returning id
    )
    select ${namedColumns(tx)}, step.id as step_id from step, p ${namedPeople(tx)}`.execute()
  if (!row) throw new Error('a locked patient is missing')
  const { step_id, ...after } = row
  return { after, step_id }
}

/** Whether the user made an undoable change to a patient since a time. */
export async function hasStepSince(
  tx: Sql | Tx,
  patient_id: string,
  { user_id, since }: { user_id: number; since: string },
): Promise<boolean> {
  const rows = await tx`
    select from undo_steps where patient_id = ${patient_id} and user_id = ${user_id} and created_at > ${since} and undone_at is null limit 1`
  return rows.length > 0
}

export type HolderRow = {
  id: number
  name: string
  provinces: ProvinceCode[]
  queue_enabled: boolean
  pcr_capable: boolean
  np_capable: boolean
  scopes: Scope[]
}

/**
 * Locks the user whose limit counts and returns what they may do now. FOR NO KEY UPDATE, so that writes which only
 * reference the user do not wait.
 */
export async function lockHolder(tx: Tx, user_id: number, { wait = true } = {}): Promise<HolderRow | null> {
  const [row] = await tx<HolderRow[]>`
    with locked as (
      select id, name, licensed_provinces, queue_enabled from users where id = ${user_id} and active and deleted_at is null
      for no key update ${wait ? tx`` : tx`skip locked`}
    )
    select locked.id, locked.name, locked.licensed_provinces as provinces, locked.queue_enabled,
      coalesce(bool_or(g.pcr_capable), false) as pcr_capable, coalesce(bool_or(g.np_capable), false) as np_capable,
      coalesce(array_agg(distinct scope) filter (where scope is not null), '{}') as scopes
    from locked left join user_auth_groups ug on ug.user_id = locked.id left join auth_groups g on g.id = ug.auth_group_id
      left join lateral unnest(g.scopes) as scope on true
    group by locked.id, locked.name, locked.licensed_provinces, locked.queue_enabled`
  return row ?? null
}

/** The user with a display name, for assignments by an outside client. */
export async function findHolderId(sql: Sql, name: string): Promise<number | null> {
  const [row] = await sql<{ id: number }[]>`select id from users where lower(name) = lower(${name}) and deleted_at is null`
  return row?.id ?? null
}

/** The same of someone who sees patients, whether their queue is enabled now or not. */
export async function findPractitionerId(sql: Sql, name: string): Promise<number | null> {
  const [row] = await sql<{ id: number }[]>`
    select id from users u where lower(name) = lower(${name}) and deleted_at is null and exists (
      select from user_auth_groups join auth_groups g on g.id = auth_group_id where user_id = u.id and g.np_capable
    )`
  return row?.id ?? null
}

/**
 * A user’s active patients in a queue, those on hold aside, optionally without one patient. A separate statement, to
 * see what the lock waited for.
 */
export async function countHeld(tx: Tx, user_id: number, { queue, except }: { queue: Queue; except: string }): Promise<number> {
  const [row] =
    queue === 'pcr'
      ? await tx<
          { count: number }[]
        >`select count(*) as count from patients where assigned_pcr = ${user_id} and in_pcr_queue and patient_id <> ${except}`
      : await tx<{ count: number }[]>`
          select count(*) as count from patients where assigned_np = ${user_id} and in_np_queue and not on_hold_in_queue and patient_id <> ${except}`
  return row?.count ?? 0
}

/** Inserts the narrow row and its empty bulky half. */
export async function insertPatient(tx: Tx, fields: Record<string, unknown>): Promise<NamedPatient> {
  const [row] = await tx<NamedPatient[]>`
    with p as (insert into patients ${tx(fields as Record<string, never>)} returning *),
      record as (insert into patient_records (patient_id) select patient_id from p)
    select ${namedColumns(tx)} from p ${namedPeople(tx)}`
  if (!row) throw new Error('a patient just created is missing')
  return row
}

export async function upsertDetails(tx: Tx, fields: Record<string, unknown>): Promise<void> {
  const row = fields as Record<string, never>
  await tx`insert into patient_details ${tx(row)} on conflict (patient_id) do update set ${tx(row)}`
}

/** Bulky fields of the record, all encrypted; values are JSON. */
export async function updateRecord(tx: Tx, patient_id: string, fields: Record<string, unknown>): Promise<void> {
  const columns = Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, value === null ? null : tx.types.sealed(value)]))
  if (Object.keys(columns).length === 0) return
  await tx`update patient_records set ${tx(columns as Record<string, never>)} where patient_id = ${patient_id}`
}

export async function insertEncounter(
  tx: Tx,
  row: { patient_id: string; user_id: number; was_new_patient: boolean; appointment_type: string; completed_at: string },
) {
  await tx`insert into encounters ${tx(row)}`
}

/** Marks a completed appointment as undone; the row stays otherwise unchanged. */
export async function markEncounterUndone(
  tx: Tx,
  { patient_id, completed_at, now }: { patient_id: string; completed_at: string; now: string },
) {
  await tx`
    update encounters set undone_at = ${now} where patient_id = ${patient_id} and completed_at = ${completed_at} and undone_at is null`
}

export async function findRecord(sql: Sql, patient_id: string): Promise<Record<string, unknown> | null> {
  const [row] = await sql<Record<string, unknown>[]>`select * from patient_records where patient_id = ${patient_id}`
  return row ?? null
}

/** All records in batches from a server-side cursor, never a million in memory. */
export async function* allRecords(sql: Sql): AsyncGenerator<{ patient: NamedPatient; record: Record<string, unknown> }[]> {
  const query = sql<NamedPatient[]>`
    select ${namedColumns(sql)}, r.* from patients p ${namedPeople(sql)} join patient_records r using (patient_id) order by p.patient_id`
  for await (const rows of query.cursor(200)) yield rows.map((row) => ({ patient: row, record: row }))
}

/** Clears a patient’s conversation and keeps the answers by version (C-9). */
export async function emptyConversation(tx: Tx, patient_id: string, now: string): Promise<void> {
  await tx`update answer_sets set archived_at = ${now} where patient_id = ${patient_id} and archived_at is null`
  await tx`update patient_records set conversation_state = default where patient_id = ${patient_id}`
  await tx`update conversations set closed_at = ${now} where patient_id = ${patient_id} and closed_at is null`
}

/** Whether there is nothing that `emptyConversation` would empty. */
export async function isConversationEmpty(tx: Tx, patient_id: string): Promise<boolean> {
  const [row] = await tx<{ empty: boolean }[]>`
    select not exists (select from answer_sets where patient_id = ${patient_id} and archived_at is null)
      and not exists (select from conversations where patient_id = ${patient_id} and closed_at is null)
      and not exists (select from patient_records where patient_id = ${patient_id} and (conversation_state).value <> '{}') as empty`
  return row?.empty === true
}

/** Phone and email are on the narrow row, where the search finds them; only given ones are written. */
export async function setContact(tx: Tx, patient_id: string, contact: { phone?: string; email?: string }): Promise<void> {
  await tx`update patients set ${tx(contact as Record<string, never>)} where patient_id = ${patient_id}`
}

export type Claimed = { patient_id: string; email: string }

/**
 * Enabled patients, and those whose intake ended for silence, with an address who match a patient ID or email and a date of birth, at most two; a merged record leads
 * to the one that remains (F-13). An email that staff changed receives no codes for a day (F-12).
 */
export function findClaimed(sql: Sql | Tx, { who, born }: { who: string; born: string }): Promise<Claimed[]> {
  return sql<Claimed[]>`
    select patient_id, email from patients
    where patient_id in (
        select coalesce(merged_into, patient_id) from patients
        where (patient_id in (${who}, upper(${who})) or lower(email) = lower(${who})) and date_of_birth = ${born})
      and (patient_active or abandoned_at is not null) and email <> ''
      and not exists (select from contact_corrections c where c.patient_id = patients.patient_id and c.codes_from > now()
        and c.stopped_at is null) limit 2`
}

export type PersonalRow = {
  first_name: string
  last_name: string
  date_of_birth: string | null
  phone: string
  email: string
  province: ProvinceCode | null
  different_mailing_address: boolean
  gender: string | null
  health_number: string
  street_address: string
  city: string
  postal_code: string
  mailing_street_address: string | null
  mailing_city: string | null
  mailing_province: string | null
  mailing_postal_code: string | null
}

export async function findPersonal(sql: Sql | Tx, patient_id: string): Promise<PersonalRow | null> {
  const [row] = await sql<PersonalRow[]>`
    select p.first_name, p.last_name, p.date_of_birth, p.phone, p.email, p.province, p.different_mailing_address, d.gender, d.health_number,
      d.street_address, d.city, d.postal_code, d.mailing_street_address, d.mailing_city, d.mailing_province, d.mailing_postal_code
    from patients p join patient_details d using (patient_id) where patient_id = ${patient_id}`
  return row ?? null
}

export async function setLanguage(tx: Tx, patient_id: string, language: 'en' | 'fr'): Promise<void> {
  await tx`update patient_details set language = ${language} where patient_id = ${patient_id} and language <> ${language}`
}
