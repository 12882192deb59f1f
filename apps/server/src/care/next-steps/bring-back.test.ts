import type { Staff } from '@clinic/core/authorization/staff'
import { addDays } from '@clinic/core/shared/dates'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { buildPatient, buildStaff, staffContext } from '../../../test/build.ts'
import { openTestDatabase, type TestDatabase } from '../../../test/database.ts'
import { book, buildNp, clearBooking, free, hold, SECRET, ZONE } from '../../booking/booked.harness.ts'
import { bookVisit } from '../../booking/visits/book-visit.ts'
import { cancelVisit } from '../../booking/visits/cancel-visit.ts'
import { listFreeTimes } from '../../booking/visits/list-visits.ts'
import { markNoShow } from '../../booking/visits/mark-no-show.ts'
import { later } from '../../platform/clock.ts'
import { manage } from '../patients/manage.ts'
import { markIneligible } from '../patients/mark-ineligible.ts'
import { completeAppointment } from '../queues/complete-appointment.ts'
import { findLost } from './find-lost.ts'
import { endSilentIntakes } from './intakes/end-silent-intakes.ts'

const DAY = 86_400
const NOW = new Date().toISOString()
let db: TestDatabase
let admin: Staff
let np: Staff
beforeAll(async () => {
  db = await openTestDatabase()
  admin = await buildStaff(db.sql, { groups: ['admins'] })
})
beforeEach(async () => {
  await clearBooking(db.sql)
  np = await buildNp(db.sql)
})
afterAll(() => db.close())

const as = (staff: Staff, now = NOW) => ({ ...staffContext(db, staff, now), secret: SECRET, video: null })
const build = async (parts: Parameters<typeof buildPatient>[1] = {}) =>
  (await buildPatient(db.sql, { province: 'ON', email: 'pat@example.org', ...parts })).patient_id
const rowOf = async (patient_id: string) => (await db.sql`select * from patients where patient_id = ${patient_id}`)[0]
const historyOf = async (patient_id: string) =>
  (await db.sql<{ action: string }[]>`select action from audit_log where patient_id = ${patient_id} order by id`).map(
    ({ action }) => action,
  )
const isLost = async (patient_id: string, now: string) =>
  (await findLost(db.sql, { now, today: now.slice(0, 10) }, 1000)).rows.some((row) => row.patient_id === patient_id)

async function bookFor(patient_id: string, now = NOW) {
  const [time] = await listFreeTimes(as(admin, now), { patient_id, visit: 'new', province: 'ON' })
  const visit = await bookVisit(as(admin, now), { patient_id, slotId: time?.slotId ?? '', province: 'ON', way: 'phone' })
  return { patient_id, id: String(visit.id), startAt: visit.startAt }
}

async function abandoned(): Promise<string> {
  const patient_id = await build({ questionnaire_in_progress: true, questionnaire_started_at: later(NOW, -60 * DAY) })
  await endSilentIntakes({ sql: db.sql, now: NOW, zone: ZONE })
  expect(await rowOf(patient_id)).toMatchObject({ patient_active: false, abandoned_at: NOW })
  return patient_id
}

async function declined(): Promise<string> {
  const patient_id = await build({ in_np_queue: true, assigned_np: np.id })
  await completeAppointment(staffContext(db, np, later(NOW, -20 * DAY)), patient_id, {
    kind: 'decline',
    reason: 'No indication',
    message: null,
  })
  return patient_id
}

const MARK = { ineligible_reason: 'Current Addiction', eligible_date: null }

