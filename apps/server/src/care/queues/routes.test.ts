import type { Staff } from '@clinic/core/authorization/staff'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { buildPatient, buildSession, buildStaff, TEST_NOW } from '../../../test/build.ts'
import { openTestDatabase, type TestDatabase } from '../../../test/database.ts'
import { openTestHttp, type TestHttp } from '../../../test/http.ts'
import { mountPatients } from '../patients/status/routes.ts'
import { mountQueues } from './routes.ts'

let database: TestDatabase
let http: TestHttp
let np: Staff
let pcr: Staff
let manager: Staff
let idle: Staff
beforeAll(async () => {
  database = await openTestDatabase()
  http = await openTestHttp(database, (mount) => {
    mountQueues(mount)
    mountPatients(mount)
  })
  pcr = await buildStaff(database.sql, { groups: ['pcrs'], first_name: 'Amara', last_name: 'Osei' })
  manager = await buildStaff(database.sql, { groups: ['npManagers'], provinces: [] })
  idle = await buildStaff(database.sql, { groups: ['nps'], queue_enabled: false })
})
beforeEach(async () => {
  // A new NP for each test, so that limits start at zero.
  np = await buildStaff(database.sql, { groups: ['nps'] })
})
afterAll(async () => {
  await http.close()
  await database.close()
})

async function post(staff: Staff, url: string, body?: object) {
  const answer = await http.call(url, { method: 'POST', headers: await buildSession(database.sql, staff.id), ...(body && { body }) })
  return {
    status: answer.statusCode,
    ...(answer.json() as {
      message: string
      patient?: Record<string, unknown>
      error?: { code: string; details?: Record<string, unknown> }
    }),
  }
}
const held = (staff: Staff, more = {}) => buildPatient(database.sql, { in_np_queue: true, assigned_np: staff.id, ...more })
async function lastEntry(patient_id: string) {
  const [entry] =
    await database.sql`select action, user_name, changes, created_at from audit_log where patient_id = ${patient_id} order by id desc limit 1`
  return entry
}

describe('the messages of a claim', () => {
  test('"Patient successfully claimed" for a PCR, "Patient claimed successfully." for an NP (REQ-467, REQ-470)', async () => {
    const one = await buildPatient(database.sql, { in_pcr_queue: true, in_np_queue: true })
    expect(await post(pcr, `/api/queues/pcr/${one.patient_id}/claim`)).toMatchObject({
      status: 200,
      message: 'Patient successfully claimed',
      patient: { assigned_pcr: 'Amara Osei' },
    })
    expect(await post(np, `/api/queues/np/${one.patient_id}/claim`)).toMatchObject({
      message: 'Patient claimed successfully.',
      patient: { assigned_np: np.name, assigned_at: TEST_NOW },
    })
    expect(await lastEntry(one.patient_id)).toMatchObject({
      action: 'Claim Patient',
      user_name: np.name,
      created_at: TEST_NOW,
      changes: { assigned_np: { from: null, to: np.id } },
    })
  })
  test('"You cannot claim patients while your queue is disabled." (REQ-462)', async () => {
    const { patient_id } = await buildPatient(database.sql, { in_np_queue: true })
    expect(await post(idle, `/api/queues/np/${patient_id}/claim`)).toMatchObject({
      status: 409,
      message: 'You cannot claim patients while your queue is disabled.',
    })
  })
  test('"This patient has already been claimed by another user." and by whom (REQ-464)', async () => {
    const { patient_id } = await held(idle)
    expect(await post(np, `/api/queues/np/${patient_id}/claim`)).toMatchObject({
      status: 409,
      message: 'This patient has already been claimed by another user.',
      error: { code: 'already-claimed', details: { holder: idle.name } },
    })
  })
  test('"You have reached the maximum of 5 active patients. Complete or unhold someone first." (REQ-520)', async () => {
    await Promise.all([1, 2, 3, 4, 5].map(() => held(np)))
    const { patient_id } = await buildPatient(database.sql, { in_np_queue: true })
    expect(await post(np, `/api/queues/np/${patient_id}/claim`)).toMatchObject({
      status: 409,
      message: 'You have reached the maximum of 5 active patients. Complete or unhold someone first.',
    })
    expect(await lastEntry(patient_id)).toBeUndefined()
  })
})

