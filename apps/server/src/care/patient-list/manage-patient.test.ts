import type { ManageOrder } from '@clinic/contract/patient-manager'
import type { StatusRow } from '@clinic/contract/patients'
import type { Staff } from '@clinic/core/authorization/staff'
import type { Patient } from '@clinic/core/patients/patient'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildPatient, buildSession, buildStaff, TEST_NOW } from '../../../test/build.ts'
import { openTestDatabase, type TestDatabase } from '../../../test/database.ts'
import { openTestHttp, type TestHttp } from '../../../test/http.ts'
import { mountPatients } from '../patients/status/routes.ts'
import { mountManager } from './routes.ts'

let database: TestDatabase
let http: TestHttp
let admin: Staff
beforeAll(async () => {
  database = await openTestDatabase()
  http = await openTestHttp(database, (mount) => {
    mountManager(mount)
    mountPatients(mount)
  })
  admin = await buildStaff(database.sql, { groups: ['admins'], first_name: 'Ada', last_name: 'Min' })
})
afterAll(async () => {
  await http.close()
  await database.close()
})

type Answer = { status: number; message: string; patient: StatusRow; error?: { code: string; details?: { patient?: StatusRow } } }
async function post(
  patient_id: string,
  order: ManageOrder,
  { version, as = admin }: { version?: number; as?: Staff } = {},
): Promise<Answer> {
  const headers = await buildSession(database.sql, as.id)
  const answer = await http.call(`/api/patients/${patient_id}/manage`, {
    headers,
    body: { order, ...(version !== undefined && { version }) },
  })
  return { status: answer.statusCode, ...(answer.json() as Omit<Answer, 'status'>) }
}
async function changed(order: ManageOrder, partial: Partial<Patient> = {}): Promise<Answer> {
  const { patient_id } = await buildPatient(database.sql, partial)
  const answer = await post(patient_id, order)
  expect(answer.status).toBe(200)
  return answer
}
async function entriesOf(patient_id: string) {
  return database.sql`select action, user_name, changes from audit_log where patient_id = ${patient_id} order by id`
}