describe('F-3, F-9: a visit that staff book for a record that had ended', () => {
  test('makes an abandoned intake active in the same transaction, with an entry, and a cancellation leads to the PCR queue', async () => {
    const patient_id = await abandoned()
    const visit = await bookFor(patient_id)
    expect(await rowOf(patient_id)).toMatchObject({ patient_active: true, abandoned_at: null, questionnaire_started_at: NOW })
    expect(await historyOf(patient_id)).toEqual(['Intake Abandoned', 'Appointment Booked', 'Reopen Intake'])
    await cancelVisit(as(admin), { ...visit, reason: 'not-needed' })
    expect(await rowOf(patient_id)).toMatchObject({
      ...{ patient_active: true, in_pcr_queue: true, appointment_type: 'Reminder Call' },
      system_notes: expect.stringContaining('because a booked visit did not take place'),
    })
  })

  test('does not let it end again for silence while its visit is due, and after a no-show', async () => {
    const patient_id = await abandoned()
    const visit = await bookFor(patient_id)
    const after = later(visit.startAt, 40 * DAY)
    await markNoShow(as(admin, later(visit.startAt, 600)), visit)
    await db.sql`update patients set in_pcr_queue = false, entered_pcr_queue_at = null where patient_id = ${patient_id}`
    await endSilentIntakes({ sql: db.sql, now: after, zone: ZONE })
    expect(await rowOf(patient_id)).toMatchObject({ patient_active: true })
    expect(await isLost(patient_id, after)).toBe(true)
  })

  test('makes an ineligible patient eligible again, and the practitioner still reads why it was ended', async () => {
    const patient_id = await build({ in_pcr_queue: true })
    await markIneligible(as(admin), { patient_id, ...MARK })
    await bookFor(patient_id)
    expect(await rowOf(patient_id)).toMatchObject({
      ...{ eligible: true, ineligible_reason: '', marked_ineligible_at: null },
      system_notes: expect.stringMatching(/^Eligible again because a visit was booked; was ineligible: Current Addiction \(.*\)$/),
    })
    expect(await historyOf(patient_id)).toEqual(['Mark Patient Ineligible', 'Appointment Booked', 'Reset Eligibility'])
  })

  test('after a decline, or a renewal that lapsed, leads to the PCR queue when it does not take place', async () => {
    const today = NOW.slice(0, 10)
    const lapsed = { completed_appointment_at: later(NOW, -500 * DAY), upcoming_renewal_date: addDays(today, -135) }
    for (const patient_id of [await declined(), await build(lapsed)]) {
      expect(await isLost(patient_id, NOW)).toBe(false)
      const visit = await bookFor(patient_id)
      expect(await rowOf(patient_id)).toMatchObject({ in_pcr_queue: false })
      await markNoShow(as(admin, later(visit.startAt, 600)), visit)
      expect(await rowOf(patient_id)).toMatchObject({ in_pcr_queue: true })
      expect((await historyOf(patient_id)).slice(-2)).toEqual(['Appointment No-Show', 'Returned To Queue'])
    }
  })

  test('that is over without an outcome is seen by the managers, and the night returns the patient', async () => {
    const patient_id = await declined()
    const { startAt } = await bookFor(patient_id)
    expect(await isLost(patient_id, later(startAt, 60))).toBe(false)
    expect(await isLost(patient_id, later(startAt, DAY))).toBe(true)
  })

  test('is refused for a record that was disabled, and nothing is written', async () => {
    const patient_id = await build({ in_pcr_queue: true })
    await manage(as(admin), { patient_id, order: { verb: 'set-active', patient_active: false } })
    const [before, history] = [await rowOf(patient_id), await historyOf(patient_id)]
    await expect(bookFor(patient_id)).rejects.toMatchObject({ code: 'patient-inactive' })
    expect(await rowOf(patient_id)).toEqual(before)
    expect(await historyOf(patient_id)).toEqual(history)
    expect(await db.sql`select from appointments where patient_id = ${patient_id}`).toEqual([])
  })
})

describe('F-3: a visit that patients book in the chat', () => {
  const bookInChat = async (patient_id: string) => {
    const [slot] = await free(db.sql, { now: NOW })
    await hold(db.sql, { patient_id, slotId: slot?.slotId ?? '', now: NOW })
    return book(db.sql, patient_id, NOW)
  }

  test('leaves to the practitioner whether they are eligible, and leads to the PCR queue when it does not take place', async () => {
    const patient_id = await build({ in_pcr_queue: true })
    await markIneligible(as(admin, later(NOW, -DAY)), { patient_id, ...MARK })
    const booked = await bookInChat(patient_id)
    expect(await rowOf(patient_id)).toMatchObject({ eligible: false })
    const [visit] = await db.sql<{ id: number }[]>`select id from appointments where patient_id = ${patient_id}`
    await markNoShow(as(admin, later(booked?.slot.startAt ?? '', 600)), { patient_id, id: String(visit?.id) })
    expect(await rowOf(patient_id)).toMatchObject({ eligible: false, in_pcr_queue: true })
  })

  test('is not kept, and no time is reserved, once the record is disabled', async () => {
    const patient_id = await build({ in_pcr_queue: true })
    const [slot] = await free(db.sql, { now: NOW })
    await hold(db.sql, { patient_id, slotId: slot?.slotId ?? '', now: NOW })
    await manage(as(admin), { patient_id, order: { verb: 'set-active', patient_active: false } })
    expect(await book(db.sql, patient_id, NOW)).toBeNull()
    expect(await bookInChat(patient_id)).toBeNull()
    expect(await db.sql`select from appointments where patient_id = ${patient_id}`).toEqual([])
  })
})
