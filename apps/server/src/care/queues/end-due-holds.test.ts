import type { Staff } from '@clinic/core/authorization/staff'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { buildPatient, buildStaff, TEST_NOW } from '../../../test/build.ts'
import { openTestClinic, type TestClinic } from '../../../test/clinic.ts'
import { later } from '../../platform/clock.ts'
import { endDueHolds } from './end-due-holds.ts'

const HOUR = 3600
const DAY = 86_400
let clinic: TestClinic
let np: Staff
beforeAll(async () => {
  clinic = await openTestClinic()
})
beforeEach(async () => {
  await clinic.sql`update patients set hold_until = null`
  np = await buildStaff(clinic.sql)
})
afterAll(() => clinic.close())

const held = (more = {}) => buildPatient(clinic.sql, { in_np_queue: true, assigned_np: np.id, on_hold_in_queue: true, ...more })
const hold = (patient_id: string, body?: object) => clinic.as(np, `POST /api/queues/np/${patient_id}/hold`, body)
const endAt = (now: string) => endDueHolds({ sql: clinic.sql, now, zone: 'America/Toronto' })

test('a hold may have an end, which can be moved or removed while it lasts (REQ-494, REQ-523)', async () => {
  const { patient_id } = await buildPatient(clinic.sql, { in_np_queue: true, assigned_np: np.id })
  const first = later(TEST_NOW, HOUR)
  const until = (hold_until: string | null) => ({
    status: 200,
    message: 'Patient placed on hold',
    patient: { on_hold_in_queue: true, hold_until },
  })
  expect(await hold(patient_id, { hold_until: '2026-03-02T11:00:00-05:00' })).toMatchObject(until(first))
  expect(await hold(patient_id, { hold_until: first })).toMatchObject(until(first))
  expect(await hold(patient_id)).toMatchObject(until(first))
  expect(await hold(patient_id, { hold_until: later(TEST_NOW, DAY) })).toMatchObject(until(later(TEST_NOW, DAY)))
  expect(await hold(patient_id, { hold_until: null })).toMatchObject(until(null))
  expect(await clinic.as(np, `POST /api/queues/np/${patient_id}/unhold`)).toMatchObject({ patient: { hold_until: null } })
})

test('the end of a hold lies in the future, at most ninety days ahead', async () => {
  const { patient_id } = await held()
  for (const hold_until of [TEST_NOW, later(TEST_NOW, -1), later(TEST_NOW, 90 * DAY + 1)])
    expect(await hold(patient_id, { hold_until })).toMatchObject({
      status: 400,
      error: { code: 'invalid-input', fields: { hold_until: 'The hold must end in the future, at most 90 days ahead.' } },
    })
  expect(await hold(patient_id, { hold_until: later(TEST_NOW, 90 * DAY) })).toMatchObject({ status: 200 })
})

test('at that time the patient comes off hold, by the scheduler and attributed to no one', async () => {
  const due = await held({ hold_until: later(TEST_NOW, HOUR) })
  const early = await held({ hold_until: later(TEST_NOW, HOUR + 1) })
  const open = await held()
  expect(await endAt(later(TEST_NOW, HOUR - 1))).toBe(0)
  expect(await endAt(later(TEST_NOW, HOUR))).toBe(1)
  expect(await clinic.row(due.patient_id)).toMatchObject({ on_hold_in_queue: false, hold_until: null, assigned_np: np.id })
  expect(await clinic.entries(due.patient_id)).toMatchObject([
    { action: 'Unhold Patient', user_name: 'Schedule', changes: { on_hold_in_queue: { from: true, to: false } } },
  ])
  for (const { patient_id } of [early, open]) expect(await clinic.row(patient_id)).toMatchObject({ on_hold_in_queue: true })
  expect(await endAt(later(TEST_NOW, HOUR))).toBe(0)
})

test('while the assigned NP has five others active the hold stays, and ends when there is room (REQ-495, REQ-521)', async () => {
  const { patient_id } = await held({ hold_until: later(TEST_NOW, HOUR) })
  const others = await Promise.all([1, 2, 3, 4, 5].map(() => held({ on_hold_in_queue: false })))
  expect(await endAt(later(TEST_NOW, HOUR))).toBe(0)
  expect(await clinic.row(patient_id)).toMatchObject({ on_hold_in_queue: true, hold_until: later(TEST_NOW, HOUR) })
  expect(await clinic.entries(patient_id)).toHaveLength(0)
  await hold(others[0]?.patient_id ?? '')
  expect(await endAt(later(TEST_NOW, HOUR + 60))).toBe(1)
  expect(await clinic.row(patient_id)).toMatchObject({ on_hold_in_queue: false })
})

test('of ten due at the same time, from two processes, five come off hold (REQ-513)', async () => {
  await Promise.all(Array.from({ length: 10 }, () => held({ hold_until: TEST_NOW })))
  const ended = await Promise.all([endAt(TEST_NOW), endAt(TEST_NOW)])
  expect(ended.reduce((sum, count) => sum + count, 0)).toBe(5)
  expect(await clinic.sql`select from patients where assigned_np = ${np.id} and not on_hold_in_queue`).toHaveLength(5)
})
