import { APPOINTMENT_TYPES, INELIGIBLE_REASONS } from '@clinic/contract/vocabulary'
import type { Staff } from '@clinic/core/authorization/staff'
import type { Patient } from '@clinic/core/patients/patient'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildPatient, buildStaff, TEST_NOW } from '../../../../test/build.ts'
import { openTestClinic, type TestClinic } from '../../../../test/clinic.ts'

let clinic: TestClinic
type People = Record<'np' | 'pcr' | 'manager' | 'admin', Staff>
let people: People
beforeAll(async () => {
  clinic = await openTestClinic()
  people = {
    np: await buildStaff(clinic.sql, { last_name: 'Np' }),
    pcr: await buildStaff(clinic.sql, { groups: ['pcrs'], last_name: 'Pcr' }),
    manager: await buildStaff(clinic.sql, { groups: ['npManagers', 'pcrManagers'] }),
    admin: await buildStaff(clinic.sql, { groups: ['admins'] }),
  }
})
afterAll(() => clinic.close())

const post = (staff: Staff, body: object) => clinic.as(staff, 'POST /api/patient_status', body)
const inPcr = { in_pcr_queue: true }
const inNp = { in_np_queue: true }
const ofPcr = () => ({ ...inPcr, assigned_pcr: people.pcr.id })
const ofNp = () => ({ ...inNp, assigned_np: people.np.id })
const ended = (flags: readonly string[]) => Object.fromEntries(flags.map((flag) => [flag, false]))
const FLAGS = [
  'questionnaire_in_progress',
  'async_questionnaire_complete',
  'renewal_questionnaire_complete',
  'scale_questionnaire_complete',
  'cuditr_questionnaire_required',
  'cuditr_questionnaire_complete',
  'follow_up_questionnaire_required',
  'follow_up_questionnaire_complete',
]

type Case = readonly [title: string, who: keyof People, patient: () => Partial<Patient>, patch: object, expected: object]
const CASES: Case[] = [
  ['claim as PCR', 'pcr', () => inPcr, { assigned_pcr: 'Sam Pcr' }, { assigned_pcr: 'Sam Pcr' }],
  ['claim as NP', 'np', () => inNp, { assigned_np: 'sam np' }, { assigned_np: 'Sam Np' }],
  ['assign by name', 'manager', () => inNp, { assigned_np: 'Sam Np' }, { assigned_np: 'Sam Np' }],
  ['unassign', 'np', ofNp, { assigned_np: null }, { assigned_np: null }],
  ['unassign in no queue', 'admin', () => ({ assigned_np: people.np.id }), { assigned_np: null }, { assigned_np: null }],
  ['hold', 'np', ofNp, { on_hold_in_queue: true }, { on_hold_in_queue: true }],
  ['unhold', 'np', () => ({ ...ofNp(), on_hold_in_queue: true }), { on_hold_in_queue: false }, { on_hold_in_queue: false }],
  ['notes', 'pcr', ofPcr, { appointment_notes: 'Rang twice.' }, { appointment_notes: 'Rang twice.' }],
  [
    'to the NP queue',
    'pcr',
    ofPcr,
    { in_pcr_queue: false, in_np_queue: true, assigned_np: '', entered_np_queue_at: TEST_NOW, system_notes: 'made by the client' },
    { in_np_queue: true, entered_np_queue_at: TEST_NOW, system_notes: 'Moved to NP queue by Sam Pcr on 2026-03-02 10:00' },
  ],
  [
    'back to the PCR queue',
    'np',
    ofNp,
    { in_pcr_queue: true, in_np_queue: false, on_hold_in_queue: false, entered_pcr_queue_at: TEST_NOW },
    { in_pcr_queue: true, in_np_queue: false, assigned_np: null },
  ],
  [
    'ineligible',
    'pcr',
    ofPcr,
    { eligible: false, ineligible_reason: 'Schizophrenia', eligible_date: '2027-01-01', in_pcr_queue: false, assigned_pcr: null },
    { eligible: false, ineligible_reason: 'Schizophrenia', eligible_date: '2027-01-01', in_pcr_queue: false },
  ],
  [
    'help completion',
    'pcr',
    () => ({ ...ofPcr(), need_pcr_help_flag: true, pcr_help_reason: 'Follow Up' }),
    { in_pcr_queue: false, need_pcr_help_flag: false, pcr_help_reason: '' },
    { in_pcr_queue: false, need_pcr_help_flag: false, pcr_help_reason: '' },
  ],
  [
    'appointment completion',
    'np',
    ofNp,
    {
      in_np_queue: false,
      is_new_patient: false,
      assigned_pcr: null,
      assigned_np: null,
      on_hold_in_queue: false,
      last_seen_practitioner: 'Sam Np',
      completed_appointment_at: TEST_NOW,
      upcoming_renewal_date: '2027-03-02',
    },
    { in_np_queue: false, last_seen_practitioner: 'Sam Np', upcoming_renewal_date: '2027-03-02' },
  ],
  ['province', 'admin', () => ({}), { province: 'Nova Scotia' }, { province: 'Nova Scotia' }],
  ['active', 'admin', () => ({}), { patient_active: false }, { patient_active: false }],
  ['renewal date', 'admin', () => ({}), { upcoming_renewal_date: '2027-05-05' }, { upcoming_renewal_date: '2027-05-05' }],
  [
    'put in the PCR queue',
    'admin',
    () => ({}),
    { in_pcr_queue: true, need_pcr_help_flag: true, pcr_help_reason: 'Added By Patient Manager', appointment_type: 'Reminder Call' },
    { in_pcr_queue: true, appointment_type: 'Reminder Call', pcr_help_reason: 'Added By Patient Manager' },
  ],
  [
    'reset of the conversation',
    'admin',
    () => ({ questionnaire_in_progress: true }),
    { conversation_state: '{}', ...ended(FLAGS) },
    { conversation_state: {}, ...ended(FLAGS) },
  ],
]

