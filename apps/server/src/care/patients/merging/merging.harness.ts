import { MERGE_FIELDS, type MergeField } from '@clinic/contract/patients/duplicates'
import type { Patient } from '@clinic/core/patients/patient'
import * as fc from 'fast-check'
import { buildPatient, buildStaff, TEST_NOW } from '../../../../test/build.ts'
import type { Json, Sql } from '../../../platform/db/database.ts'

const moment = fc.integer({ min: 0, max: 400 }).map((hours) => new Date(Date.parse(TEST_NOW) - hours * 3_600_000).toISOString())
const day = fc.integer({ min: 0, max: 500 }).map((days) => new Date(Date.parse(TEST_NOW) + days * 86_400_000).toISOString().slice(0, 10))
const words = fc.constantFrom('', 'Léa', 'O’Neil', 'Said so by phone', 'Knee pain\nTwice')

/** A record with anything that may be open in it. `holder`: which of two people has it. */
export const anyRecord = fc.record({
  names: fc.record({
    first_name: words,
    last_name: words,
    phone: fc.constantFrom('', '4165550101'),
    email: fc.constantFrom('', 'l@mail.example'),
  }),
  pcr: fc.option(moment, { nil: null }),
  np: fc.option(moment, { nil: null }),
  holder: fc.constantFrom(0, 1, 2),
  hold: fc.boolean(),
  help: fc.constantFrom('', 'Chatbot Help', 'Appointment Help'),
  completed: fc.option(moment, { nil: null }),
  renewal: fc.option(day, { nil: null }),
  flags: fc.dictionary(fc.constantFrom('pregnant_breastfeeding', 'under_25', 'bipolar_mania'), fc.boolean()),
  notes: words,
  complete: fc.boolean(),
  health_number: fc.constantFrom('', '1234567897'),
  mailing: fc.option(fc.constant('2 Side Street'), { nil: null }),
  medications: fc.subarray([{ name: 'Warfarin' }, { name: 'Clobazam' }]),
  answers: fc.option(fc.constant({ Q1: 'Yes' }), { nil: null }),
  open: fc.record({
    set: fc.boolean(),
    finished: fc.boolean(),
    call: fc.boolean(),
    chat: fc.boolean(),
    draft: fc.boolean(),
    decision: fc.boolean(),
  }),
  unsubscribed: fc.boolean(),
})
type AnyRecord = typeof anyRecord extends fc.Arbitrary<infer R> ? R : never
export const anyTake: fc.Arbitrary<MergeField[]> = fc.subarray([...MERGE_FIELDS])

let made = 0

/** Stores a random record. `holders`: an NP who may have it. */
export async function buildRecord(sql: Sql, record: AnyRecord, holders: readonly number[]): Promise<string> {
  const { names, pcr, np, help, notes } = record
  const held = np === null ? null : (holders[record.holder] ?? null)
  const row: Partial<Patient> & { phone: string; email: string } = {
    ...names,
    ...{ in_pcr_queue: pcr !== null, entered_pcr_queue_at: pcr, in_np_queue: np !== null, entered_np_queue_at: np },
    ...{ assigned_np: held, assigned_np_at: held === null ? null : np, on_hold_in_queue: record.hold && held !== null },
    ...{ need_pcr_help_flag: help !== '' && pcr !== null, pcr_help_reason: pcr === null ? '' : help },
    ...{ completed_appointment_at: record.completed, upcoming_renewal_date: record.renewal, risks_vs_benefits_flags: record.flags },
    ...{ appointment_notes: notes, async_questionnaire_complete: record.complete, is_new_patient: record.completed === null },
  }
  const { patient_id } = await buildPatient(sql, row)
  const { sealed } = sql.types
  await sql`
    update patient_details set health_number = ${sealed(record.health_number)}, mailing_street_address = ${record.mailing}
    where patient_id = ${patient_id}`
  await sql`
    update patient_records set medications = ${sealed(record.medications)},
      async_answers = ${record.answers === null ? null : sealed(record.answers)} where patient_id = ${patient_id}`
  await openRows(sql, patient_id, record)
  if (record.unsubscribed) await sql`insert into unsubscribed_patients values (${patient_id}, ${TEST_NOW})`
  return patient_id
}

async function openRows(sql: Sql, patient_id: string, { open, completed }: AnyRecord): Promise<void> {
  made += 1
  const { sealed } = sql.types
  const [user] = await sql<{ id: number }[]>`select id from users order by id limit 1`
  const by = user?.id ?? (await buildStaff(sql)).id
  const set = (finished: boolean) => sql`
    insert into answer_sets (patient_id, key, version, answers, started_at, changed_at, finished_at)
    values (${patient_id}, 'async', 1, ${sealed({ Q1: 'No' })}, ${TEST_NOW}, ${TEST_NOW}, ${finished ? TEST_NOW : null})`
  if (open.set) await set(false)
  if (open.finished) await set(true)
  if (open.call)
    await sql`
      insert into contact_attempts (patient_id, user_id, at, outcome, zone, next_step, closed_at)
      values (${patient_id}, ${by}, ${TEST_NOW}, 'no-answer', 'America/Toronto', 'correct', null)`
  if (open.chat)
    await sql`
      insert into conversations (id, patient_id, state, started_at, last_turn_at)
      values (${`merge-${made}-${patient_id}`}, ${patient_id}, ${sealed({} as Json)}, ${TEST_NOW}, ${TEST_NOW})`
  if (open.draft)
    await sql`
      insert into visit_notes (patient_id, author_id, kind, content, started_at, saved_at)
      values (${patient_id}, ${by}, 'visit', ${sealed({ template: 'soap' })}, ${TEST_NOW}, ${TEST_NOW})`
  if (completed && open.decision)
    await sql`
      insert into visit_decisions (patient_id, decided_at, user_id, kind, next_on) values (${patient_id}, ${completed}, ${by}, 'see-again', '2026-05-01')`
}

/** What belongs to a record, as text: every table with its ID. Who may open it, what counts lists and the log itself grow. */
export async function dumpRecord(sql: Sql, patient_id: string): Promise<string> {
  const tables = await sql<{ name: string }[]>`
    select c.table_name as name from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = current_schema() and c.column_name = 'patient_id' and t.table_type = 'BASE TABLE' order by 1`
  const counted =
    /^(audit_|managed_|figure_|seen_since|duplicate_checks|record_access|left_queues|patient_searches|undo_steps|contact_corrections)/
  const parts: string[] = []
  for (const { name } of tables.filter((table) => !counted.test(table.name))) {
    const rows = await sql<Record<string, unknown>[]>`select * from ${sql(name)} where patient_id = ${patient_id}`
    const told = rows.map(({ version: _, updated_at: __, ...row }) => JSON.stringify(Object.entries(row).sort()))
    parts.push(`${name}: ${told.sort().join(' | ')}`)
  }
  return parts.join('\n')
}
