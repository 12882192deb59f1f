import { addStaff, allowLong, type Person, tidy } from '@clinic/server/testing/add-staff'
import type { Sql } from '@clinic/server/testing/database'

/** The users who take part, and each patient before the run. */
export type Cast = { nps: Person[]; pcrs: Person[]; administrator: Person; before: Map<string, PatientRow> }
export type PatientRow = Record<string, unknown> & { patient_id: string; version: number }

const NPS = 8
const PCRS = 8
/** PCRs that are this close to their limit of 1000. */
const FULL_PCRS = 2
const HELD_BY_FULL = 997

/** A small clinic by SQL: staff who are logged in, `patients` of them half before the NPs and half before the PCRs, two PCRs almost full. */
export async function fill(sql: Sql, patients: number): Promise<Cast> {
  await allowLong(sql)
  const nps = await addStaff(sql, { count: NPS, group: 'nps', licences: [['ON']] })
  const pcrs = await addStaff(sql, { count: PCRS, group: 'pcrs', licences: [['ON']] })
  const [administrator] = await addStaff(sql, { count: 1, group: 'admins', licences: [[]] })
  if (!administrator) throw new Error('nobody administers')
  await addPatients(sql, { prefix: 'P', count: patients, holders: [], npHalf: true })
  const full = pcrs.slice(0, FULL_PCRS).map(({ id }) => id)
  await addPatients(sql, { prefix: 'HELD', count: FULL_PCRS * HELD_BY_FULL, holders: full, npHalf: false })
  await sql`insert into patient_records (patient_id) select patient_id from patients`
  await sql`insert into patient_details (patient_id) select patient_id from patients`
  await tidy(sql)
  return { nps, pcrs, administrator, before: await readPatients(sql) }
}

/** Every patient's current row. */
export async function readPatients(sql: Sql): Promise<Map<string, PatientRow>> {
  const rows = await sql<PatientRow[]>`select * from patients`
  return new Map(rows.map((row) => [row.patient_id, row]))
}

type Some = { prefix: string; count: number; holders: readonly number[]; npHalf: boolean }

async function addPatients(sql: Sql, { prefix, count, holders, npHalf }: Some): Promise<void> {
  const held = holders.length > 0
  await sql`
    insert into patients (patient_id, first_name, last_name, date_of_birth, province, in_pcr_queue, entered_pcr_queue_at, in_np_queue,
      entered_np_queue_at, assigned_pcr, assigned_pcr_at, appointment_type)
    select ${prefix} || lpad(n::text, 6, '0'), 'First', 'Last', date '1980-01-01', 'ON', not np, case when not np then now() end, np,
      case when np then now() end, case when ${held} then (${[...holders]}::int[])[1 + n % greatest(${holders.length}::int, 1)] end,
      case when ${held} then now() end, 'New Patient'
    from (select n, ${npHalf} and n % 2 = 0 as np from generate_series(0, ${count - 1}::int) as n) as numbered`
}