describe('holding', () => {
  test('on and off with its messages (REQ-494, REQ-523)', async () => {
    const { patient_id } = await held(np)
    expect(await post(np, `/api/queues/np/${patient_id}/hold`)).toMatchObject({
      message: 'Patient placed on hold',
      patient: { on_hold_in_queue: true },
    })
    expect(await post(np, `/api/queues/np/${patient_id}/unhold`)).toMatchObject({
      message: 'Patient removed from hold',
      patient: { on_hold_in_queue: false },
    })
  })
  test('ends only while fewer than five others are active (REQ-521)', async () => {
    const { patient_id } = await held(np, { on_hold_in_queue: true })
    await Promise.all([1, 2, 3, 4, 5].map(() => held(np)))
    expect(await post(np, `/api/queues/np/${patient_id}/unhold`)).toMatchObject({
      status: 409,
      message: 'You already have 5 active patients. Complete or hold another patient before re-activating this one.',
    })
  })
  test('of ten patients concurrently leaves at most five active, in any order', async () => {
    const patients = await Promise.all(Array.from({ length: 10 }, () => held(np, { on_hold_in_queue: true })))
    const answers = await Promise.all(patients.map(({ patient_id }) => post(np, `/api/queues/np/${patient_id}/unhold`)))
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(5)
  })
  test('is not for other users, unless they manage the queue (REQ-547)', async () => {
    const { patient_id } = await held(idle)
    expect(await post(np, `/api/queues/np/${patient_id}/hold`)).toMatchObject({ status: 403, error: { code: 'not-yours' } })
    expect(await post(manager, `/api/queues/np/${patient_id}/hold`)).toMatchObject({ status: 200 })
  })
})

describe('moving', () => {
  test('to the NP queue leaves a note of who and when, and removes the patient from the PCR list (REQ-445, REQ-447)', async () => {
    const { patient_id } = await buildPatient(database.sql, { in_pcr_queue: true, assigned_pcr: pcr.id, last_seen_practitioner: np.id })
    expect(await post(pcr, `/api/queues/pcr/${patient_id}/send_to_np`)).toMatchObject({
      patient: {
        in_pcr_queue: false,
        in_np_queue: true,
        assigned_np: np.name,
        system_notes: 'Moved to NP queue by Amara Osei on 2026-03-02 10:00',
      },
    })
  })
  test('to the last practitioner stops at their limit, even when two arrive concurrently', async () => {
    await Promise.all([1, 2, 3, 4].map(() => held(np)))
    const two = await Promise.all(
      [1, 2].map(() => buildPatient(database.sql, { in_pcr_queue: true, assigned_pcr: pcr.id, last_seen_practitioner: np.id })),
    )
    const answers = await Promise.all(two.map(({ patient_id }) => post(pcr, `/api/queues/pcr/${patient_id}/send_to_np`)))
    expect(answers.map((answer) => answer.patient?.assigned_np).sort()).toEqual([np.name, null].sort())
  })
  test('back to the PCR queue: "Patient {id} successfully moved back to the PCR queue." (REQ-497, REQ-526)', async () => {
    const { patient_id } = await held(np)
    expect(await post(np, `/api/queues/np/${patient_id}/send_back`)).toMatchObject({
      message: `Patient ${patient_id} successfully moved back to the PCR queue.`,
      patient: {
        in_pcr_queue: true,
        in_np_queue: false,
        entered_pcr_queue_at: TEST_NOW,
        system_notes: `Sent back to PCR queue by ${np.name} on 2026-03-02 10:00`,
      },
    })
  })
})

