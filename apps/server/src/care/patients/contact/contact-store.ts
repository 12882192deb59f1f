import { CORRECTIONS_LIMIT, type Contact, type Correction } from '@clinic/contract/patients/contact'
import type { Known } from '@clinic/core/patients/matches-identifiers'
import type { Json, Sql, Tx } from '../../../platform/db/database.ts'
import type { NamedPatient } from '../present.ts'
import { updatePatient, upsertDetails } from '../store.ts'

/** What identifies a patient, with the address. */
export type KnownContact = Known & Contact
type Nullable<T> = { [K in keyof T]: T[K] | null }

export async function findKnown(sql: Sql | Tx, patient_id: string): Promise<KnownContact | null> {
  const [row] = await sql<(Omit<KnownContact, 'street_address' | 'city' | 'postal_code' | 'health_number'> & Nullable<KnownContact>)[]>`
    select p.patient_id, p.first_name, p.last_name, p.date_of_birth, p.phone, p.email, d.street_address, d.city, d.postal_code, d.health_number
    from patients p left join patient_details d using (patient_id) where p.patient_id = ${patient_id}`
  if (!row) return null
  const { street_address, city, postal_code, health_number, ...rest } = row
  const address = { street_address: street_address ?? '', city: city ?? '', postal_code: postal_code ?? '' }
  return { ...(rest as KnownContact), ...address, health_number: health_number ?? '' }
}

/** Writes the given contact details of a locked patient, and raises the row’s version. */
export async function writeContact(tx: Tx, patient_id: string, contact: Partial<Contact>): Promise<NamedPatient> {
  const { phone, email, ...address } = contact
  if (Object.keys(address).length > 0) await upsertDetails(tx, { patient_id, ...address })
  const narrow = { patient_id, ...(phone !== undefined && { phone }), ...(email !== undefined && { email }) }
  return updatePatient(tx, patient_id, narrow)
}

type NewCorrection = Omit<Correction, 'corrected_by'> & { patient_id: string; user_id: number }

/** Inserts the correction, and an announcement for each address. */
export async function insertCorrection(tx: Tx, { before, after, ...row }: NewCorrection, emails: readonly string[]): Promise<void> {
  const values = { ...row, before: tx.json(before as Json), after: tx.json(after as Json) }
  await tx`
    with made as (insert into contact_corrections ${tx(values as unknown as Record<string, never>)} returning id)
    insert into contact_emails (correction_id, email, due_at) select id, email, ${row.corrected_at} from made, unnest(${[...emails]}::text[]) as email`
}

export function findCorrections(sql: Sql, patient_id: string): Promise<Correction[]> {
  return sql<Correction[]>`
    select c.corrected_at, u.name as corrected_by, c.reason, c.note, c.checked_by, c.before, c.after, c.codes_from
    from contact_corrections c join users u on u.id = c.user_id where c.patient_id = any(record_family(${patient_id}))
    order by c.corrected_at desc, c.id desc limit ${CORRECTIONS_LIMIT}`
}

export type DueContactEmail = {
  id: number
  correction_id: number
  patient_id: string
  email: string
  tries: number
  isNew: boolean
  language: 'en' | 'fr'
}

/** The next due announcement; its next try moves ahead first. It waits while the patient is disabled (REQ-617), and does not go to the dead. */
export async function takeContactEmail(sql: Sql, now: string, most: number): Promise<DueContactEmail | null> {
  const [row] = await sql<DueContactEmail[]>`
    with taken as (
      update contact_emails set tries = tries + 1, due_at = ${now}::timestamptz + interval '5 minutes' * power(tries + 1, 2) where id = (
        select m.id from contact_emails m where m.sent_at is null and m.due_at <= ${now} and m.tries < ${most}
          and exists (
            select from contact_corrections k join patients o using (patient_id)
            join patients p on p.patient_id = coalesce(o.merged_into, o.patient_id)
            where k.id = m.correction_id and p.death_recorded_at is null and o.death_recorded_at is null and p.patient_active)
        order by m.due_at, m.id limit 1 for update skip locked)
      returning *)
    select t.id::integer, c.id::integer as correction_id, c.patient_id, t.email, t.tries, t.email = c.after ->> 'email' as "isNew", coalesce(d.language, 'en') as language
    from taken t join contact_corrections c on c.id = t.correction_id left join patient_details d on d.patient_id = c.patient_id`
  return row ?? null
}

export async function noteContactEmailed(tx: Tx, id: number, now: string): Promise<void> {
  await tx`update contact_emails set sent_at = ${now} where id = ${id}`
}
