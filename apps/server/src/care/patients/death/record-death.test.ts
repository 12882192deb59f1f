import type { Staff } from '@clinic/core/authorization/staff'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildPatient, buildStaff, staffContext, TEST_NOW } from '../../../../test/build.ts'
import { buildNp, clearBooking, free, SECRET } from '../../../booking/booked.harness.ts'
import { bookVisit } from '../../../booking/visits/book-visit.ts'
import { later } from '../../../platform/clock.ts'
import { buildAlarm, storedAlarms } from '../../alarms/alarm.harness.ts'
import { recordCall } from '../../calls/record-call.ts'
import { listDeliveriesToMake } from '../../documents/chasing/list-deliveries-to-make.ts'
import { type DocumentClinic, openDocumentClinic, type Signed, TODAY } from '../../documents/documents.harness.ts'
import { findLost } from '../../next-steps/find-lost.ts'
import { undo } from '../../queues/undo.ts'
import { manage } from '../manage.ts'
import { readRecord } from '../read-record.ts'
import { requestFollowUp } from '../request-follow-up.ts'
import { correctDeath } from './correct-death.ts'
import { recordDeath } from './record-death.ts'

let clinic: DocumentClinic
let np: Staff
let pcr: Staff
let manager: Staff
beforeAll(async () => {
  clinic = await openDocumentClinic()
  await clearBooking(clinic.sql)
  await buildNp(clinic.sql, { groups: ['nps'], provinces: ['ON'] })
  np = await clinic.buildNp()
  pcr = await buildStaff(clinic.sql, { groups: ['pcrs'], provinces: ['ON'] })
  manager = await buildStaff(clinic.sql, { groups: ['pcrManagers'], provinces: ['ON'] })
})
afterAll(() => clinic.close())

const as = (staff: Staff, seconds = 0) => staffContext(clinic, staff, later(TEST_NOW, seconds))
const visiting = (staff: Staff) => ({ ...as(staff), secret: SECRET, video: null })
const waiting = (parts: object = {}) =>
  buildPatient(clinic.sql, { province: 'ON', in_pcr_queue: true, email: 'late@mail.example', date_of_birth: '1950-04-02', ...parts })
const report = { reported_by: 'family', died_on: '2026-02-27' } as const
const rowOf = async (patient_id: string) => (await clinic.sql`select * from patients where patient_id = ${patient_id}`)[0]
const visitsOf = (patient_id: string) =>
  clinic.sql<{ id: number; state: string }[]>`select id, state from appointments where patient_id = ${patient_id} order by id`
const entriesOf = async (patient_id: string) =>
  (await clinic.sql<{ action: string }[]>`select action from audit_log where patient_id = ${patient_id} order by id`).map(
    ({ action }) => action,
  )
async function book(patient_id: string): Promise<string> {
  const slotId = (await free(clinic.sql))[0]?.slotId ?? ''
  await bookVisit(visiting(clinic.admin), { patient_id, slotId, province: 'ON', way: 'phone' })
  return slotId
}
/** A patient with a document that a seller has registered. */
async function registered(accepts: 'portal' | 'secure_fax' | 'original_by_mail') {
  const seller_id = await clinic.seller({ accepts })
  const patient_id = await clinic.visited(np)
  const { document } = await clinic.sign(np, patient_id, accepts === 'secure_fax' ? { fax_initials: 'AR' } : {})
  await clinic.call(np, `POST /api/documents/${document.id}/registration`, { seller_id, registered_on: TODAY, reported_by: 'seller' })
  return { patient_id, id: document.id, seller_id }
}
const documentOf = (id: number) => clinic.call<Signed['document']>(np, `GET /api/documents/${id}`)

