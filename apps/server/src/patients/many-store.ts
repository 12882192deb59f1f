import type { Json, Sql, Tx } from '../platform/database.ts'

/** What a spreadsheet may hold of a patient, as text: '' is nothing, 'yes' and 'no' what can only be one of them. */
export type PatientText = Record<string, string>

/** Those of these patients who are there, as text by id. */
export async function findTexts(sql: Sql | Tx, ids: readonly string[]): Promise<Map<string, PatientText>> {
  const rows = await sql<{ patient_id: string; texts: PatientText }[]>`
    select p.patient_id, jsonb_build_object(
      'patient_id', p.patient_id, 'first_name', p.first_name, 'last_name', p.last_name, 'date_of_birth', coalesce(p.date_of_birth::text, ''),
      'gender', coalesce(d.gender, ''), 'phone', p.phone, 'email', p.email, 'health_number', coalesce(d.health_number, ''),
      'street_address', coalesce(d.street_address, ''), 'city', coalesce(d.city, ''), 'province', coalesce(p.province, ''),
      'postal_code', coalesce(d.postal_code, ''), 'mailing_street_address', coalesce(d.mailing_street_address, ''),
      'mailing_city', coalesce(d.mailing_city, ''), 'mailing_province', coalesce(d.mailing_province, ''),
      'mailing_postal_code', coalesce(d.mailing_postal_code, ''), 'upcoming_renewal_date', coalesce(p.upcoming_renewal_date::text, ''),
      'patient_active', case when p.patient_active then 'yes' else 'no' end, 'is_new_patient', case when p.is_new_patient then 'yes' else 'no' end,
      'language', coalesce(d.language, 'en')) as texts
    from patients p left join patient_details d using (patient_id) where p.patient_id = any(${ids as string[]})`
  return new Map(rows.map(({ patient_id, texts }) => [patient_id, texts]))
}

/** The next ids in order, some hundreds at once. */
export async function findIdsAfter(sql: Sql, after: string): Promise<string[]> {
  const rows = await sql<
    { patient_id: string }[]
  >`select patient_id from patients where patient_id > ${after} order by patient_id limit 500`
  return rows.map(({ patient_id }) => patient_id)
}

/** Locks patients, always by rising id, so that two who lock many never wait for each other. */
export async function lockMany(tx: Tx, ids: readonly string[]): Promise<void> {
  await tx`select from patients where patient_id = any(${ids as string[]}) order by patient_id for update`
}

/** Adds patients with what is known of them; answers the ids of those who were not there yet. */
export async function insertMany(tx: Tx, texts: readonly PatientText[], now: string): Promise<string[]> {
  const rows = await tx<{ patient_id: string }[]>`
    with given as (
      select * from jsonb_to_recordset(${tx.json(texts as Json)}) as g (patient_id text, first_name text, last_name text, date_of_birth text, phone text,
        email text, province text, upcoming_renewal_date text, patient_active text, is_new_patient text, mailing text)
    )
    insert into patients (patient_id, first_name, last_name, date_of_birth, phone, email, province, upcoming_renewal_date, patient_active,
      is_new_patient, different_mailing_address, created_at, updated_at)
    select patient_id, coalesce(first_name, ''), coalesce(last_name, ''), nullif(date_of_birth, '')::date, coalesce(phone, ''), coalesce(email, ''),
      nullif(province, ''), nullif(upcoming_renewal_date, '')::date, coalesce(patient_active, 'yes') = 'yes', coalesce(is_new_patient, 'yes') = 'yes',
      coalesce(mailing, 'no') = 'yes', ${now}, ${now}
    from given order by patient_id
    on conflict (patient_id) do nothing returning patient_id`
  const ids = rows.map(({ patient_id }) => patient_id)
  await tx`insert into patient_records (patient_id) select unnest(${ids}::text[])`
  return ids
}

/** Writes given fields of patients' narrow rows; a field that is not given stays. Answers id and version of each. */
export function updateMany(tx: Tx, texts: readonly PatientText[], now: string): Promise<{ patient_id: string; version: number }[]> {
  return tx`
    update patients p set
      first_name = coalesce(g.first_name, p.first_name), last_name = coalesce(g.last_name, p.last_name),
      date_of_birth = case when g.date_of_birth is null then p.date_of_birth else nullif(g.date_of_birth, '')::date end,
      phone = coalesce(g.phone, p.phone), email = coalesce(g.email, p.email),
      province = case when g.province is null then p.province else nullif(g.province, '') end,
      upcoming_renewal_date =
        case when g.upcoming_renewal_date is null then p.upcoming_renewal_date else nullif(g.upcoming_renewal_date, '')::date end,
      patient_active = case when g.patient_active is null then p.patient_active else g.patient_active = 'yes' end,
      is_new_patient = case when g.is_new_patient is null then p.is_new_patient else g.is_new_patient = 'yes' end,
      version = p.version + 1, updated_at = ${now}
    from jsonb_to_recordset(${tx.json(texts as Json)}) as g (patient_id text, first_name text, last_name text, date_of_birth text, phone text,
      email text, province text, upcoming_renewal_date text, patient_active text, is_new_patient text)
    where p.patient_id = g.patient_id returning p.patient_id, p.version`
}

