import { phoneKey } from '@clinic/core/patients/matches-identifiers'
import type { Comparable } from '@clinic/core/patients/score-duplicate'
import type { Tx } from '../../../platform/db/database.ts'
import { type LookUpRow, lookUpRows } from '../access/look-up-store.ts'

/** One registration at a time for a birth date, so that two of the same caller see each other. */
export async function lockBirthDate(tx: Tx, day: string): Promise<void> {
  await tx`select pg_advisory_xact_lock(hashtextextended(${`register ${day}`}, 0))`
}

/** Patients who share a birth date, phone or email: `isCompared` of core in SQL. */
export function findComparable(tx: Tx, { date_of_birth, phone, email }: Comparable): Promise<LookUpRow[]> {
  const digits = phoneKey(phone).slice(-10)
  return lookUpRows(
    tx,
    tx`p.patient_id in (
      select patient_id from patients where date_of_birth = ${date_of_birth}
      union select patient_id from patients where phone <> '' and ${digits} <> '' and right(regexp_replace(phone, '\\D', '', 'g'), 10) = ${digits}
      union select patient_id from patients where email <> '' and lower(email) = lower(${email}))`,
  )
}

export async function nextPatientId(tx: Tx): Promise<string> {
  const [row] = await tx<{ patient_id: string }[]>`select 'TCN-' || nextval('patient_number') as patient_id`
  if (!row) throw new Error('there is no number for a patient')
  return row.patient_id
}