describe('what each change writes and its message', () => {
  test('disabling and enabling set patient_active, with its message (REQ-616, REQ-646)', async () => {
    const off = await changed({ verb: 'set-active', patient_active: false })
    expect(off).toMatchObject({ message: 'Patient is now Inactive.', patient: { patient_active: false } })
    const on = await post(off.patient.patient_id, { verb: 'set-active', patient_active: true })
    expect(on).toMatchObject({ message: 'Patient is now Active.', patient: { patient_active: true } })
    expect(await entriesOf(off.patient.patient_id)).toMatchObject([
      { action: 'Disable Patient', user_name: 'Ada Min', changes: { patient_active: { from: true, to: false } } },
      { action: 'Enable Patient', changes: { patient_active: { from: false, to: true } } },
    ])
  })

  test('resetting the eligibility sets eligible, and clears reason and date (REQ-619, REQ-642)', async () => {
    const { message, patient } = await changed(
      { verb: 'reset-eligibility' },
      { eligible: false, ineligible_reason: 'Schizophrenia', eligible_date: '2027-01-01' },
    )
    expect(message).toBe('Eligibility status reset successfully!')
    expect(patient).toMatchObject({ eligible: true, ineligible_reason: '', eligible_date: null, marked_ineligible_at: null })
  })

  test('putting into the PCR queue by hand sets queue, help, reason, type and time (REQ-620, REQ-633)', async () => {
    const text = 'Added By Patient Manager'
    const { message, patient } = await changed({
      verb: 'put-in-pcr-queue',
      appointment_type: text,
      pcr_help_reason: text,
      need_pcr_help_flag: true,
    })
    expect(message).toBe('Patient PCR queue changed successfully!')
    expect(patient).toMatchObject({
      in_pcr_queue: true,
      need_pcr_help_flag: true,
      pcr_help_reason: text,
      appointment_type: text,
      entered_pcr_queue_at: TEST_NOW,
    })
  })

  test('resetting the conversation clears its state and every questionnaire flag, and keeps the answers (REQ-621, REQ-648, C-9)', async () => {
    const { patient_id } = await buildPatient(database.sql, {
      questionnaire_in_progress: true,
      async_questionnaire_complete: true,
      renewal_questionnaire_complete: true,
      scale_questionnaire_complete: true,
      cuditr_questionnaire_required: true,
      cuditr_questionnaire_complete: true,
      follow_up_questionnaire_required: true,
      follow_up_questionnaire_complete: true,
    })
    const { sealed } = database.sql.types
    await database.sql`
      update patient_records set conversation_state = ${sealed({ stage: 'x' })}, async_answers = ${sealed({ a: 1 })} where patient_id = ${patient_id}`
    const { message, patient } = await post(patient_id, { verb: 'reset-conversation' })
    expect(message).toBe('Conversation reset successfully!')
    const flags = Object.entries(patient).filter(([field]) => /questionnaire_(in_progress|complete|required)$/.test(field))
    expect(flags).toHaveLength(8)
    expect(flags.filter(([, value]) => value)).toEqual([])
    const [record] = await database.sql`select conversation_state, async_answers from patient_records where patient_id = ${patient_id}`
    expect(record).toEqual({ conversation_state: {}, async_answers: { a: 1 } })
  })

  test('the renewal date sets the completed appointment to a year before it, including 29 February (REQ-622, REQ-645)', async () => {
    const first = await changed({ verb: 'set-renewal-date', upcoming_renewal_date: '2027-06-15' })
    expect(first.message).toBe('Renewal date updated successfully!')
    expect(first.patient).toMatchObject({
      upcoming_renewal_date: '2027-06-15',
      completed_appointment_at: expect.stringMatching(/^2026-06-15/),
    })
    const leap = await changed({ verb: 'set-renewal-date', upcoming_renewal_date: '2028-02-29' })
    expect(leap.patient.completed_appointment_at).toMatch(/^2027-02-28/)
  })

  test('the eligibility date sets eligible_date and leaves the patient ineligible (REQ-623, REQ-644)', async () => {
    const { message, patient } = await changed({ verb: 'set-eligibility-date', eligible_date: '2027-09-01' }, { eligible: false })
    expect(message).toBe('Eligibility date updated successfully!')
    expect(patient).toMatchObject({ eligible: false, eligible_date: '2027-09-01' })
  })

  test('a renewal or eligibility date needs a date (REQ-625, REQ-626)', async () => {
    const { patient_id } = await buildPatient(database.sql)
    for (const order of [
      { verb: 'set-renewal-date', upcoming_renewal_date: null },
      { verb: 'set-eligibility-date', eligible_date: null },
    ] as const) {
      expect(await post(patient_id, order)).toMatchObject({
        status: 400,
        message: 'Please select a valid date.',
        error: { code: 'date-needed' },
      })
    }
  })

  test('an NP who was chosen stays when the patient enters the NP queue, within licence and limit (REQ-606, REQ-624)', async () => {
    const np = await buildStaff(database.sql, { last_name: 'Chosen', provinces: ['NS'] })
    const { patient_id } = await buildPatient(database.sql, { province: 'NS', assigned_np: np.id })
    const order = { verb: 'put-in-np-queue', appointment_type: 'Renewal' } as const
    expect(await post(patient_id, order)).toMatchObject({ status: 200, patient: { in_np_queue: true, assigned_np: np.name } })
    const other = await buildPatient(database.sql, { province: 'ON', assigned_np: np.id })
    expect(await post(other.patient_id, order)).toMatchObject({ status: 409, error: { code: 'np-not-licensed' } })
    for (let more = 0; more < 4; more += 1) await buildPatient(database.sql, { province: 'NS', in_np_queue: true, assigned_np: np.id })
    const sixth = await buildPatient(database.sql, { province: 'NS', assigned_np: np.id })
    expect(await post(sixth.patient_id, order)).toMatchObject({ status: 409, error: { code: 'holder-full' } })
    expect((await database.sql`select in_np_queue from patients where patient_id = ${sixth.patient_id}`)[0]).toEqual({ in_np_queue: false })
  })

  test('province, queue boxes, type and help each write their own field, with its message (REQ-624, REQ-633, REQ-636, REQ-641)', async () => {
    const province = await changed({ verb: 'set-province', province: 'NS' })
    expect(province).toMatchObject({ message: 'Province updated successfully.', patient: { province: 'Nova Scotia' } })
    const np = await changed({ verb: 'put-in-np-queue', appointment_type: 'Renewal' })
    expect(np).toMatchObject({
      message: 'Patient NP queue changed successfully!',
      patient: { in_np_queue: true, appointment_type: 'Renewal', entered_np_queue_at: TEST_NOW },
    })
    const out = await post(np.patient.patient_id, { verb: 'remove-from-queue', queue: 'np' })
    expect(out).toMatchObject({
      message: 'Patient NP queue changed successfully!',
      patient: { in_np_queue: false, entered_np_queue_at: null },
    })
    const type = await changed({ verb: 'set-appointment-type', appointment_type: 'Follow Up', queue: 'np' }, { in_np_queue: true })
    expect(type).toMatchObject({ message: 'Patient NP queue changed successfully!', patient: { appointment_type: 'Follow Up' } })
    const help = await changed({ verb: 'set-help', need_pcr_help_flag: true, pcr_help_reason: 'Call back' }, { in_pcr_queue: true })
    expect(help).toMatchObject({
      message: 'Patient PCR queue changed successfully!',
      patient: { need_pcr_help_flag: true, pcr_help_reason: 'Call back' },
    })
  })
})

