import type { Fragment, Json, Sql, Tx } from '../../platform/db/database.ts'

/** A patient’s fields as spreadsheet text: '' is empty, booleans are 'yes' and 'no'. */
export type PatientText = Record<string, string>

/** The existing ones of these patients, as text by ID, without merged records. */
export async function findTexts(sql: Sql | Tx, ids: readonly string[]): Promise<Map<string, PatientText>> {
  const rows = await sql<{ patient_id: string; health_number: string | null; texts: PatientText }[]>`
    select p.patient_id, d.health_number, ${shownTexts(sql)} as texts
    from patients p left join patient_details d using (patient_id) where p.patient_id = any(${ids as string[]}) and p.merged_into is null`
  return new Map(rows.map(({ patient_id, texts, health_number }) => [patient_id, { ...texts, health_number: health_number ?? '' }]))
}

/** All but the encrypted health number. */
const shownTexts = (sql: Sql | Tx) => sql`
    jsonb_build_object(
      'patient_id', p.patient_id, 'first_name', p.first_name, 'last_name', p.last_name, 'date_of_birth', coalesce(p.date_of_birth::text, ''),
      'gender', coalesce(d.gender, ''), 'phone', p.phone, 'email', p.email,
      'street_address', coalesce(d.street_address, ''), 'city', coalesce(d.city, ''), 'province', coalesce(p.province, ''),
      'postal_code', coalesce(d.postal_code, ''), 'mailing_street_address', coalesce(d.mailing_street_address, ''),
      'mailing_city', coalesce(d.mailing_city, ''), 'mailing_province', coalesce(d.mailing_province, ''),
      'mailing_postal_code', coalesce(d.mailing_postal_code, ''), 'upcoming_renewal_date', coalesce(p.upcoming_renewal_date::text, ''),
      'patient_active', case when p.patient_active then 'yes' else 'no' end, 'is_new_patient', case when p.is_new_patient then 'yes' else 'no' end,
      'appointment_type', p.appointment_type, 'language', coalesce(d.language, 'en'))`

/** The next IDs in order, in batches. */
export async function findIdsAfter(sql: Sql, after: string): Promise<string[]> {
  const rows = await sql<
    { patient_id: string }[]
  >`select patient_id from patients where patient_id > ${after} order by patient_id limit 500`
  return rows.map(({ patient_id }) => patient_id)
}

/** Locks patients in ascending ID order to avoid deadlocks. */
export async function lockMany(tx: Tx, ids: readonly string[]): Promise<void> {
  await tx`select from patients where patient_id = any(${ids as string[]}) order by patient_id for update`
}

/**
 * Adds patients with their details; returns the IDs that are new. One statement, so that the JSON is parsed once,
 * which takes most of the time.
 */
export async function insertMany(tx: Tx, texts: readonly PatientText[], now: string): Promise<string[]> {
  const rows = await tx<{ patient_id: string }[]>`
    with given as materialized (
      select * from json_to_recordset(${tx.json(texts as Json)}::json) as g (patient_id text, first_name text, last_name text, date_of_birth text,
        phone text, email text, province text, upcoming_renewal_date text, patient_active text, is_new_patient text, mailing text, gender text,
        street_address text, city text, postal_code text, mailing_street_address text, mailing_city text, mailing_province text,
        mailing_postal_code text, appointment_type text, language text)
    ), numbers as (
      select patient_id, row(value)::sealed_health_number as health_number from ${numbersOf(tx, texts)} where value is not null
    ), added as (
      insert into patients (patient_id, first_name, last_name, date_of_birth, phone, email, province, upcoming_renewal_date, patient_active,
        is_new_patient, appointment_type, different_mailing_address, created_at, updated_at)
      select patient_id, coalesce(first_name, ''), coalesce(last_name, ''), nullif(date_of_birth, '')::date, coalesce(phone, ''), coalesce(email, ''),
        nullif(province, ''), nullif(upcoming_renewal_date, '')::date, coalesce(patient_active, 'yes') = 'yes', coalesce(is_new_patient, 'yes') = 'yes',
        coalesce(nullif(appointment_type, ''), 'N/A'), coalesce(mailing, 'no') = 'yes', ${now}, ${now}
      from given order by patient_id
      on conflict (patient_id) do nothing returning patient_id
    ), records as (
      insert into patient_records (patient_id) select patient_id from added
    ), details as (
      insert into patient_details (patient_id, gender, health_number, street_address, city, postal_code, mailing_street_address, mailing_city,
        mailing_province, mailing_postal_code, language)
      select patient_id, nullif(gender, ''), coalesce(health_number, ${noNumber(tx)}), coalesce(street_address, ''), coalesce(city, ''),
        coalesce(postal_code, ''), nullif(mailing_street_address, ''), nullif(mailing_city, ''), nullif(mailing_province, ''),
        nullif(mailing_postal_code, ''), coalesce(language, 'en')
      from given join added using (patient_id) left join numbers using (patient_id)
    )
    select patient_id from added`
  return rows.map(({ patient_id }) => patient_id)
}

