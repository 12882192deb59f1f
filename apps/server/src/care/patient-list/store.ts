import { FIND_LIMIT, type FoundPatient } from '@clinic/contract/patient-manager'
import type { ProvinceCode } from '@clinic/contract/provinces'
import type { Staff } from '@clinic/core/authorization/staff'
import { birthDays, contactText, type SearchTerm } from '@clinic/core/patient-list/search-term'
import { type Visibility, visibilityOf } from '@clinic/core/patient-list/visibility'
import type { Sql, Tx } from '../../platform/db/database.ts'
import { namedPeople } from '../patients/named-columns.ts'
import { like, matchWords, type Part } from './match-store.ts'

/** With the province’s code. */
export type FoundRow = Omit<FoundPatient, 'province'> & { province: ProvinceCode | null }

/** Candidates considered before ranking. */
const CANDIDATES = 500

/**
 * The best matches by ID, name, phone or email among visible patients: exact IDs first, then prefixes. A merged record
 * leads to the one that remains. Users who see
 * everyone search the list’s index; others have few enough patients to scan.
 */
export async function findVisible(sql: Sql, staff: Staff, { typed, needle }: { typed: string; needle: SearchTerm }): Promise<FoundRow[]> {
  const contact = like(contactText(typed))
  const words = matchWords(sql, needle)
  const days = birthDays(typed)
  const visibility = visibilityOf(staff)
  const found = visibility.all
    ? sql`
        (select patient_id from managed_patients where patient_id = ${typed}) union
        (select patient_id from managed_patients where ${words} limit ${CANDIDATES})
        ${needle.kind === 'part' ? sql`union (select patient_id from patients where search_text like ${contact} limit ${CANDIDATES})` : sql``}
        ${days.length > 0 ? sql`union (select patient_id from patients where date_of_birth = any (${days}::date[]) limit ${CANDIDATES})` : sql``}`
    : sql`
        select m.patient_id from (${seenBy(sql, staff, visibility)}) as seen join managed_patients m using (patient_id)
        where ${words} ${needle.kind === 'part' ? sql`or seen.search_text like ${contact}` : sql``}
          ${days.length > 0 ? sql`or seen.date_of_birth = any (${days}::date[])` : sql``}`
  return sql<FoundRow[]>`
    with found as (${found}),
      led as (select distinct coalesce(p.merged_into, p.patient_id) as patient_id from found join patients p using (patient_id))
    select p.patient_id, p.first_name, p.last_name, p.date_of_birth, p.province, p.patient_active, p.death_recorded_at, p.died_on,
      p.in_pcr_queue, p.in_np_queue, pcr.name as assigned_pcr, np.name as assigned_np
    from led join patients p using (patient_id) join managed_patients m using (patient_id) ${namedPeople(sql)}
    order by p.patient_id = ${typed} desc, starts_with(m.name_key, ${needle.text}) desc, m.name_key limit ${FIND_LIMIT}`
}

/** `canSee` in SQL for users who do not see everyone: their own patients, those in their queues, records open to them (F-1), and what was merged into these. */
function seenBy(sql: Sql, staff: Staff, visibility: { pcr: Visibility; np: Visibility }): Part {
  const queue = (name: 'pcr' | 'np', seen: Visibility) => {
    if (seen === 'own') return sql``
    const place = name === 'pcr' ? sql`in_pcr_queue` : sql`in_np_queue`
    const licensed = seen === 'licensed' ? sql`and province = any (${[...staff.provinces]})` : sql``
    const left = sql`
      union select patient_id, search_text, date_of_birth from patients join left_queues l using (patient_id) where l.queue = ${name} and l.until > now()`
    return sql`union select patient_id, search_text, date_of_birth from patients where ${place} ${licensed} ${seen === 'licensed' ? sql`` : left}`
  }
  return sql`
    with open as (
    select patient_id, search_text, date_of_birth from patients where assigned_pcr = ${staff.id}
    union select patient_id, search_text, date_of_birth from patients where assigned_np = ${staff.id}
    union select patient_id, search_text, date_of_birth from patients join record_access a using (patient_id)
      where a.user_id = ${staff.id} and (a.until is null or a.until > now())
    ${queue('pcr', visibility.pcr)} ${queue('np', visibility.np)})
    select * from open union select patient_id, search_text, date_of_birth from patients where merged_into in (select patient_id from open)`
}

/** Whether a search was already audited. */
export async function hasBegun(sql: Sql, { user_id, session }: { user_id: number; session: string }): Promise<boolean> {
  const rows = await sql`select 1 from patient_searches where user_id = ${user_id} and session = ${session}`
  return rows.length > 0
}

/** Records that a search was audited; false when another of its calls was faster. */
export async function saveSearch(tx: Tx, search: { user_id: number; session: string; begun_at: string }): Promise<void> {
  await tx`insert into patient_searches ${tx(search)} on conflict do nothing`
}

export async function forgetSearches(sql: Sql, before: string): Promise<void> {
  await sql`delete from patient_searches where begun_at < ${before}`
}

/** Folds pending changes into the counts; returns how many. */
export async function applyPendingDeltas(sql: Sql, batch: number): Promise<number> {
  const [row] = await sql<{ folded: number }[]>`select fold_managed_changes(${batch}) as folded`
  return row?.folded ?? 0
}

/** Splits histogram buckets that have grown; returns how many were added. */
export async function splitBuckets(sql: Sql, { size, parts }: { size: number; parts: number }): Promise<number> {
  const [row] = await sql<{ made: number }[]>`select split_managed_fences(${size}, ${parts}) as made`
  return row?.made ?? 0
}
