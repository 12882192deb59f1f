import { PROBLEMS, type ProblemCode } from '@clinic/contract/problem'
import type { Staff } from '@clinic/core/authorization/staff'
import type { Patient } from '@clinic/core/patients/patient'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildPatient, buildStaff, staffContext, TEST_NOW } from '../../../test/build.ts'
import { openTestClinic, type TestClinic } from '../../../test/clinic.ts'
import { later } from '../../platform/clock.ts'
import { claim } from './claim.ts'

let clinic: TestClinic
type People = Record<'np' | 'pcr' | 'manager' | 'off' | 'full' | 'crowded' | 'stranger', Staff>
let people: People
beforeAll(async () => {
  clinic = await openTestClinic()
  const { sql } = clinic
  people = {
    np: await buildStaff(sql),
    pcr: await buildStaff(sql, { groups: ['pcrs'] }),
    manager: await buildStaff(sql, { groups: ['npManagers', 'pcrManagers'] }),
    off: await buildStaff(sql, { groups: ['pcrs', 'nps'], queue_enabled: false }),
    full: await buildStaff(sql),
    crowded: await buildStaff(sql, { groups: ['pcrs'] }),
    stranger: await buildStaff(sql, { groups: ['pcrs', 'nps'], provinces: ['BC'] }),
  }
  for (let n = 0; n < 5; n += 1) await buildPatient(sql, { in_np_queue: true, assigned_np: people.full.id })
  await sql`
    insert into patients (patient_id, province, in_pcr_queue, entered_pcr_queue_at, assigned_pcr, assigned_pcr_at)
    select 'Crowd-' || n, 'ON', true, now(), ${people.crowded.id}, now() from generate_series(1, 1000) as n`
})
afterAll(() => clinic.close())