/** Updates given fields of the narrow rows; others stay. Returns ID and version of each. */
export function updateMany(tx: Tx, texts: readonly PatientText[], now: string): Promise<{ patient_id: string; version: number }[]> {
  return tx`
    update patients p set
      first_name = coalesce(g.first_name, p.first_name), last_name = coalesce(g.last_name, p.last_name),
      date_of_birth = case when g.date_of_birth is null then p.date_of_birth else nullif(g.date_of_birth, '')::date end,
      phone = coalesce(g.phone, p.phone), email = coalesce(g.email, p.email),
      province = case when g.province is null then p.province else nullif(g.province, '') end,
      upcoming_renewal_date =
        case when g.upcoming_renewal_date is null then p.upcoming_renewal_date else nullif(g.upcoming_renewal_date, '')::date end,
      patient_active = case when g.patient_active is null or p.death_recorded_at is not null then p.patient_active else g.patient_active = 'yes' end,
      questionnaire_started_at = case when g.patient_active = 'yes' and p.abandoned_at is not null then ${now}::timestamptz
        else p.questionnaire_started_at end,
      is_new_patient = case when g.is_new_patient is null then p.is_new_patient else g.is_new_patient = 'yes' end,
      appointment_type = coalesce(nullif(g.appointment_type, ''), p.appointment_type),
      version = p.version + 1, updated_at = ${now}
    from json_to_recordset(${tx.json(texts as Json)}::json) as g (patient_id text, first_name text, last_name text, date_of_birth text, phone text,
      email text, province text, upcoming_renewal_date text, patient_active text, is_new_patient text, appointment_type text)
    where p.patient_id = g.patient_id returning p.patient_id, p.version`
}

/** Adds empty details where there are none. */
export async function insertMissingDetails(tx: Tx, ids: readonly string[]): Promise<void> {
  await tx`insert into patient_details (patient_id) select unnest(${ids as string[]}::text[]) on conflict (patient_id) do nothing`
}

/** Updates given personal and address fields, and derives whether mail goes elsewhere. */
export async function updateManyDetails(tx: Tx, texts: readonly PatientText[]): Promise<void> {
  await tx`
    with written as (
      update patient_details d set
        gender = case when g.gender is null then d.gender else nullif(g.gender, '') end,
        health_number = case when n.value is null then d.health_number else row(n.value)::sealed_health_number end, street_address = coalesce(g.street_address, d.street_address),
        city = coalesce(g.city, d.city), postal_code = coalesce(g.postal_code, d.postal_code),
        mailing_street_address =
          case when g.mailing_street_address is null then d.mailing_street_address else nullif(g.mailing_street_address, '') end,
        mailing_city = case when g.mailing_city is null then d.mailing_city else nullif(g.mailing_city, '') end,
        mailing_province = case when g.mailing_province is null then d.mailing_province else nullif(g.mailing_province, '') end,
        mailing_postal_code = case when g.mailing_postal_code is null then d.mailing_postal_code else nullif(g.mailing_postal_code, '') end,
        language = coalesce(g.language, d.language)
      from json_to_recordset(${tx.json(texts as Json)}::json) as g (patient_id text, gender text, street_address text, city text, postal_code text,
        mailing_street_address text, mailing_city text, mailing_province text, mailing_postal_code text, language text)
        left join ${numbersOf(tx, texts)} using (patient_id)
      where d.patient_id = g.patient_id
      returning d.patient_id, coalesce(d.mailing_street_address, d.mailing_city, d.mailing_province, d.mailing_postal_code) is not null as elsewhere
    )
    update patients p set different_mailing_address = elsewhere from written w
    where p.patient_id = w.patient_id and p.different_mailing_address <> elsewhere`
}