test('a row changed by someone else is refused with the fresh row, and nothing is written', async () => {
  const { patient_id } = await buildPatient(database.sql)
  await post(patient_id, { verb: 'set-province', province: 'BC' })
  const late = await post(patient_id, { verb: 'set-active', patient_active: false }, { version: 1 })
  expect(late).toMatchObject({ status: 409, error: { code: 'version-conflict' } })
  expect(late.error?.details?.patient).toMatchObject({ province: 'British Columbia', patient_active: true, version: 2 })
  expect(await post(patient_id, { verb: 'set-active', patient_active: false }, { version: 2 })).toMatchObject({ status: 200 })
})

test('only administrators manage patients; an invalid order is refused by field', async () => {
  const { patient_id } = await buildPatient(database.sql)
  const manager = await buildStaff(database.sql, { groups: ['pcrManagers'] })
  expect(await post(patient_id, { verb: 'set-active', patient_active: false }, { as: manager })).toMatchObject({ status: 403 })
  expect(await post(patient_id, { verb: 'set-everything' } as never)).toMatchObject({ status: 400, error: { code: 'invalid-input' } })
  expect(await post('nobody', { verb: 'reset-conversation' })).toMatchObject({ status: 404, error: { code: 'patient-not-found' } })
  const headers = await buildSession(database.sql, manager.id)
  expect((await http.call('/api/patients/manage', { headers })).statusCode).toBe(403)
})

test('the list over HTTP matches the contract, and outside clients get all records (REQ-211, REQ-632)', async () => {
  await buildPatient(database.sql, { patient_id: 'list-1', last_name: 'Aardvark', upcoming_renewal_date: '2026-05-01' })
  const headers = await buildSession(database.sql, admin.id)
  const page = (await http.call('/api/patients/manage?search=aardvark&size=50', { headers })).json() as Record<string, unknown>
  expect(page).toMatchObject({ total: 1, now: TEST_NOW, rows: [{ patient_id: 'list-1', upcoming_renewal_date: '2026-05-01' }] })
  const answer = await http.call('/api/patient_status', { headers })
  expect(answer.headers['content-type']).toBe('application/json; charset=utf-8')
  const all = answer.json() as { patient_id: string }[]
  const stored = await database.sql<{ patient_id: string }[]>`select patient_id from patients`
  expect(all.map(({ patient_id }) => patient_id).toSorted()).toEqual(stored.map(({ patient_id }) => patient_id).toSorted())
  for (const wrong of ['size=30', 'renewal_from=soon', 'sort=colour', 'pcr=me', 'page=0']) {
    expect((await http.call(`/api/patients/manage?${wrong}`, { headers })).statusCode, wrong).toBe(400)
  }
})