type Case = {
  code: ProblemCode
  rows: string
  who: keyof People
  call: string
  body?: object | ((people: People) => object)
  patient: (people: People) => Partial<Patient>
}
const inPcr = { in_pcr_queue: true }
const inNp = { in_np_queue: true }
const CASES: Case[] = [
  { code: 'queue-disabled', rows: 'REQ-453, REQ-462', who: 'off', call: 'POST /api/queues/pcr/{id}/claim', patient: () => inPcr },
  { code: 'queue-disabled', rows: 'REQ-510, REQ-567', who: 'off', call: 'POST /api/queues/np/{id}/claim', patient: () => inNp },
  {
    code: 'already-claimed',
    rows: 'REQ-455, REQ-464',
    who: 'pcr',
    call: 'POST /api/queues/pcr/{id}/claim',
    patient: ({ crowded }) => ({ ...inPcr, assigned_pcr: crowded.id }),
  },
  {
    code: 'already-claimed',
    rows: 'REQ-512',
    who: 'np',
    call: 'POST /api/queues/np/{id}/claim',
    patient: ({ full }) => ({ ...inNp, assigned_np: full.id, on_hold_in_queue: true }),
  },
  {
    code: 'urgent-no-hold',
    rows: 'F-4',
    who: 'pcr',
    call: 'POST /api/queues/pcr/{id}/hold',
    body: { reason: 'documents', until: later(TEST_NOW, 3600) },
    patient: ({ pcr }) => ({
      ...inPcr,
      assigned_pcr: pcr.id,
      need_pcr_help_flag: true,
      pcr_help_reason: 'Chatbot Help',
      urgent_reason: 'suicide',
    }),
  },
  { code: 'pcr-limit', rows: 'REQ-456, REQ-466', who: 'crowded', call: 'POST /api/queues/pcr/{id}/claim', patient: () => inPcr },
  { code: 'np-limit', rows: 'REQ-513, REQ-520', who: 'full', call: 'POST /api/queues/np/{id}/claim', patient: () => inNp },
  {
    code: 'np-limit-unhold',
    rows: 'REQ-495, REQ-521',
    who: 'full',
    call: 'POST /api/queues/np/{id}/unhold',
    patient: ({ full }) => ({ ...inNp, assigned_np: full.id, on_hold_in_queue: true }),
  },
  { code: 'patient-not-found', rows: 'REQ-566', who: 'stranger', call: 'POST /api/queues/np/{id}/claim', patient: () => inNp },
  { code: 'not-in-queue', rows: 'A-15', who: 'manager', call: 'POST /api/queues/np/{id}/claim', patient: () => inPcr },
  {
    code: 'not-yours',
    rows: 'REQ-547',
    who: 'np',
    call: 'POST /api/queues/np/{id}/hold',
    patient: ({ full }) => ({ ...inNp, assigned_np: full.id, on_hold_in_queue: true }),
  },
  {
    code: 'on-hold',
    rows: 'REQ-486',
    who: 'np',
    call: 'POST /api/queues/np/{id}/send_back',
    patient: ({ np }) => ({ ...inNp, assigned_np: np.id, on_hold_in_queue: true }),
  },
  {
    code: 'on-hold',
    rows: 'REQ-486',
    who: 'np',
    call: 'POST /api/queues/np/{id}/complete',
    patient: ({ np }) => ({ ...inNp, assigned_np: np.id, on_hold_in_queue: true }),
  },
  { code: 'not-assigned', rows: 'C-3', who: 'manager', call: 'POST /api/queues/np/{id}/complete', patient: () => inNp },
  {
    code: 'no-help-request',
    rows: 'REQ-449',
    who: 'pcr',
    call: 'POST /api/queues/pcr/{id}/complete_help',
    patient: ({ pcr }) => ({ ...inPcr, assigned_pcr: pcr.id }),
  },
  {
    code: 'not-yours',
    rows: 'REQ-547',
    who: 'pcr',
    call: 'POST /api/queues/pcr/{id}/send_to_np',
    patient: ({ crowded }) => ({ ...inPcr, assigned_pcr: crowded.id }),
  },
  {
    code: 'reason-needed',
    rows: 'REQ-578',
    who: 'pcr',
    call: 'POST /api/patients/{id}/mark_ineligible',
    body: { ineligible_reason: '' },
    patient: ({ pcr }) => ({ ...inPcr, assigned_pcr: pcr.id }),
  },
  {
    code: 'flag-not-raised',
    rows: 'F-18',
    who: 'np',
    call: 'POST /api/patients/{id}/flags/liver_disease/lower',
    body: { reason: 'Tested' },
    patient: () => inNp,
  },
  {
    code: 'flag-reason-needed',
    rows: 'F-18',
    who: 'np',
    call: 'POST /api/patients/{id}/flags/liver_disease/lower',
    body: { reason: ' ' },
    patient: () => ({ ...inNp, risks_vs_benefits_flags: { liver_disease: true } }),
  },
  {
    code: 'version-conflict',
    rows: 'A-8',
    who: 'pcr',
    call: 'PUT /api/patients/{id}/appointment_notes',
    body: { appointment_notes: 'late', version: 7 },
    patient: () => inPcr,
  },
  {
    code: 'pcr-not-found',
    rows: 'REQ-542, REQ-544',
    who: 'manager',
    call: 'PUT /api/queues/pcr/{id}/assignee',
    body: ({ np }) => ({ user_id: np.id }),
    patient: () => inPcr,
  },
  {
    code: 'np-not-found',
    rows: 'REQ-561, REQ-563',
    who: 'manager',
    call: 'PUT /api/queues/np/{id}/assignee',
    body: ({ pcr }) => ({ user_id: pcr.id }),
    patient: () => inNp,
  },
  {
    code: 'np-not-licensed',
    rows: 'REQ-552',
    who: 'manager',
    call: 'PUT /api/queues/np/{id}/assignee',
    body: ({ np }) => ({ user_id: np.id }),
    patient: () => ({ ...inNp, province: 'MB' }),
  },
  {
    code: 'pcr-not-licensed',
    rows: 'REQ-459, REQ-566',
    who: 'manager',
    call: 'PUT /api/queues/pcr/{id}/assignee',
    body: ({ pcr }) => ({ user_id: pcr.id }),
    patient: () => ({ ...inPcr, province: 'MB' }),
  },
  {
    code: 'limit-needs-confirmation',
    rows: 'C-2',
    who: 'manager',
    call: 'PUT /api/queues/np/{id}/assignee',
    body: ({ full }) => ({ user_id: full.id }),
    patient: () => inNp,
  },
  {
    code: 'patient-own-help',
    rows: 'C-5',
    who: 'manager',
    call: 'PUT /api/queues/pcr/{id}/priority',
    body: { priority: false },
    patient: () => ({ ...inPcr, need_pcr_help_flag: true, pcr_help_reason: 'Follow Up' }),
  },
  {
    code: 'urgent-help-open',
    rows: 'F-4',
    who: 'manager',
    call: 'PUT /api/queues/pcr/{id}/priority',
    body: { priority: false, confirmed: true },
    patient: () => ({ ...inPcr, need_pcr_help_flag: true, pcr_help_reason: 'Chatbot Help', urgent_reason: 'suicide' }),
  },
  {
    code: 'not-in-queue',
    rows: 'REQ-540',
    who: 'manager',
    call: 'PUT /api/queues/pcr/{id}/priority',
    body: { priority: true },
    patient: () => inNp,
  },
  {
    code: 'forbidden',
    rows: 'REQ-540',
    who: 'pcr',
    call: 'PUT /api/queues/pcr/{id}/priority',
    body: { priority: true },
    patient: () => inPcr,
  },
  {
    code: 'invalid-input',
    rows: 'A-9',
    who: 'manager',
    call: 'PUT /api/queues/pcr/{id}/assignee',
    body: { user_id: 'Sam' },
    patient: () => inPcr,
  },
  {
    code: 'change-not-understood',
    rows: 'A-9',
    who: 'pcr',
    call: 'POST /api/patient_status',
    body: { questionnaire_in_progress: true },
    patient: () => inPcr,
  },
]

