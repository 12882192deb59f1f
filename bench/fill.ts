import { addStaff, allowLong, type Person, tidy } from '@clinic/server/testing/add-staff'
import { collectCounts } from '@clinic/server/testing/collect-counts'
import type { Sql } from '@clinic/server/testing/database'

/** `pcrs` look at the queue; `claimers` claim patients from it and have none yet. */
export type People = { pcrs: Person[]; claimers: Person[]; administrator: Person }

/** Where patients live, in parts of a hundred. */
const PROVINCES = 'ON ON ON ON ON ON ON ON AB AB AB BC BC BC BC MB SK NS NB NL'.split(' ')
/** Most of the staff serve their own province, some a region, one in eight the west. */
const LICENCES = [['ON'], ['ON'], ['BC'], ['AB'], ['ON'], ['NS', 'NB', 'NL'], ['ON'], ['AB', 'BC', 'MB', 'SK']]

/** The last name of seven patients in a hundred. */
export const SHARED_NAME = 'Tremblay'
const SHARED_BY_ONE_IN = 14

const PCR_UNASSIGNED = 2000
const NP_UNASSIGNED = 1500
const HELD = 3000

/**
 * Fills an empty clinic by SQL: mostly patients who were seen, a PCR queue of 2000 and an NP queue of 1500 unassigned
 * patients, and 3000 assigned ones.
 */
export async function fill(sql: Sql, patients: number): Promise<People> {
  process.stdout.write(`Filling the clinic with ${patients} patients\n`)
  await allowLong(sql)
  const pcrs = await addStaff(sql, { count: 24, group: 'pcrs', licences: LICENCES })
  const claimers = await addStaff(sql, { count: 300, group: 'pcrs', licences: [[...new Set(PROVINCES)]] })
  const [administrator] = await addStaff(sql, { count: 1, group: 'admins', licences: [[]] })
  if (!administrator) throw new Error('nobody administers')
  await addPatients(sql, { patients, holders: pcrs.map(({ id }) => id) })
  await sql`insert into patient_records (patient_id) select patient_id from patients`
  await sql`insert into patient_details (patient_id) select patient_id from patients`
  // What the product's own job does each minute.
  await collectCounts(sql)
  await tidy(sql)
  return { pcrs, claimers, administrator }
}

/** Numbers 0 to 1999 wait for a PCR, the next 1500 for an NP, the next 3000 are assigned; the rest have been seen. */
async function addPatients(sql: Sql, { patients, holders }: { patients: number; holders: readonly number[] }): Promise<void> {
  const npFrom = PCR_UNASSIGNED
  const heldFrom = npFrom + NP_UNASSIGNED
  const doneFrom = heldFrom + HELD
  await sql`
    insert into patients (patient_id, first_name, last_name, date_of_birth, phone, email, province, is_new_patient, in_pcr_queue,
      entered_pcr_queue_at, in_np_queue, entered_np_queue_at, need_pcr_help_flag, pcr_help_reason, assigned_pcr, assigned_pcr_at,
      appointment_type, appointment_notes, system_notes, completed_appointment_at, upcoming_renewal_date, async_questionnaire_complete)
    select (1000000 + mixed)::text, 'First' || mixed % 3001, case when mixed % ${SHARED_BY_ONE_IN} = 3 then ${SHARED_NAME} else 'Last' || mixed % 7919 end, date '1940-01-01' + mixed % 23000,
      '416555' || lpad((mixed % 10000)::text, 4, '0'), 'patient' || mixed || '@example.ca',
      (${PROVINCES}::text[])[1 + mixed % ${PROVINCES.length}], n < ${doneFrom}, n < ${npFrom} or (n >= ${heldFrom} and n < ${doneFrom}),
      case when n < ${npFrom} or (n >= ${heldFrom} and n < ${doneFrom}) then now() - mixed % 900000 * interval '1 second' end,
      n >= ${npFrom} and n < ${heldFrom},
      case when n >= ${npFrom} and n < ${heldFrom} then now() - mixed % 900000 * interval '1 second' end,
      n < ${npFrom} and n % 50 = 0, case when n < ${npFrom} and n % 50 = 0 then 'Chatbot Help' else '' end,
      case when n >= ${heldFrom} and n < ${doneFrom} then (${[...holders]}::int[])[1 + n % ${holders.length}] end,
      case when n >= ${heldFrom} and n < ${doneFrom} then now() end,
      case when n % 3 = 0 then 'Renewal' else 'New Patient' end, case when n % 4 = 0 then 'Asked to be called after five in the afternoon.' else '' end,
      'Entered the PCR queue from the chat (2026-03-02 10:15)', case when n >= ${doneFrom} then now() - mixed % 400 * interval '1 day' end,
      case when n >= ${doneFrom} then current_date + mixed % 365 end, true
    from (select n, (n::bigint * 7919 % 1000003)::int as mixed from generate_series(0, ${patients - 1}::int) as n) as numbered`
}
