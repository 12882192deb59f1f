import { notInPcrQueue, type Patient } from '@clinic/core/patients/patient'
import { keptFields, newPatient, STATUS_FIELD_NAMES } from '@clinic/core/patients/status-fields'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildPatient, buildStaff } from '../../../test/build.ts'
import { openTestDatabase, type TestDatabase } from '../../../test/database.ts'
import { namedPeople, PRESENTED_FIELDS, presentedColumns, presentedValues } from './named-columns.ts'
import { presentRow } from './present.ts'
import { findPatient } from './store.ts'

let db: TestDatabase
beforeAll(async () => {
  db = await openTestDatabase()
})
afterAll(() => db.close())

test('PostgreSQL writes a row exactly like the server, with every field empty and with every field set (A-11, B-1, B-11)', async () => {
  const [pcr, np] = [await buildStaff(db.sql, { groups: ['pcrs'] }), await buildStaff(db.sql)]
  const plain = await buildPatient(db.sql)
  const nowhere = await buildPatient(db.sql, { province: null, date_of_birth: null })
  const waiting = await buildPatient(db.sql, { in_pcr_queue: true, assigned_pcr: pcr.id, province: 'NL', need_pcr_help_flag: true })
  const full = await buildPatient(db.sql, {
    first_name: 'Zoë "Zo" \\ <b>',
    last_name: 'O’Neil\n王',
    eligible: false,
    eligible_date: '2026-09-01',
    in_np_queue: true,
    on_hold_in_queue: true,
    assigned_pcr: pcr.id,
    assigned_np: np.id,
    last_seen_practitioner: np.id,
    completed_appointment_at: '2026-01-05T08:09:10.987654Z',
    questionnaire_started_at: '2026-01-05T08:09:10.5Z',
    current_questionnaire_name: 'Intake',
    upcoming_renewal_date: '2027-01-05',
    risks_vs_benefits_flags: { heart: true, 'a "b"': false },
  })
  for (const { patient_id } of [plain, nowhere, waiting, full]) {
    const stored = await findPatient(db.sql, patient_id)
    if (!stored) throw new Error('the patient is missing')
    const [written] = await db.sql<{ row: string; values: string }[]>`
      select row_to_json(shown)::text as row, ${presentedValues(db.sql)}::text as values
      from (select ${presentedColumns(db.sql)} from patients p ${namedPeople(db.sql)} where p.patient_id = ${patient_id}) as shown`
    expect(JSON.parse(written?.row ?? 'null')).toStrictEqual(JSON.parse(JSON.stringify(presentRow(stored))))
    const values: unknown[] = JSON.parse(written?.values ?? '[]')
    expect(Object.fromEntries(PRESENTED_FIELDS.map((field, at) => [field, values[at]]))).toStrictEqual(JSON.parse(written?.row ?? 'null'))
    expect(values).toHaveLength(PRESENTED_FIELDS.length)
  }
})

test('a new row is what the program takes for a new patient, and the trigger changes no field but those that the table of fields names', async () => {
  const patient_id = 'bare'
  await db.sql`insert into patients (patient_id) values (${patient_id})`
  expect(await findPatient(db.sql, patient_id)).toMatchObject(newPatient(patient_id))

  const np = await buildStaff(db.sql)
  const at = '2026-03-02T15:00:00.000Z'
  const moves: Partial<Patient>[] = [
    { in_pcr_queue: true, entered_pcr_queue_at: at },
    { in_np_queue: true, entered_np_queue_at: at, assigned_np: np.id, assigned_np_at: at },
    { on_hold_in_queue: true, hold_until: '2026-03-03T15:00:00.000Z' },
    { on_hold_in_queue: false },
    { on_hold_in_queue: true, hold_until: '2026-03-04T15:00:00.000Z' },
    {
      need_pcr_help_flag: true,
      pcr_help_reason: 'Chatbot Help',
      help_about: 'Asked for a call',
      urgent_reason: 'suicide',
      safety_concern: true,
    },
    { need_pcr_help_flag: false, pcr_help_reason: '' },
    { np_review_due_on: '2026-03-09' },
    { assigned_pcr: np.id, assigned_pcr_at: at },
    { pcr_hold_reason: 'documents', pcr_hold_until: '2026-03-04T15:00:00.000Z' },
    { need_pcr_help_flag: true, pcr_help_reason: 'Follow Up' },
    { need_pcr_help_flag: false, pcr_help_reason: '' },
    { patient_active: false, abandoned_at: at },
    { patient_active: true },
    { patient_active: false, death_recorded_at: at, died_on: '2026-03-01' },
    { patient_active: true },
    { call_state: 'planned', next_call_at: '2026-03-09T15:00:00.000Z', next_call_local: '2026-03-09 10:00' },
    { ...notInPcrQueue, in_np_queue: false, entered_np_queue_at: null, on_hold_in_queue: false, assigned_np: null, assigned_np_at: null },
  ]
  const kept = new Set<string>()
  for (const move of moves) {
    const before = await findPatient(db.sql, patient_id)
    await db.sql`update patients set ${db.sql(move as Record<string, never>)} where patient_id = ${patient_id}`
    const after = await findPatient(db.sql, patient_id)
    for (const field of STATUS_FIELD_NAMES)
      if (!Object.hasOwn(move, field) && JSON.stringify(before?.[field]) !== JSON.stringify(after?.[field])) kept.add(field)
  }
  expect([...kept].sort()).toEqual([...keptFields()].sort())
})