describe('POST /api/patient_status with patient_id and only the changed fields', () => {
  test.each(CASES)('does %s (REQ-210, REQ-692)', async (_, who, patient, patch, expected) => {
    const { patient_id } = await buildPatient(clinic.sql, patient())
    const answer = await post(people[who], { patient_id, ...patch })
    expect(answer).toMatchObject({ status: 200, patient: { patient_id, ...expected } })
  })

  type Alone = readonly [field: string, value: unknown, who: keyof People, patient: () => Partial<Patient>, stored?: unknown]
  const ALONE: Alone[] = [
    ['assigned_np', 'Sam Np', 'np', () => inNp],
    ['assigned_np', null, 'np', ofNp],
    ['assigned_pcr', 'Sam Pcr', 'pcr', () => inPcr],
    ['assigned_pcr', null, 'pcr', ofPcr],
    ['province', 'Nova Scotia', 'admin', () => ({})],
    ['province', null, 'admin', () => ({ province: 'ON' })],
    ['in_pcr_queue', true, 'admin', () => ({})],
    ['in_np_queue', true, 'admin', () => ({})],
    ['need_pcr_help_flag', true, 'manager', () => inPcr],
    ['need_pcr_help_flag', false, 'manager', () => ({ ...inPcr, need_pcr_help_flag: true, pcr_help_reason: 'Follow Up' })],
    ['pcr_help_reason', 'Follow Up', 'manager', () => ({ ...inPcr, need_pcr_help_flag: true, pcr_help_reason: 'Chatbot Help' })],
    ['pcr_help_reason', null, 'manager', () => ({ ...inPcr, need_pcr_help_flag: true, pcr_help_reason: 'Chatbot Help' }), ''],
    ['appointment_type', 'Renewal', 'admin', () => ({})],
    ['appointment_type', null, 'admin', () => ({ appointment_type: 'Renewal' }), 'N/A'],
    ['appointment_notes', 'Rang twice.', 'pcr', ofPcr],
    ['appointment_notes', null, 'pcr', () => ({ ...ofPcr(), appointment_notes: 'old' }), ''],
    ['conversation_state', '{}', 'admin', () => ({ questionnaire_in_progress: true }), {}],
    ['conversation_state', null, 'admin', () => ({ questionnaire_in_progress: true }), {}],
    ['eligible', true, 'admin', () => ({ eligible: false, ineligible_reason: 'Schizophrenia' })],
    ['eligible_date', '2027-05-05', 'admin', () => ({})],
    ['eligible_date', null, 'admin', () => ({ eligible_date: '2027-05-05' })],
    ['ineligible_reason', 'Other', 'admin', () => ({ eligible: false, ineligible_reason: 'Schizophrenia' })],
    ['patient_active', false, 'admin', () => ({})],
    ['upcoming_renewal_date', '2027-05-05', 'admin', () => ({})],
    ['upcoming_renewal_date', null, 'admin', () => ({ upcoming_renewal_date: '2027-05-05' })],
    ['on_hold_in_queue', true, 'np', ofNp],
    ['on_hold_in_queue', false, 'np', () => ({ ...ofNp(), on_hold_in_queue: true })],
    ['is_new_patient', false, 'admin', () => ({})],
    ['last_seen_practitioner', 'Sam Np', 'admin', () => ({})],
    ['last_seen_practitioner', null, 'admin', () => ({ last_seen_practitioner: people.np.id })],
    ['opted_in_for_call', true, 'pcr', ofPcr],
    ...FLAGS.map((flag) => [flag, false, 'admin', () => ({ [flag]: true })] as const),
    ...FLAGS.filter((flag) => flag.endsWith('_required')).map((flag) => [flag, true, 'admin', () => ({})] as const),
  ]
  test.each(ALONE.map(([field, value, who, patient, stored = value]) => ({ field, value, who, patient, stored })))(
    'stores $field = $value sent alone (REQ-693, A-9)',
    async ({ field, value, who, patient, stored }) => {
      const { patient_id } = await buildPatient(clinic.sql, patient())
      expect(await post(people[who], { patient_id, [field]: value })).toMatchObject({ status: 200 })
      const record = await clinic.as<Record<string, unknown>>(people.admin, `GET /api/patient_status/${patient_id}`)
      expect(record[field]).toEqual(stored)
      const [{ count = 0 } = {}] =
        await clinic.sql`select count(*)::int from audit_log where patient_id = ${patient_id} and changes ? ${field}`
      if (field !== 'conversation_state') expect(count).toBe(1)
    },
  )

  type Held = readonly [title: string, who: keyof People, patient: () => Partial<Patient>, patch: object]
  const HELD: Held[] = [
    ['text that is empty', 'admin', () => ({}), { pcr_help_reason: null, ineligible_reason: '', system_notes: '' }],
    ['moment that is not set', 'admin', () => ({}), { entered_np_queue_at: null, completed_appointment_at: null }],
    ['moment that is set', 'admin', () => ({ ...inNp, entered_np_queue_at: TEST_NOW }), { entered_np_queue_at: TEST_NOW }],
    ['finished questionnaire', 'admin', () => ({ async_questionnaire_complete: true }), { async_questionnaire_complete: true }],
    ['place in the PCR queue', 'admin', () => ({ ...inPcr, appointment_type: 'Renewal' }), { in_pcr_queue: true }],
    ['place in the NP queue', 'admin', () => inNp, { in_np_queue: true }],
    ['move to the NP queue', 'admin', () => inNp, { in_pcr_queue: false, in_np_queue: true, assigned_np: '' }],
    ['move to the PCR queue', 'admin', () => inPcr, { in_pcr_queue: true, in_np_queue: false }],
    ['end of help', 'admin', () => ({}), { in_pcr_queue: false, need_pcr_help_flag: false, pcr_help_reason: '' }],
    [
      'mark of ineligible',
      'admin',
      () => ({ eligible: false, ineligible_reason: 'Schizophrenia', marked_ineligible_at: '2026-01-02T15:00:00.000Z' }),
      { eligible: false, ineligible_reason: 'Schizophrenia' },
    ],
    ['empty conversation', 'admin', () => ({}), { conversation_state: '{}', async_questionnaire_complete: false }],
  ]
  test.each(HELD)('answers a %s that holds already with the row: no change, no entry (REQ-671, A-9)', async (_, who, patient, patch) => {
    const { patient_id } = await buildPatient(clinic.sql, patient())
    const state = async () => {
      const [row] = await clinic.sql`select * from patients where patient_id = ${patient_id}`
      const [{ count = 0 } = {}] =
        await clinic.sql`select count(*)::int from audit_log where patient_id = ${patient_id} and action not like 'Read %'`
      return { row, count }
    }
    const before = await state()
    expect(await post(people[who], { patient_id, ...patch })).toMatchObject({ status: 200, patient: { patient_id } })
    expect(await state()).toEqual(before)
  })

  test('a mark of ineligible and an emptied conversation, repeated, leave one entry (REQ-671)', async () => {
    for (const [who, patch, action] of [
      ['pcr', { eligible: false, ineligible_reason: 'Schizophrenia', eligible_date: '2027-01-01' }, 'Mark Patient Ineligible'],
      ['admin', { eligible: false, ineligible_reason: 'Schizophrenia' }, 'Mark Patient Ineligible'],
      ['admin', { conversation_state: null }, 'Reset Conversation'],
    ] as const) {
      const { patient_id } = await buildPatient(clinic.sql, { ...inPcr, questionnaire_in_progress: true })
      const answers = [await post(people[who], { patient_id, ...patch }), await post(people[who], { patient_id, ...patch })]
      expect(answers).toMatchObject([{ status: 200 }, { status: 200 }])
      const [{ count = 0 } = {}] =
        await clinic.sql`select count(*)::int from audit_log where patient_id = ${patient_id} and action = ${action}`
      expect(count).toBe(1)
    }
  })

  const REFUSED: [string, unknown][] = [
    ['system_notes', 'written by a client'],
    ['entered_pcr_queue_at', TEST_NOW],
    ['entered_np_queue_at', TEST_NOW],
    ['completed_appointment_at', TEST_NOW],
    ['conversation_state', { step: 1 }],
    ['pcr_help_reason', 'Follow Up'],
    ['ineligible_reason', 'Schizophrenia'],
    ['last_seen_practitioner', 'No Such Person'],
    ['last_seen_practitioner', 'Sam Pcr'],
    ['upcoming_renewal_date', '0000-01-01'],
    ['eligible_date', '9999-12-31'],
    ['conversation_state', 5],
    ...FLAGS.filter((flag) => !flag.endsWith('_required')).map((flag): [string, unknown] => [flag, true]),
  ]
  test.each(REFUSED)('refuses %s = %j sent alone, names it with the reason, and writes nothing (REQ-693, A-9)', async (field, value) => {
    const { patient_id } = await buildPatient(clinic.sql)
    const before = await clinic.sql`select * from patients where patient_id = ${patient_id}`
    const answer = await post(people.admin, { patient_id, [field]: value })
    const why = expect.stringMatching(/^(is|can|needs) /)
    const headline = expect.stringMatching(new RegExp(`^${field}: (is|can|needs) `))
    expect(answer).toMatchObject({ status: 400, message: headline, error: { message: headline, fields: { [field]: why } } })
    expect(await clinic.sql`select * from patients where patient_id = ${patient_id}`).toEqual(before)
  })

  test('names several refused fields under one headline, each with its own reason, and writes nothing (REQ-693, A-9)', async () => {
    const { patient_id } = await buildPatient(clinic.sql)
    const answer = await post(people.admin, { patient_id, system_notes: 'mine', completed_appointment_at: TEST_NOW })
    expect(answer).toMatchObject({ status: 400, message: 'These fields can’t be changed in this way. See the reason for each.' })
    expect(Object.keys((answer as { error?: { fields?: object } }).error?.fields ?? {})).toEqual([
      'system_notes',
      'completed_appointment_at',
    ])
  })

  test.each([
    ['eligible', false, 400, 'Please provide an ineligible reason.'],
    ['on_hold_in_queue', true, 409, 'This patient is no longer in the NP queue.'],
    ['ineligible_reason', 'Too tall', 400, expect.stringMatching(/^is not one of the reasons: .*Schizophrenia/)],
  ])('names %s = %j where the patient’s state or the value is in the way (A-9)', async (field, value, status, why) => {
    const { patient_id } = await buildPatient(clinic.sql)
    expect(await post(people.admin, { patient_id, [field]: value })).toMatchObject({ status, error: { fields: { [field]: why } } })
  })

  test('has a stored or a refused case alone for every field that the specification lists (REQ-693)', () => {
    const tried = new Set([...ALONE, ...REFUSED].map(([field]) => field))
    const listed = `assigned_np assigned_pcr province in_pcr_queue in_np_queue need_pcr_help_flag pcr_help_reason appointment_type
      entered_pcr_queue_at entered_np_queue_at appointment_notes system_notes conversation_state eligible eligible_date ineligible_reason
      patient_active upcoming_renewal_date completed_appointment_at on_hold_in_queue is_new_patient last_seen_practitioner ${FLAGS.join(' ')}`
    expect(listed.split(/\s+/).filter((field) => !tried.has(field))).toEqual([])
  })

  test('lets a PCR mark a patient as ineligible whom no one has claimed (REQ-452)', async () => {
    const { patient_id } = await buildPatient(clinic.sql, inPcr)
    const marked = { eligible: false, ineligible_reason: 'Schizophrenia' }
    expect(await post(people.pcr, { patient_id, ...marked })).toMatchObject({ status: 200, patient: { ...marked, in_pcr_queue: false } })
  })

  test('removes a patient from a queue when a field says so alone, which no screen does (REQ-509)', async () => {
    for (const queue of ['pcr', 'np'] as const) {
      const { patient_id } = await buildPatient(clinic.sql, { [`in_${queue}_queue`]: true })
      const answer = await post(people.admin, { patient_id, [`in_${queue}_queue`]: false })
      expect(answer).toMatchObject({ status: 200, patient: { [`in_${queue}_queue`]: false, [`entered_${queue}_queue_at`]: null } })
    }
  })

  test('accepts six appointment types and five reasons, and refuses others by field (REQ-689, REQ-690)', async () => {
    const { patient_id } = await buildPatient(clinic.sql)
    expect([APPOINTMENT_TYPES.length, INELIGIBLE_REASONS.length]).toEqual([6, 5])
    for (const appointment_type of APPOINTMENT_TYPES)
      expect(await post(people.admin, { patient_id, appointment_type })).toMatchObject({ status: 200, patient: { appointment_type } })
    for (const ineligible_reason of INELIGIBLE_REASONS)
      expect(await post(people.admin, { patient_id, eligible: false, ineligible_reason })).toMatchObject({ patient: { ineligible_reason } })
    for (const wrong of [{ appointment_type: 'Walk-in' }, { eligible: false, ineligible_reason: 'Because' }])
      expect(await post(people.admin, { patient_id, ...wrong })).toMatchObject({
        status: 400,
        error: { code: 'invalid-input', fields: { [Object.keys(wrong).at(-1) ?? '']: expect.any(String) } },
      })
  })
})

