import type { Identifiers } from '@clinic/contract/patients/look-up'
import { cardKey, type Known, phoneKey } from '@clinic/core/patients/matches-identifiers'
import type { Connected } from '@clinic/core/queues/can-see'
import type { Fragment, Tx } from '../../../platform/db/database.ts'
import { RECORD_ACCESS } from './record-access.ts'

/** `merged_into`: the record that this one leads to. `died`: a death is recorded. */
export type LookUpRow = Known & Connected & { merged_into: string | null; died: boolean }

/** More than live at any address. */
const CONSIDERED = 1000

type Stored = Omit<LookUpRow, 'postal_code' | 'health_number'> & { postal_code: string | null; health_number: string | null }

/** Patients who may match, for the rule to judge. Encrypted health numbers are compared after they are read. */
export function findLookedUp(tx: Tx, given: Identifiers): Promise<LookUpRow[]> {
  const wanted: Fragment[] = [
    ...optional(given.patient_id, (id) => tx`p.patient_id in (${id}, upper(${id}))`),
    ...optional(given.date_of_birth, (day) => tx`p.date_of_birth = ${day}`),
    ...optional(
      given.phone,
      (phone) => tx`p.phone <> '' and right(regexp_replace(p.phone, '\\D', '', 'g'), 10) = ${phoneKey(phone).slice(-10)}`,
    ),
    ...optional(given.email, (email) => tx`p.email <> '' and lower(p.email) = lower(${email})`),
    ...optional(given.postal_code, (code) => tx`d.postal_code <> '' and upper(replace(d.postal_code, ' ', '')) = ${cardKey(code)}`),
  ]
  return lookUpRows(
    tx,
    wanted.reduce((some, one) => tx`${some} and ${one}`, tx`true`),
  )
}

/** Patients under a condition on `p` and their details `d`, as rules compare them. */
export async function lookUpRows(tx: Tx, condition: Fragment): Promise<LookUpRow[]> {
  const rows = await tx<Stored[]>`
    select p.patient_id, p.first_name, p.last_name, p.date_of_birth, p.phone, p.email, d.postal_code,
      d.health_number, p.province, p.merged_into, p.death_recorded_at is not null as died, p.in_pcr_queue, p.in_np_queue, p.assigned_pcr, p.assigned_np,
      ${tx.unsafe(RECORD_ACCESS)} as record_access
    from patients p left join patient_details d using (patient_id)
    where ${condition} order by p.last_name, p.first_name, p.patient_id limit ${CONSIDERED}`
  return rows.map((row) => ({ ...row, postal_code: row.postal_code ?? '', health_number: row.health_number ?? '' }))
}

/** Merged records lead to the one that remains (F-13): each once, in the order found. */
export async function leadToSurvivors(tx: Tx, rows: readonly LookUpRow[]): Promise<LookUpRow[]> {
  const ids = [...new Set(rows.map(({ patient_id, merged_into }) => merged_into ?? patient_id))]
  const missing = ids.filter((id) => !rows.some(({ patient_id }) => patient_id === id))
  const known = missing.length === 0 ? rows : [...rows, ...(await lookUpRows(tx, tx`p.patient_id = any(${missing})`))]
  return ids.flatMap((id) => known.find(({ patient_id }) => patient_id === id) ?? [])
}

/** Opens the record to a user until an instant. */
export async function openLookedUp(tx: Tx, access: { patient_id: string; user_id: number; until: string }): Promise<void> {
  await tx`
    insert into record_access ${tx({ ...access, reason: 'look-up' })}
    on conflict (patient_id, user_id, reason) do update set until = excluded.until`
}

function optional<T, R>(value: T | undefined, make: (value: T) => R): R[] {
  return value === undefined ? [] : [make(value)]
}
