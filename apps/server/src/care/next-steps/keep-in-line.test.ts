import type { Staff } from '@clinic/core/authorization/staff'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { buildPatient, buildStaff, staffContext } from '../../../test/build.ts'
import { openTestDatabase, type TestDatabase } from '../../../test/database.ts'
import { buildNp, clearBooking, SECRET } from '../../booking/booked.harness.ts'
import { cancelAppointment } from '../../booking/magic-links/cancel-appointment.ts'
import { bookVisit } from '../../booking/visits/book-visit.ts'
import { cancelVisit } from '../../booking/visits/cancel-visit.ts'
import { listFreeTimes } from '../../booking/visits/list-visits.ts'
import { markNoShow } from '../../booking/visits/mark-no-show.ts'
import { later } from '../../platform/clock.ts'
import { readCalls } from '../calls/read-calls.ts'
import { completeHelp } from '../queues/complete-help.ts'

const NOW = new Date().toISOString()
let db: TestDatabase
let admin: Staff
beforeAll(async () => {
  db = await openTestDatabase()
  admin = await buildStaff(db.sql, { groups: ['admins'] })
})
beforeEach(async () => {
  await clearBooking(db.sql)
  await buildNp(db.sql)
})
afterAll(() => db.close())

const at = (now: string) => ({ ...staffContext(db, admin, now), secret: SECRET, video: null })

/** Someone in no queue who has a visit ahead. */
async function booked(facts: Parameters<typeof buildPatient>[1]) {
  const { patient_id } = await buildPatient(db.sql, { async_questionnaire_complete: true, email: 'pat@example.org', ...facts })
  const [free] = await listFreeTimes(at(NOW), { patient_id, visit: 'new', province: 'ON' })
  const { id, startAt } = await bookVisit(at(NOW), { patient_id, slotId: free?.slotId ?? '', province: 'ON', way: 'phone' })
  return { patient_id, id: String(id), startAt }
}
const placeOf = async (patient_id: string) =>
  (await db.sql`select in_pcr_queue, appointment_type, system_notes from patients where patient_id = ${patient_id}`)[0]
const actionsOf = async (patient_id: string) =>
  (await db.sql<{ action: string }[]>`select action from audit_log where patient_id = ${patient_id} order by id`).map(
    ({ action }) => action,
  )

describe('F-3: a patient for whom a visit was all that came next', () => {
  test('is in the PCR queue in the moment in which it is cancelled', async () => {
    const { patient_id, id } = await booked({})
    expect(await placeOf(patient_id)).toMatchObject({ in_pcr_queue: false })
    await cancelVisit(at(NOW), { patient_id, id, reason: 'clinic' })
    expect(await placeOf(patient_id)).toMatchObject({
      in_pcr_queue: true,
      appointment_type: 'New Patient',
      system_notes: expect.stringContaining('Back in the PCR queue because the intake is done and no visit is booked'),
    })
    expect(await actionsOf(patient_id)).toEqual(['Appointment Booked', 'Appointment Cancelled', 'Returned To Queue'])
  })

  test('is in the PCR queue when it is cancelled in the calendar', async () => {
    const { patient_id, id } = await booked({})
    await cancelAppointment(staffContext(db, admin, NOW), id)
    expect(await placeOf(patient_id)).toMatchObject({ in_pcr_queue: true })
    expect(await actionsOf(patient_id)).toEqual(['Appointment Booked', 'Appointment Cancelled', 'Returned To Queue'])
  })

  test('is in the PCR queue when they did not come', async () => {
    const { patient_id, id } = await booked({})
    await markNoShow(at(later(NOW, 90 * 86_400)), { patient_id, id })
    expect(await placeOf(patient_id)).toMatchObject({ in_pcr_queue: true })
    expect(await actionsOf(patient_id)).toEqual(['Appointment Booked', 'Appointment No-Show', 'Returned To Queue'])
  })

  test('of an unfinished intake who did not come stays there when their help is completed, and who completes it can know why before', async () => {
    const { patient_id, id } = await booked({ async_questionnaire_complete: false, need_pcr_help_flag: true, in_pcr_queue: true })
    const reasonAt = async (now: string) => (await readCalls(at(now), patient_id)).without_line
    expect(await reasonAt(NOW)).toBeNull()
    const after = later(NOW, 90 * 86_400)
    await markNoShow(at(after), { patient_id, id })
    expect(await reasonAt(after)).toBe('visit-missed')
    await completeHelp(at(after), patient_id, { next: { next: 'nothing' } })
    expect(await placeOf(patient_id)).toMatchObject({ in_pcr_queue: true })
  })

  test('stays where they are when a renewal is ahead', async () => {
    const seen = { completed_appointment_at: later(NOW, -86_400), upcoming_renewal_date: later(NOW, 300 * 86_400).slice(0, 10) }
    const { patient_id, id } = await booked(seen)
    await cancelVisit(at(NOW), { patient_id, id, reason: 'patient' })
    expect(await placeOf(patient_id)).toMatchObject({ in_pcr_queue: false })
    expect(await actionsOf(patient_id)).toEqual(['Appointment Booked', 'Appointment Cancelled'])
  })
})