describe('the calls around a claim', () => {
  test('a patient’s record names the assigned users, in a list for PCRs and alone for NPs (REQ-457, REQ-514)', async () => {
    const { patient_id } = await buildPatient(clinic.sql, { ...ofPcr(), ...ofNp() })
    const list = await clinic.as<{ 0: object }>(people.pcr, `GET /api/patient_status/search/patient_id/${patient_id}`)
    expect(list).toMatchObject({ status: 200, 0: { patient_id, assigned_pcr: 'Sam Pcr' } })
    expect(await clinic.as(people.np, `GET /api/patient_status/${patient_id}`)).toMatchObject({
      status: 200,
      patient_id,
      assigned_np: 'Sam Np',
    })
  })

  test('the call flag is toggled with the whole row, of which nothing else is used (REQ-450, REQ-451, A-8)', async () => {
    const { patient_id } = await buildPatient(clinic.sql, ofPcr())
    const call = `/api/patient_status/search/patient_id/${patient_id}`
    const row = (await clinic.as<{ 0: object }>(people.pcr, `GET ${call}`))[0]
    const flipped = { ...row, opted_in_for_call: true, appointment_notes: 'written by an old copy' }
    expect(await clinic.as(people.pcr, `PUT ${call}`, flipped)).toMatchObject({
      status: 200,
      patient: { opted_in_for_call: true, appointment_notes: '' },
    })
    expect(await clinic.as(people.pcr, `PUT ${call}`, { ...flipped, opted_in_for_call: false })).toMatchObject({
      status: 409,
      error: { code: 'version-conflict', details: { patient: { opted_in_for_call: true } } },
    })
    const fresh = (await clinic.as<{ 0: object }>(people.pcr, `GET ${call}`))[0]
    expect(await clinic.as(people.pcr, `PUT ${call}`, { ...fresh, opted_in_for_call: false })).toMatchObject({
      patient: { opted_in_for_call: false },
    })
  })

  test('a patient sent back or completed leaves the NP’s list (REQ-499, REQ-508)', async () => {
    const np = await buildStaff(clinic.sql)
    const [back, done, kept] = await Promise.all([1, 2, 3].map(() => buildPatient(clinic.sql, { ...inNp, assigned_np: np.id })))
    await clinic.as(np, `POST /api/queues/np/${back?.patient_id}/send_back`)
    await clinic.as(np, `POST /api/queues/np/${done?.patient_id}/complete`)
    const page = await clinic.as<{ rows: object[] }>(np, 'GET /api/queues/np/page?list=mine')
    expect(page.rows).toMatchObject([{ patient_id: kept?.patient_id }])
  })
})