/**
 * The patients that nothing references (conversation, consent, answers, appointment, queue) and that were not changed
 * since.
 */
export async function findUntouched(sql: Sql | Tx, ids: readonly string[]): Promise<string[]> {
  const rows = await sql<{ patient_id: string }[]>`
    select patient_id from patients p where patient_id = any(${ids as string[]}) and ${unused(sql)}`
  return rows.map(({ patient_id }) => patient_id)
}

const unused = (sql: Sql | Tx) => sql`
  not p.in_pcr_queue and not p.in_np_queue
  and not exists (select from conversations c where c.patient_id = p.patient_id)
  and not exists (select from consents c where c.patient_id = p.patient_id)
  and not exists (select from answer_sets a where a.patient_id = p.patient_id)
  and not exists (select from flag_events f where f.patient_id = p.patient_id)
  and not exists (select from encounters e where e.patient_id = p.patient_id)
  and not exists (select from appointments a where a.patient_id = p.patient_id)
  and not exists (select from patient_codes c where c.patient_id = p.patient_id)
  and not exists (select from patient_reminders r where r.patient_id = p.patient_id)
  and not exists (select from unsubscribed_patients u where u.patient_id = p.patient_id)
  and not exists (select from legal_holds h where h.patient_id = p.patient_id)
  and not exists (select from merges m where p.patient_id in (m.survivor_id, m.merged_id))`

/** `written`: selects `key`, `texts` as jsonb and, of those who were added, `fresh`. `at`: the ISO moment of that. `provinces`: names by code. */
export type Planned = { written: Fragment; at: string; provinces: Record<string, string> }

/**
 * Patients whose fields differ (or may differ) from what was written, and added ones that are referenced by now.
 * Health numbers are encrypted, so with one of them any change counts.
 */
export async function findTouched(sql: Sql, { written, at, provinces }: Planned): Promise<string[]> {
  const rows = await sql<{ key: string }[]>`
    select w.key from (${written}) as w left join patients p on p.patient_id = w.key left join patient_details d on d.patient_id = w.key
    where p.patient_id is null or not ${shownTexts(sql)} @> (w.texts - array['health_number', 'mailing_province'])
      or (w.texts ? 'mailing_province' and coalesce(d.mailing_province, '')
        <> coalesce(${sql.json(provinces)}::jsonb ->> (w.texts ->> 'mailing_province'), w.texts ->> 'mailing_province'))
      or (w.texts ? 'health_number' and p.updated_at <> ${at})
      or (w.fresh and not (${unused(sql)}))`
  return rows.map(({ key }) => key)
}

/** Removes patients with their dependent rows. */
export async function deleteMany(tx: Tx, ids: readonly string[]): Promise<void> {
  await tx`delete from patient_details where patient_id = any(${ids as string[]})`
  await tx`delete from patient_records where patient_id = any(${ids as string[]})`
  await tx`delete from undo_steps where patient_id = any(${ids as string[]})`
  await tx`delete from patients where patient_id = any(${ids as string[]})`
}

/**
 * The health numbers separately, so that the driver encrypts them, which is impossible within JSON. A single-field
 * row is spread in a list.
 */
const numbersOf = (tx: Tx, texts: readonly PatientText[]) => tx`
  unnest(${texts.map(({ patient_id }) => patient_id ?? '')}::text[], ${texts.map(({ health_number }) => health_number ?? null)}::sealed_health_number[])
    as n (patient_id, value)`

const noNumber = (tx: Tx) => tx`row('""')::sealed_health_number`
