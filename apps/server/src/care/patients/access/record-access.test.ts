import type { Staff } from '@clinic/core/authorization/staff'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildPatient, buildStaff, staffContext } from '../../../../test/build.ts'
import { openTestDatabase, type TestDatabase } from '../../../../test/database.ts'
import { later } from '../../../platform/clock.ts'
import { findPatients } from '../../patient-list/find-patients.ts'
import { claim } from '../../queues/claim.ts'
import { completeAppointment } from '../../queues/complete-appointment.ts'
import { completeHelp } from '../../queues/complete-help.ts'
import { readRecord } from '../read-record.ts'

let db: TestDatabase
beforeAll(async () => {
  db = await openTestDatabase()
})
afterAll(() => db.close())

const DAY = 86_400
/** The triggers go by the clock of the database. */
const now = new Date().toISOString()

async function opens(staff: Staff, patient_id: string): Promise<boolean> {
  return readRecord(staffContext(db, staff, now), patient_id).then(
    () => true,
    () => false,
  )
}

async function insertVisit({
  patient_id,
  user_id,
  starts_at,
}: {
  patient_id: string
  user_id: number
  starts_at: string
}): Promise<number> {
  const [row] = await db.sql<{ id: number }[]>`
    insert into appointments ${db.sql({
      ...{
        patient_id,
        user_id,
        visit: 'new',
        state: 'booked',
        starts_at,
        ends_at: later(starts_at, 1800),
        free_at: later(starts_at, 2100),
      },
      ...{ patient_zone: 'America/Toronto', location_name: 'By phone or video', key_hash: Buffer.from(patient_id + starts_at) },
      ...{ created_at: now, booked_at: now },
    })} returning id`
  return row?.id ?? 0
}

test('the practitioner of a booked visit opens the record until 30 days after it (F-1)', async () => {
  const [np, other] = [await buildStaff(db.sql), await buildStaff(db.sql)]
  const { patient_id } = await buildPatient(db.sql)
  expect(await opens(np, patient_id)).toBe(false)
  const id = await insertVisit({ patient_id, user_id: np.id, starts_at: later(now, DAY) })
  expect([await opens(np, patient_id), await opens(other, patient_id)]).toEqual([true, false])
  await db.sql`update appointments set user_id = ${other.id} where id = ${id}`
  expect([await opens(np, patient_id), await opens(other, patient_id)]).toEqual([false, true])
  const at = (days: number) =>
    db.sql`update appointments set starts_at = ${later(now, days * DAY)}, ends_at = ${later(now, days * DAY + 1800)}, free_at = ${later(now, days * DAY + 2100)} where id = ${id}`
  await at(-29)
  expect(await opens(other, patient_id)).toBe(true)
  await at(-31)
  expect(await opens(other, patient_id)).toBe(false)
  await at(2)
  await db.sql`update appointments set state = 'cancelled', cancelled_at = ${now} where id = ${id}`
  expect(await opens(other, patient_id)).toBe(false)
})

test('the person who held a patient opens the record for 90 days, and a second press is still told that it was done (F-1)', async () => {
  const [pcr, other] = [await buildStaff(db.sql, { groups: ['pcrs'] }), await buildStaff(db.sql, { groups: ['pcrs'] })]
  const { patient_id } = await buildPatient(db.sql, { in_pcr_queue: true, need_pcr_help_flag: true, pcr_help_reason: 'Chatbot Help' })
  const context = staffContext(db, pcr, now)
  await claim(context, { patient_id, queue: 'pcr' })
  await completeHelp(context, patient_id)
  await expect(completeHelp(context, patient_id)).rejects.toMatchObject({ code: 'already-done' })
  expect([await opens(pcr, patient_id), await opens(other, patient_id)]).toEqual([true, false])
  const [row] = await db.sql<{ days: number }[]>`
    select round(extract(epoch from until - now()) / 86400)::integer as days from record_access where patient_id = ${patient_id} and user_id = ${pcr.id}`
  expect(row?.days).toBe(90)
  await db.sql`update record_access set until = now() - interval '1 minute' where user_id = ${pcr.id}`
  expect(await opens(pcr, patient_id)).toBe(false)
})

test('managers of a queue that a patient was in open the record for 90 days, and find it, and managers of the other do not (F-1)', async () => {
  const [npManager, pcrManager] = [
    await buildStaff(db.sql, { groups: ['npManagers'] }),
    await buildStaff(db.sql, { groups: ['pcrManagers'] }),
  ]
  const np = await buildStaff(db.sql)
  const { patient_id } = await buildPatient(db.sql, { in_np_queue: true, assigned_np: np.id, last_name: 'Leftqueue' })
  await completeAppointment(staffContext(db, np, now), patient_id)
  const found = async (staff: Staff) =>
    (await findPatients(staffContext(db, staff, now), { q: 'Leftqueue', session: 'one' })).map((row) => row.patient_id)
  expect([await opens(npManager, patient_id), await opens(pcrManager, patient_id)]).toEqual([true, false])
  expect([await found(npManager), await found(pcrManager)]).toEqual([[patient_id], []])
  const [entry] =
    await db.sql`select description from audit_log where patient_id = ${patient_id} and user_id = ${npManager.id} order by id limit 1`
  expect(entry).toEqual({ description: 'Opened the record, as a manager of a queue that the patient left in the last 90 days' })
  const [row] =
    await db.sql`select round(extract(epoch from until - now()) / 86400)::integer as days from left_queues where patient_id = ${patient_id}`
  expect(row).toEqual({ days: 90 })
  await db.sql`update left_queues set until = now() - interval '1 minute' where patient_id = ${patient_id}`
  expect([await opens(npManager, patient_id), await found(npManager)]).toEqual([false, []])
})

test('a practitioner who completed a visit opens the record for good, unless the completion was undone (F-1)', async () => {
  const np = await buildStaff(db.sql)
  const { patient_id } = await buildPatient(db.sql)
  const complete = () => db.sql`
    insert into encounters (patient_id, user_id, was_new_patient, appointment_type, completed_at)
    values (${patient_id}, ${np.id}, false, 'Renewal', ${later(now, -2000 * DAY)})`
  await complete()
  expect(await opens(np, patient_id)).toBe(true)
  await db.sql`update encounters set undone_at = ${now} where patient_id = ${patient_id}`
  expect(await opens(np, patient_id)).toBe(false)
  await complete()
  expect(await opens(np, patient_id)).toBe(true)
})

test('the record of a patient says why it was open to a person outside their queues (F-1, A-13)', async () => {
  const np = await buildStaff(db.sql)
  const { patient_id } = await buildPatient(db.sql)
  await insertVisit({ patient_id, user_id: np.id, starts_at: later(now, 3 * DAY) })
  await opens(np, patient_id)
  const inQueue = await buildStaff(db.sql)
  await db.sql`update patients set in_np_queue = true, entered_np_queue_at = now() where patient_id = ${patient_id}`
  await opens(inQueue, patient_id)
  const entries = await db.sql`
    select user_id, description from audit_log where patient_id = ${patient_id} and action = 'Read Patient Record' order by id`
  expect(entries).toEqual([
    { user_id: np.id, description: 'Opened the record, as the practitioner of a visit' },
    { user_id: inQueue.id, description: 'Opened the record' },
  ])
})