describe('a recorded death (s. 286(1), vector 69)', () => {
  test('ends the record in one transaction: no queue, no request, no call, no visit and no email about it', async () => {
    const { patient_id } = await waiting({ need_pcr_help_flag: true, pcr_help_reason: 'Chatbot Help', assigned_pcr: pcr.id })
    const slotId = await book(patient_id)
    await recordCall(as(pcr, -3600), { patient_id, outcome: 'no-answer', after: 0 })
    const { patient, undo: step } = await recordDeath(as(pcr), { patient_id, ...report })
    expect(patient).toMatchObject({
      ...{ patient_active: false, death_recorded_at: TEST_NOW, died_on: '2026-02-27', in_pcr_queue: false, in_np_queue: false },
      ...{ need_pcr_help_flag: false, assigned_pcr: null, call_state: '', next_call_at: null },
    })
    expect(patient.system_notes).toContain('Death recorded, reported by a relative or friend (2026-03-02 10:00)')
    expect(step).not.toBeNull()
    expect(await visitsOf(patient_id)).toMatchObject([{ state: 'cancelled' }])
    expect(
      await clinic.sql`select from appointment_mails m join appointments a on a.id = m.appointment_id where a.patient_id = ${patient_id}`,
    ).toHaveLength(0)
    expect((await free(clinic.sql)).map((slot) => slot.slotId)).toContain(slotId)
    expect(await clinic.sql`select from contact_attempts where patient_id = ${patient_id} and closed_at is null`).toHaveLength(0)
    expect((await entriesOf(patient_id)).slice(-2)).toEqual(['Record Death', 'Appointment Cancelled'])
    expect((await findLost(clinic.sql, { now: TEST_NOW, today: TODAY }, 100)).rows.map((row) => row.patient_id)).not.toContain(patient_id)
  })

  test('leaves the record open to who recorded it out of a queue, who can undo it (F-1)', async () => {
    const { patient_id } = await waiting()
    const { undo: step } = await recordDeath(as(pcr), { patient_id, ...report })
    expect(await readRecord(as(pcr), patient_id)).toMatchObject({ death_recorded_at: TEST_NOW })
    await undo(as(pcr, 30), step?.id ?? 0)
    expect(await rowOf(patient_id)).toMatchObject({ patient_active: true, in_pcr_queue: true, death_recorded_at: null })
  })

  test('leaves an open alarm open (F-4)', async () => {
    const { patient_id } = await waiting({ need_pcr_help_flag: true, urgent_reason: 'suicide' })
    await buildAlarm(clinic.sql, patient_id)
    await recordDeath(as(pcr), { patient_id, ...report })
    expect(await storedAlarms(clinic.sql, patient_id)).toMatchObject([{ closed_at: null }])
  })

  test.each(['portal', 'secure_fax', 'original_by_mail'] as const)(
    'ends the document that a seller has by %s, and gives who recorded it the letter to send; no fax is sent',
    async (accepts) => {
      const { patient_id, id } = await registered(accepts)
      await recordDeath(as(np), { patient_id, ...report })
      const ended = await documentOf(id)
      expect(ended).toMatchObject({ state: 'support-withdrawn', in_force: false })
      expect(ended.events.at(-1)?.text).toContain('The patient has died')
      const { rows } = await listDeliveriesToMake(as(np), 50)
      expect(rows.filter((row) => row.patient_id === patient_id)).toMatchObject([
        { letter: true, death: true, owner: np.name, way: accepts },
      ])
      expect(
        await clinic.sql`select from fax_outbox f join document_deliveries d on d.id = f.delivery_id where d.document_id = ${id}`,
      ).toHaveLength(0)
      const letter = ended.deliveries.at(-1)
      const file = await clinic.call<{ bytes: string }>(np, `GET /api/documents/${id}/deliveries/${letter?.id}/letter`)
      expect(file.status).toBe(200)
      const done = await clinic.call(np, `POST /api/documents/${id}/deliveries/${letter?.id}/outcome`, { outcome: 'sent', reason: '' })
      expect(done.status).toBe(200)
      expect((await listDeliveriesToMake(as(np), 50)).rows.filter((row) => row.patient_id === patient_id)).toEqual([])
    },
  )

  test('is refused for a day ahead or before the birth, twice, and to those who may not open the record; nothing is written', async () => {
    const { patient_id } = await waiting()
    const stranger = await buildStaff(clinic.sql, { groups: ['pcrs'], provinces: ['BC'] })
    await expect(recordDeath(as(pcr), { patient_id, ...report, died_on: '2026-03-03' })).rejects.toMatchObject({ code: 'invalid-input' })
    await expect(recordDeath(as(pcr), { patient_id, ...report, died_on: '1950-04-01' })).rejects.toMatchObject({ code: 'invalid-input' })
    await expect(recordDeath(as(stranger), { patient_id, ...report })).rejects.toMatchObject({ code: 'patient-not-found' })
    await expect(recordDeath(as(pcr), { patient_id, ...report, version: 99 })).rejects.toMatchObject({ code: 'version-conflict' })
    expect(await rowOf(patient_id)).toMatchObject({ patient_active: true, death_recorded_at: null, version: 1 })
    await recordDeath(as(pcr), { patient_id, ...report })
    await expect(recordDeath(as(clinic.admin), { patient_id, ...report })).rejects.toMatchObject({ code: 'patient-died' })
  })

  test('lets nothing begin for the patient: no visit, call, follow-up, queue, and no quiet return by the switch', async () => {
    const { patient_id } = await waiting()
    await recordDeath(as(clinic.admin), { patient_id, ...report })
    const died = { code: 'patient-died' }
    await expect(book(patient_id)).rejects.toMatchObject(died)
    await expect(requestFollowUp(as(clinic.admin), { patient_id, requested: true })).rejects.toMatchObject(died)
    await expect(recordCall(as(clinic.admin), { patient_id, outcome: 'no-answer', after: 0 })).rejects.toMatchObject(died)
    for (const order of [
      { verb: 'set-active', patient_active: true },
      { verb: 'put-in-pcr-queue', appointment_type: 'New Patient', pcr_help_reason: '', need_pcr_help_flag: false },
    ] as const)
      await expect(manage(as(clinic.admin), { patient_id, order })).rejects.toMatchObject(died)
  })
})

