import { addDays } from '@clinic/core/shared/dates'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { buildPatient, buildStaff, staffContext } from '../../../test/build.ts'
import { openTestDatabase, type TestDatabase } from '../../../test/database.ts'
import { findLost } from '../../care/next-steps/find-lost.ts'
import { completeAppointment } from '../../care/queues/complete-appointment.ts'
import { dayIn, later } from '../../platform/clock.ts'
import { buildNp, clearBooking, SECRET, ZONE } from '../booked.harness.ts'
import { bookVisit } from './book-visit.ts'
import { listFreeTimes, listVisits } from './list-visits.ts'

/** The database decides by its own clock who may open a record. */
const NOW = new Date().toISOString()
const WEEKS = 6
const WANTED = addDays(dayIn(ZONE, NOW), WEEKS * 7)
const FROM = addDays(WANTED, -4)

let database: TestDatabase
let np: Awaited<ReturnType<typeof buildNp>>
let patient_id: string
beforeAll(async () => {
  database = await openTestDatabase()
})
beforeEach(async () => {
  await clearBooking(database.sql)
  np = await buildNp(database.sql)
  await buildNp(database.sql)
  const assigned = { in_np_queue: true, assigned_np: np.id, assigned_np_at: NOW, province: 'ON' as const, email: 'pat@example.org' }
  patient_id = (await buildPatient(database.sql, assigned)).patient_id
  await completeAppointment(staffContext(database, np, NOW), patient_id, { kind: 'see-again', weeks: WEEKS, reason: '' })
})
afterAll(() => database.close())

const as = (staff: typeof np) => ({ ...staffContext(database, staff, NOW), zone: ZONE, secret: SECRET, video: null })
const lostOn = async (day: string) =>
  (await findLost(database.sql, { now: `${day}T16:00:00.000Z`, today: day }, 9)).rows.map((row) => row.patient_id)

test('the NP who wants to see a patient again books it in their own calendar, around the day that they decided (F-1, F-8, F-9)', async () => {
  expect(await listVisits(as(np), patient_id)).toMatchObject({ wanted: WANTED })
  const times = await listFreeTimes(as(np), { patient_id, visit: 'follow_up', province: 'ON', from: FROM, whose: 'mine' })
  expect(new Set(times.map(({ practitioner }) => practitioner))).toEqual(new Set([np.name]))
  const days = times.map(({ at }) => at.slice(0, 10))
  expect(days.length).toBeGreaterThan(10)
  expect(days.every((day) => day >= FROM && day < addDays(FROM, 21))).toBe(true)
  const all = await listFreeTimes(as(np), { patient_id, visit: 'follow_up', province: 'ON', from: FROM })
  expect(new Set(all.map(({ practitioner }) => practitioner)).size).toBe(2)

  const visit = await bookVisit(as(np), { patient_id, slotId: times[0]?.slotId ?? '', province: 'ON', way: 'phone' })
  expect(visit).toMatchObject({ state: 'booked', visit: 'follow_up', practitioner: np.name })
  expect(await listVisits(as(np), patient_id)).toMatchObject({ wanted: null })
  const taken = await listFreeTimes(as(np), { patient_id, visit: 'follow_up', province: 'ON', from: FROM, whose: 'mine' })
  expect(taken.map(({ slotId }) => slotId)).not.toContain(times[0]?.slotId)
})

test('a visit that the NP booked is the next step, so that the PCRs need not; without it the patient comes to them on the day (F-3)', async () => {
  expect(await lostOn(WANTED)).toContain(patient_id)
  const times = await listFreeTimes(as(np), { patient_id, visit: 'follow_up', province: 'ON', from: WANTED, whose: 'mine' })
  await bookVisit(as(np), { patient_id, slotId: times.at(-1)?.slotId ?? '', province: 'ON', way: 'phone' })
  expect(await lostOn(WANTED)).not.toContain(patient_id)
})

test('staff book at most a year and a week ahead, and only who may open the record books', async () => {
  const far = { patient_id, visit: 'follow_up', province: 'ON', from: addDays(dayIn(ZONE, NOW), 372) } as const
  const [late] = await listFreeTimes(as(np), far)
  const order = { patient_id, slotId: late?.slotId ?? '', province: 'ON', way: 'phone' } as const
  await expect(bookVisit(as(np), order)).rejects.toMatchObject({ code: 'slot-taken' })
  const [within] = await listFreeTimes(as(np), { ...far, from: addDays(dayIn(ZONE, NOW), 364) })
  const stranger = await buildStaff(database.sql, { groups: ['pcrs'], provinces: ['BC'] })
  await expect(bookVisit(as(stranger), { ...order, slotId: within?.slotId ?? '' })).rejects.toMatchObject({ code: 'patient-not-found' })
  const visit = await bookVisit(as(np), { ...order, slotId: within?.slotId ?? '' })
  expect(visit.startAt > later(NOW, 360 * 86_400)).toBe(true)
})
