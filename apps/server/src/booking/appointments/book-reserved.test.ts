import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { buildPatient, nobodyContext, staffContext, TEST_NOW } from '../../../test/build.ts'
import { openTestDatabase, type TestDatabase } from '../../../test/database.ts'
import { completeAppointment } from '../../care/queues/complete-appointment.ts'
import { undo } from '../../care/queues/undo.ts'
import { later } from '../../platform/clock.ts'
import { change } from '../../platform/db/change.ts'
import { book, buildBooked, buildNp, clearBooking, free, hold, ZONE } from '../booked.harness.ts'
import { changed } from '../magic-links/change-by-link.ts'
import { findUpcoming } from './find-upcoming.ts'
import { releaseReservation } from './release-reservation.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase({ connections: 12 })
})
beforeEach(() => clearBooking(database.sql))
afterAll(() => database.close())

const rows = (patient_id: string) =>
  database.sql<{ state: string; sequence: number; starts_at: string }[]>`
    select state, sequence, starts_at from appointments where patient_id = ${patient_id} order by id`
const actions = async (patient_id: string) =>
  (await database.sql<{ action: string }[]>`select action from audit_log where patient_id = ${patient_id} order by id`).map(
    ({ action }) => action,
  )
const slotAt = async (place: number, now: string = TEST_NOW) => (await free(database.sql, { now }))[place]?.slotId ?? ''

test('a reserved slot is booked once, audited, with a link whose secret is not stored', async () => {
  await buildNp(database.sql)
  const { patient_id } = await buildPatient(database.sql)
  await hold(database.sql, { patient_id, slotId: await slotAt(0) })
  const both = await Promise.all([book(database.sql, patient_id), book(database.sql, patient_id)])
  expect(both.filter((one) => one !== null)).toHaveLength(1)
  const link = both.find((one) => one !== null)?.link ?? ''
  expect(link).toMatch(/^\/appointment\?key=[\w-]{43}$/)
  const [row] = await database.sql`select to_jsonb(a)::text as text from appointments a where patient_id = ${patient_id}`
  expect(row?.text).not.toContain(link.split('=')[1])
  expect(await rows(patient_id)).toMatchObject([{ state: 'booked', sequence: 0 }])
  expect(await actions(patient_id)).toEqual(['Appointment Held', 'Appointment Booked'])
})

test('an expired reservation, or one with a practitioner who is off by now, is not booked', async () => {
  const np = await buildNp(database.sql)
  const { patient_id } = await buildPatient(database.sql)
  await hold(database.sql, { patient_id, slotId: await slotAt(0) })
  expect(await book(database.sql, patient_id, later(TEST_NOW, 600))).toBeNull()
  expect(await book(database.sql, patient_id)).toBeNull()
  await hold(database.sql, { patient_id, slotId: await slotAt(0) })
  await database.sql`insert into days_off (user_id, first_day, last_day) values (${np.id}, '2026-03-01', '2026-04-30')`
  expect(await book(database.sql, patient_id)).toBeNull()
  expect(await rows(patient_id)).toEqual([])
})

test('a reservation can be released, and its slot is free immediately', async () => {
  await buildNp(database.sql)
  const { patient_id } = await buildPatient(database.sql)
  const slotId = await slotAt(0)
  await hold(database.sql, { patient_id, slotId })
  await change(nobodyContext(database), async (tx) => changed(null, await releaseReservation(tx, { patient_id, zone: ZONE })))
  expect(await actions(patient_id)).toEqual(['Appointment Held', 'Appointment Hold Released'])
  expect(await slotAt(0)).toBe(slotId)
})

test('booking again moves the appointment and frees its old slot', async () => {
  await buildNp(database.sql)
  const { patient_id, slot, key } = await buildBooked(database.sql)
  await hold(database.sql, { patient_id, slotId: await slotAt(5) })
  expect(await rows(patient_id)).toHaveLength(2)
  const moved = await book(database.sql, patient_id)
  expect(moved?.link).toContain(key)
  expect(await rows(patient_id)).toMatchObject([{ state: 'booked', sequence: 1, starts_at: moved?.slot.startAt }])
  expect((await actions(patient_id)).at(-1)).toBe('Appointment Rescheduled')
  const other = await buildPatient(database.sql)
  expect(await hold(database.sql, { ...other, slotId: slot.slotId })).not.toBeNull()
})

test('a past appointment that was never completed does not block the next', async () => {
  await buildNp(database.sql)
  const { patient_id, slot } = await buildBooked(database.sql)
  const after = later(slot.untilAt, 3600)
  expect(await findUpcoming(database.sql, patient_id, { now: TEST_NOW, zone: ZONE })).toMatchObject({ slot: { startAt: slot.startAt } })
  expect(await findUpcoming(database.sql, patient_id, { now: after, zone: ZONE })).toBeNull()
  await hold(database.sql, { patient_id, slotId: await slotAt(3, after), now: after })
  await book(database.sql, patient_id, after)
  expect(await rows(patient_id)).toMatchObject([{ state: 'lapsed' }, { state: 'booked', sequence: 0 }])
})

test('completing the visit completes only that day’s appointment, and undoing reopens it', async () => {
  const np = await buildNp(database.sql)
  const { patient_id, slot } = await buildBooked(database.sql, { in_np_queue: true, assigned_np: np.id })
  const complete = (now: string) => completeAppointment(staffContext(database, np, now), patient_id)
  const early = await complete(later(slot.startAt, -86_400))
  expect(await rows(patient_id)).toMatchObject([{ state: 'booked' }])
  await undo(staffContext(database, np, later(slot.startAt, -86_400)), early.undo?.id ?? 0)
  const done = await complete(slot.untilAt)
  expect(await rows(patient_id)).toMatchObject([{ state: 'completed' }])
  await undo(staffContext(database, np, later(slot.untilAt, 30)), done.undo?.id ?? 0)
  expect(await rows(patient_id)).toMatchObject([{ state: 'booked' }])
})