describe('a death that was no fact', () => {
  test('is undone within the minute, with visit, call and document as before', async () => {
    const { patient_id, id } = await registered('portal')
    await book(patient_id)
    await recordCall(as(np, -3600), { patient_id, outcome: 'no-answer', after: 0 })
    const before = await rowOf(patient_id)
    const { undo: step } = await recordDeath(as(np), { patient_id, ...report })
    await undo(as(np, 30), step?.id ?? 0)
    const { version: _, updated_at: __, ...same } = before ?? {}
    expect(await rowOf(patient_id)).toMatchObject(same)
    expect(await visitsOf(patient_id)).toMatchObject([{ state: 'booked' }])
    expect(await clinic.sql`select from contact_attempts where patient_id = ${patient_id} and closed_at is null`).toHaveLength(1)
    expect(await documentOf(id)).toMatchObject({ state: 'registered', in_force: true })
    expect((await listDeliveriesToMake(as(np), 50)).rows.filter((row) => row.patient_id === patient_id)).toEqual([])
  })

  test('is corrected later by a manager with a reason: active, in the PCR queue, visits stay cancelled', async () => {
    const { patient_id, id } = await registered('portal')
    await book(patient_id)
    await recordDeath(as(np), { patient_id, ...report })
    const { patient } = await correctDeath(as(clinic.admin, 7200), { patient_id, reason: 'other-person' })
    expect(patient).toMatchObject({ patient_active: true, death_recorded_at: null, died_on: null, in_pcr_queue: true })
    expect(patient.system_notes).toContain('Death corrected, someone else has died.')
    expect(await visitsOf(patient_id)).toMatchObject([{ state: 'cancelled' }])
    expect(await documentOf(id)).toMatchObject({ state: 'registered' })
    await expect(correctDeath(as(clinic.admin), { patient_id, reason: 'other-person' })).rejects.toMatchObject({
      code: 'death-not-recorded',
    })
  })

  test('leaves a document ended whose letter a seller has', async () => {
    const { patient_id, id } = await registered('portal')
    await recordDeath(as(np), { patient_id, ...report })
    const letter = (await documentOf(id)).deliveries.at(-1)
    await clinic.call(np, `POST /api/documents/${id}/deliveries/${letter?.id}/outcome`, { outcome: 'sent', reason: '' })
    await correctDeath(as(clinic.admin, 7200), { patient_id, reason: 'report-wrong' })
    expect(await documentOf(id)).toMatchObject({ state: 'support-withdrawn', in_force: false })
  })

  test('is corrected by the manager of the queue that the patient left', async () => {
    const { patient_id } = await waiting()
    await recordDeath(as(pcr), { patient_id, ...report })
    const { patient } = await correctDeath(as(manager), { patient_id, reason: 'by-mistake' })
    expect(patient).toMatchObject({ patient_active: true, in_pcr_queue: true })
  })
})