test.each(CASES)('$call by $who is refused as $code with a reason, and changes nothing ($rows)', async (one) => {
  const { patient_id } = await buildPatient(clinic.sql, one.patient(people))
  const before = await clinic.row(patient_id)
  const body = typeof one.body === 'function' ? one.body(people) : one.body
  const whole = one.call.endsWith('patient_status') ? { patient_id, ...body } : body
  const answer = await clinic.as(people[one.who], one.call.replace('{id}', patient_id), whole)
  expect([answer.status, answer.error.code]).toEqual([PROBLEMS[one.code][0], one.code])
  expect(answer.message).not.toMatch(/[{}–]|undefined/)
  expect(await clinic.row(patient_id)).toEqual(before)
  expect(await clinic.entries(patient_id)).toEqual([])
})

test('"Current user not found." for a user whose account was just disabled (REQ-454, REQ-463, REQ-511)', async () => {
  const gone = await buildStaff(clinic.sql, { groups: ['pcrs', 'nps'], active: false })
  for (const queue of ['pcr', 'np'] as const) {
    const { patient_id } = await buildPatient(clinic.sql, { ...inPcr, ...inNp })
    await expect(claim(staffContext(clinic, gone), { patient_id, queue })).rejects.toMatchObject({ code: 'current-user-not-found' })
  }
  expect(PROBLEMS['current-user-not-found'][1]).toBe('Current user not found.')
})

test('a second completion is reported as done; the record stays open to who completed, and to others it does not exist (A-15, F-1)', async () => {
  const { np, stranger } = people
  const { patient_id } = await buildPatient(clinic.sql, { ...inNp, assigned_np: np.id })
  const complete = (staff: Staff) => clinic.as(staff, `POST /api/queues/np/${patient_id}/complete`)
  expect(await complete(np)).toMatchObject({ status: 200 })
  expect(await complete(np)).toMatchObject({ status: 409, message: 'This has already been done.' })
  expect(await complete(stranger)).toMatchObject({ status: 404 })
  expect(await clinic.as(np, `PUT /api/patients/${patient_id}/appointment_notes`, { appointment_notes: 'late' })).toMatchObject({
    status: 200,
  })
  clinic.http.wait(61)
  expect(await complete(np)).toMatchObject({ error: { code: 'not-in-queue' } })
})