describe('completing', () => {
  test('an appointment renews in a year and stays in the history (REQ-501 to REQ-507, C-8)', async () => {
    const { patient_id } = await held(np, { appointment_type: 'New Patient' })
    expect(await post(np, `/api/queues/np/${patient_id}/complete`)).toMatchObject({
      status: 200,
      patient: {
        in_np_queue: false,
        is_new_patient: false,
        last_seen_practitioner: np.name,
        completed_appointment_at: TEST_NOW,
        upcoming_renewal_date: '2027-03-02',
      },
    })
    const history =
      await database.sql`select user_id, was_new_patient, appointment_type, completed_at from encounters where patient_id = ${patient_id}`
    expect(history).toEqual([{ user_id: np.id, was_new_patient: true, appointment_type: 'New Patient', completed_at: TEST_NOW }])
  })
  test('twice concurrently completes once', async () => {
    const { patient_id } = await held(np)
    const answers = await Promise.all([1, 2].map(() => post(np, `/api/queues/np/${patient_id}/complete`)))
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409])
    expect(await database.sql`select 1 from encounters where patient_id = ${patient_id}`).toHaveLength(1)
  })
  test('"Help request completed successfully." (REQ-449, REQ-474)', async () => {
    const { patient_id } = await buildPatient(database.sql, {
      in_pcr_queue: true,
      assigned_pcr: pcr.id,
      need_pcr_help_flag: true,
      pcr_help_reason: 'Chatbot Help',
    })
    expect(await post(pcr, `/api/queues/pcr/${patient_id}/complete_help`)).toMatchObject({
      message: 'Help request completed successfully.',
      patient: { need_pcr_help_flag: false, pcr_help_reason: '', in_pcr_queue: false, assigned_pcr: null },
    })
  })
  test('a patient marked ineligible leaves queue and user: "Patient marked as ineligible." (REQ-452, REQ-578, REQ-580)', async () => {
    const { patient_id } = await buildPatient(database.sql, { in_pcr_queue: true, assigned_pcr: pcr.id })
    const url = `/api/patients/${patient_id}/mark_ineligible`
    expect(await post(pcr, url, { ineligible_reason: '' })).toMatchObject({ status: 400, message: 'Please provide an ineligible reason.' })
    expect(await post(pcr, url, { ineligible_reason: 'Pregnant or Breastfeeding', eligible_date: '2027-07-02' })).toMatchObject({
      message: 'Patient marked as ineligible.',
      patient: {
        eligible: false,
        ineligible_reason: 'Pregnant or Breastfeeding',
        eligible_date: '2027-07-02',
        marked_ineligible_at: TEST_NOW,
        in_pcr_queue: false,
        assigned_pcr: null,
      },
    })
  })
})

describe('a page of a queue', () => {
  test('shows help requests first, then the oldest entry, within one’s provinces, with totals (C-6, REQ-459, REQ-516)', async () => {
    const loner = await buildStaff(database.sql, { groups: ['nps'], provinces: ['YT'] })
    const waiting = (hour: number, more = {}) =>
      buildPatient(database.sql, { province: 'YT', in_np_queue: true, entered_np_queue_at: `2026-03-02T0${hour}:00:00.000Z`, ...more })
    const late = await waiting(9)
    const early = await waiting(5)
    const help = await waiting(8, { need_pcr_help_flag: true, pcr_help_reason: 'Follow Up' })
    await waiting(1, { province: 'NT' })
    await waiting(1, { province: null })
    const headers = await buildSession(database.sql, loner.id)
    const page = (await http.call('/api/queues/np/page?list=unassigned', { headers })).json() as { rows: { id: string }[]; total: number }
    expect([page.rows.map((row) => row.id), page.total]).toEqual([[help.patient_id, early.patient_id, late.patient_id], 3])
  })
  test('finds by ID, name in either order, phone in any format and birth date, and takes % and _ literally (REQ-460, REQ-490, C-10)', async () => {
    const mine = await buildStaff(database.sql, { groups: ['nps'], provinces: ['PE'] })
    const { patient_id } = await buildPatient(database.sql, {
      province: 'PE',
      in_np_queue: true,
      first_name: 'Zoë',
      last_name: 'Arsenault',
      phone: '9025550123',
      date_of_birth: '1957-11-03',
    })
    await buildPatient(database.sql, { province: 'PE', in_np_queue: true })
    const headers = await buildSession(database.sql, mine.id)
    for (const [search, found] of [
      ['ARSEN', 1],
      ['zoë', 1],
      ['zoe', 1],
      ['Arsenault  Zoë', 1],
      ['zoe arsen', 1],
      ['zoe leblanc', 0],
      ['902555', 1],
      ['+1 (902) 555-0123', 1],
      ['902.555.0123', 1],
      ['3 nov 1957', 1],
      ['1957-11-03', 1],
      ['1957-11-04', 0],
      [patient_id.toLowerCase(), 1],
      ['%', 0],
      ['_', 0],
      ['', 2],
    ] as const) {
      const page = (await http.call(`/api/queues/np/page?list=unassigned&search=${encodeURIComponent(search)}`, { headers })).json() as {
        total: number
      }
      expect([search, page.total]).toEqual([search, found])
    }
  })
  test('of the unassigned is empty while one’s queue is off (REQ-567)', async () => {
    const headers = await buildSession(database.sql, idle.id)
    const page = (await http.call('/api/queues/np/page?list=unassigned', { headers })).json() as { total: number }
    expect(page.total).toBe(0)
  })
})
