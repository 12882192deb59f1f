import type { ProvinceCode } from '@clinic/contract/provinces'
import { knownAuthority } from '@clinic/core/documents/known-authority'
import type { Sql } from '../../src/platform/db/database.ts'

/** A visit of a patient in whose record nothing has happened since. */
export type Seen = {
  patient_id: string
  user_id: number
  completed_at: string
  province: ProvinceCode
  date_of_birth: string
  flags: string[]
  street_address: string
  city: string
  consented: boolean
  /** What the visit’s decision authorized; null: it has none. */
  authorized: { grams: number; months: number } | null
}

/** Where it is established that practitioners may authorize. */
export function servedProvinces(): ProvinceCode[] {
  return knownAuthority([]).flatMap(({ province, status }) => (status === 'yes' ? [province] : []))
}

/** Visits that can carry a document, newest first. */
export function findSeen(sql: Sql, { since, provinces }: { since: string; provinces: readonly ProvinceCode[] }): Promise<Seen[]> {
  return sql<Seen[]>`
    select e.patient_id, e.user_id, e.completed_at, p.province, p.date_of_birth, d.street_address, d.city,
      array(select key from jsonb_each(p.risks_vs_benefits_flags) where value = 'true' order by key) as flags,
      exists (select from consents c where c.patient_id = p.patient_id and c.option = 'yes') as consented,
      case when v.kind is not null then jsonb_build_object('grams', v.grams_per_day, 'months', v.months) end as authorized
    from encounters e join patients p on p.patient_id = e.patient_id and p.completed_appointment_at = e.completed_at
      join patient_details d on d.patient_id = p.patient_id
      join licences l on l.user_id = e.user_id and l.province = p.province
      left join visit_decisions v on v.patient_id = p.patient_id and v.decided_at = e.completed_at
    where e.completed_at > ${since} and p.updated_at <= e.completed_at and not p.in_np_queue and not p.in_pcr_queue and p.patient_active
      and p.eligible is not false and p.province = any(${[...provinces]}) and (v.kind is null or v.kind like 'authorize%')
    order by e.completed_at desc, e.patient_id`
}
