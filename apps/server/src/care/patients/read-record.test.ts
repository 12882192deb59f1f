import { ANSWER_FIELDS } from '@clinic/contract/vocabulary'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildPatient, buildStaff, staffContext } from '../../../test/build.ts'
import { openTestDatabase, type TestDatabase } from '../../../test/database.ts'
import { listUsers } from '../../identity/users/directory/list-users.ts'
import { readRecord } from './read-record.ts'

let db: TestDatabase
beforeAll(async () => {
  db = await openTestDatabase()
})
afterAll(() => db.close())

async function recordOf(fields: Parameters<typeof buildPatient>[1], bulky: Record<string, unknown> = {}) {
  const np = await buildStaff(db.sql, { groups: ['nps'], provinces: ['ON'] })
  const { patient_id } = await buildPatient(db.sql, { in_np_queue: true, assigned_np: np.id, last_seen_practitioner: np.id, ...fields })
  for (const [field, value] of Object.entries(bulky))
    await db.sql`update patient_records set ${db.sql(field)} = ${db.sql.types.sealed(value)} where patient_id = ${patient_id}`
  return { np, record: await readRecord(staffContext(db, np), patient_id) }
}

test('identity and eligibility are in the record (REQ-679)', async () => {
  const { record } = await recordOf({
    eligible: false,
    ineligible_reason: 'Schizophrenia',
    eligible_date: '2027-01-31',
    first_name: 'Ines',
  })
  expect(record).toMatchObject({
    first_name: 'Ines',
    patient_active: true,
    is_new_patient: true,
    province: 'Ontario',
    conversation_state: {},
    eligible: false,
    ineligible_reason: 'Schizophrenia',
    eligible_date: '2027-01-31',
  })
  expect(record.patient_id).toMatch(/^P\d/)
  expect(record.last_name).toMatch(/^Example/)
  expect(record.marked_ineligible_at).toMatch(/Z$/)
})

test('so are the queue and assigned users, by name (REQ-680, REQ-681)', async () => {
  const { np, record } = await recordOf({ in_pcr_queue: true, need_pcr_help_flag: true, pcr_help_reason: 'Follow Up' })
  expect(record).toMatchObject({
    in_pcr_queue: true,
    in_np_queue: true,
    on_hold_in_queue: false,
    need_pcr_help_flag: true,
    pcr_help_reason: 'Follow Up',
    assigned_pcr: null,
    assigned_np: np.name,
  })
  expect([record.entered_pcr_queue_at, record.entered_np_queue_at]).toEqual([expect.stringMatching(/Z$/), expect.stringMatching(/Z$/)])
})

test('calls and appointments; a patient without a type has N/A (REQ-682)', async () => {
  const { np, record } = await recordOf({ opted_in_for_call: true, upcoming_renewal_date: '2027-03-02' })
  expect(record).toMatchObject({
    opted_in_for_call: true,
    appointment_type: 'N/A',
    appointment_notes: '',
    system_notes: '',
    last_seen_practitioner: np.name,
    completed_appointment_at: null,
    upcoming_renewal_date: '2027-03-02',
  })
})

test('the progress of questionnaires (REQ-683)', async () => {
  const { record } = await recordOf({ async_questionnaire_complete: true, current_questionnaire_name: 'Intake' })
  expect(record).toMatchObject({
    questionnaire_in_progress: false,
    questionnaire_started_at: null,
    current_questionnaire_name: 'Intake',
    async_questionnaire_complete: true,
    renewal_questionnaire_complete: false,
    scale_questionnaire_complete: false,
    cuditr_questionnaire_required: false,
    cuditr_questionnaire_complete: false,
    follow_up_questionnaire_required: false,
    follow_up_questionnaire_complete: false,
  })
})

test('flags, medications and preferences are values, not text; so is every answer set (REQ-684, REQ-685, REQ-686)', async () => {
  const sets = Object.fromEntries(ANSWER_FIELDS.map((field) => [field, { q: { value: field } }]))
  const { record } = await recordOf(
    {
      risks_vs_benefits_flags: { anticoagulant: true },
      ...{ async_questionnaire_complete: true, scale_questionnaire_complete: true, cuditr_questionnaire_complete: true },
    },
    {
      ...sets,
      medications: ['warfarin'],
      preferred_licensed_seller: { selected_options: ['No preference'] },
      preferred_cannabinoids: { selected_options: ['CBD'] },
      preferred_consumption_methods: { selected_options: ['Oil'] },
    },
  )
  expect(record).toMatchObject({
    ...sets,
    risks_vs_benefits_flags: { anticoagulant: true },
    medications: ['warfarin'],
    preferred_licensed_seller: { selected_options: ['No preference'] },
    preferred_cannabinoids: { selected_options: ['CBD'] },
    preferred_consumption_methods: { selected_options: ['Oil'] },
  })
  const visits = ['async_answers', 'renewal_answers', 'follow_up_answers']
  const scales = Object.entries(sets).filter(([field]) => field !== 'cuditr_answers' && !visits.includes(field))
  expect(scales.map(([field]) => field)).toContain('ptsd_scale_answers')
  expect(record.conversation_state).toEqual({
    questionnaire_answers: sets.async_answers,
    scale_questionnaire_answers: Object.fromEntries(scales),
    cuditr_questionnaire_answers: sets.cuditr_answers,
  })
})

test.each(['renewal', 'follow_up'] as const)(
  'the state of a conversation holds the answers of a finished %s, and of no other (REQ-685)',
  async (visit) => {
    const sets = Object.fromEntries(ANSWER_FIELDS.map((field) => [field, { q: { value: field } }]))
    const { record } = await recordOf({ [`${visit}_questionnaire_complete`]: true }, sets)
    expect(record.conversation_state).toEqual({ questionnaire_answers: sets[`${visit}_answers`] })
  },
)

test('referral codes and whether mail goes elsewhere (REQ-687)', async () => {
  const { record } = await recordOf({ different_mailing_address: true }, { referral_codes: ['SPRING'] })
  expect(record).toMatchObject({
    referral_codes: ['SPRING'],
    different_mailing_address: true,
    opted_in_for_call: false,
    province: 'Ontario',
  })
})

test('a staff member as queue screens use them: provinces as one text, groups each with an id (REQ-688)', async () => {
  const np = await buildStaff(db.sql, { groups: ['nps', 'User'], provinces: ['ON', 'NS'], first_name: 'Wren' })
  const found = (await listUsers(staffContext(db, np))).find((user) => user.id === np.id)
  expect(found).toMatchObject({ id: np.id, first_name: 'Wren', queue_enabled: true, licensed_provinces: 'Ontario, Nova Scotia' })
  expect(found?.auth_groups.map((group) => group.id).sort()).toEqual([2, 3])
})
