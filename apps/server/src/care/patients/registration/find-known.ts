import type { Sql, Tx } from '../../../platform/db/database.ts'

/** A row of a file that would add a patient. */
export type Given = {
  patient_id: string
  first_name: string
  last_name: string
  date_of_birth: string
  phone: string
  email: string
}
export type KnownAs = { patient_id: string; known_as: string; why: 'merged' | 'same-person' }

/**
 * Of patients about to be added, those who are known: their ID was merged into another record, or someone with the
 * same name and birth date has the same phone or email (F-13).
 */
export function findKnown(sql: Sql | Tx, given: readonly Given[]): Promise<KnownAs[]> {
  const column = (field: keyof Given) => given.map((one) => one[field])
  return sql<KnownAs[]>`
    with given as (
      select * from unnest(${column('patient_id')}::text[], ${column('first_name')}::text[], ${column('last_name')}::text[],
        ${column('date_of_birth')}::text[], ${column('phone')}::text[], ${column('email')}::text[])
        as g (patient_id, first_name, last_name, date_of_birth, phone, email)
    )
    select g.patient_id, p.merged_into as known_as, 'merged' as why from given g join patients p using (patient_id) where p.merged_into is not null
    union all
    select distinct on (g.patient_id) g.patient_id, coalesce(p.merged_into, p.patient_id), 'same-person'
    from given g join patients p on p.date_of_birth = nullif(g.date_of_birth, '')::date and p.patient_id <> g.patient_id
      and plain_text(p.last_name) = plain_text(g.last_name) and plain_text(p.first_name) = plain_text(g.first_name)
      and (g.email <> '' and lower(p.email) = lower(g.email)
        or g.phone <> '' and right(regexp_replace(p.phone, '\\D', '', 'g'), 10) = right(regexp_replace(g.phone, '\\D', '', 'g'), 10))
    where g.last_name <> ''`
}