/** Keeps who somebody is and where they live; whoever has that already is left alone. */
export async function insertManyDetails(tx: Tx, texts: readonly PatientText[]): Promise<void> {
  await tx`
    insert into patient_details (patient_id, gender, health_number, street_address, city, postal_code, mailing_street_address, mailing_city,
      mailing_province, mailing_postal_code, language)
    select patient_id, nullif(gender, ''), coalesce(health_number, ''), coalesce(street_address, ''), coalesce(city, ''), coalesce(postal_code, ''),
      nullif(mailing_street_address, ''), nullif(mailing_city, ''), nullif(mailing_province, ''), nullif(mailing_postal_code, ''),
      coalesce(language, 'en')
    from jsonb_to_recordset(${tx.json(texts as Json)}) as g (patient_id text, gender text, health_number text, street_address text, city text,
      postal_code text, mailing_street_address text, mailing_city text, mailing_province text, mailing_postal_code text, language text)
    on conflict (patient_id) do nothing`
}

/** Writes given fields of who somebody is and where they live; whether mail goes elsewhere follows from them. */
export async function updateManyDetails(tx: Tx, texts: readonly PatientText[]): Promise<void> {
  await tx`
    with written as (
      update patient_details d set
        gender = case when g.gender is null then d.gender else nullif(g.gender, '') end,
        health_number = coalesce(g.health_number, d.health_number), street_address = coalesce(g.street_address, d.street_address),
        city = coalesce(g.city, d.city), postal_code = coalesce(g.postal_code, d.postal_code),
        mailing_street_address =
          case when g.mailing_street_address is null then d.mailing_street_address else nullif(g.mailing_street_address, '') end,
        mailing_city = case when g.mailing_city is null then d.mailing_city else nullif(g.mailing_city, '') end,
        mailing_province = case when g.mailing_province is null then d.mailing_province else nullif(g.mailing_province, '') end,
        mailing_postal_code = case when g.mailing_postal_code is null then d.mailing_postal_code else nullif(g.mailing_postal_code, '') end,
        language = coalesce(g.language, d.language)
      from jsonb_to_recordset(${tx.json(texts as Json)}) as g (patient_id text, gender text, health_number text, street_address text, city text,
        postal_code text, mailing_street_address text, mailing_city text, mailing_province text, mailing_postal_code text, language text)
      where d.patient_id = g.patient_id
      returning d.patient_id, coalesce(d.mailing_street_address, d.mailing_city, d.mailing_province, d.mailing_postal_code) is not null as elsewhere
    )
    update patients p set different_mailing_address = elsewhere from written w
    where p.patient_id = w.patient_id and p.different_mailing_address <> elsewhere`
}

/** Those of these patients whom nothing else knows of: no conversation, consent, answers, appointment or queue, and no change since. */
export async function findUntouched(sql: Sql | Tx, ids: readonly string[]): Promise<string[]> {
  const rows = await sql<{ patient_id: string }[]>`
    select patient_id from patients p where patient_id = any(${ids as string[]}) and not in_pcr_queue and not in_np_queue
      and not exists (select from conversations c where c.patient_id = p.patient_id)
      and not exists (select from consents c where c.patient_id = p.patient_id)
      and not exists (select from answer_sets a where a.patient_id = p.patient_id)
      and not exists (select from encounters e where e.patient_id = p.patient_id)
      and not exists (select from appointments a where a.patient_id = p.patient_id)
      and not exists (select from patient_codes c where c.patient_id = p.patient_id)
      and not exists (select from patient_reminders r where r.patient_id = p.patient_id)
      and not exists (select from unsubscribed_patients u where u.patient_id = p.patient_id)`
  return rows.map(({ patient_id }) => patient_id)
}

/** Removes patients with what belongs to them alone. */
export async function deleteMany(tx: Tx, ids: readonly string[]): Promise<void> {
  await tx`delete from patient_details where patient_id = any(${ids as string[]})`
  await tx`delete from patient_records where patient_id = any(${ids as string[]})`
  await tx`delete from undo_steps where patient_id = any(${ids as string[]})`
  await tx`delete from patients where patient_id = any(${ids as string[]})`
}
