import type { FreeTime } from '@clinic/contract/booking/visits'
import type { Staff } from '@clinic/core/authorization/staff'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { buildPatient, buildStaff, staffContext } from '../../../test/build.ts'
import { openTestDatabase, type TestDatabase } from '../../../test/database.ts'
import { readRecord } from '../../care/patients/read-record.ts'
import { later } from '../../platform/clock.ts'
import { buildNp, clearBooking, free, hold, SECRET } from '../booked.harness.ts'
import { makeLinkToken } from '../emails/make-link-token.ts'
import { bookByLink } from '../magic-links/book-by-link.ts'
import { listSlotsByLink } from '../magic-links/list-slots-by-link.ts'
import { readByLink } from '../magic-links/read-by-link.ts'
import { reserveByLink } from '../magic-links/reserve-by-link.ts'
import { bookVisit } from './book-visit.ts'
import { cancelVisit } from './cancel-visit.ts'
import type { VisitContext } from './change-visit.ts'
import type { VisitPlace } from './check-time.ts'
import { listFreeTimes, listVisits } from './list-visits.ts'
import { markNoShow } from './mark-no-show.ts'
import { moveVisit } from './move-visit.ts'
import { noteArrival } from './note-arrival.ts'

/** The database decides by its own clock who may open a record. */
const NOW = new Date().toISOString()
const ON = { province: 'ON', way: 'phone' } as const
const CALLERS = 20

let database: TestDatabase
let np: Staff
let pcr: Staff
beforeAll(async () => {
  database = await openTestDatabase({ connections: 6 })
})
beforeEach(async () => {
  await clearBooking(database.sql)
  np = await buildNp(database.sql)
  pcr = await buildStaff(database.sql, { groups: ['pcrs'] })
})
afterAll(() => database.close())

const as = (staff: Staff, { now = NOW, video = null as string | null } = {}): VisitContext => ({
  ...staffContext(database, staff, now),
  secret: SECRET,
  video,
})
const waiting = (more = {}) => buildPatient(database.sql, { in_pcr_queue: true, email: 'pat@example.org', ...more })
const times = (patient_id: string, province: VisitPlace['province'] = 'ON') =>
  listFreeTimes(as(pcr), { patient_id, visit: 'new', province })
const nth = (all: readonly FreeTime[], place = 0) => {
  const one = all[place]
  if (!one) throw new Error('no free time')
  return one
}
const opens = (staff: Staff, patient_id: string) =>
  readRecord(staffContext(database, staff, NOW), patient_id).then(
    () => true,
    () => false,
  )
const entries = (patient_id: string) => database.sql<{ action: string; user_id: number; description: string }[]>`
  select action, user_id, description from audit_log where patient_id = ${patient_id} and action like 'Appointment %' order by id`
const mails = (id: number) => database.sql<{ kind: string }[]>`
  select kind from appointment_mails where appointment_id = ${id} and kind not like 'reminder%' order by id`
async function booked(place = 0) {
  const { patient_id } = await waiting()
  const all = await times(patient_id)
  const visit = await bookVisit(as(pcr), { patient_id, slotId: nth(all, place).slotId, ...ON })
  return { patient_id, visit, id: String(visit.id), all }
}

describe('booking by staff (F-9)', () => {
  test('puts the visit, the emails and the audit entry in place, and opens the record to its practitioner (F-1)', async () => {
    const { patient_id } = await waiting()
    expect(await opens(np, patient_id)).toBe(false)
    const { slotId } = nth(await times(patient_id))
    const visit = await bookVisit(as(pcr), { patient_id, slotId, ...ON })
    expect(visit).toMatchObject({ state: 'booked', way: 'phone', province: 'ON', practitioner: np.name, sameClock: true })
    expect(visit.actions).toContain('move')
    expect(await opens(np, patient_id)).toBe(true)
    expect(await mails(visit.id)).toEqual([{ kind: 'confirmed' }])
    expect(await entries(patient_id)).toEqual([
      { action: 'Appointment Booked', user_id: pcr.id, description: expect.stringMatching(/^Booked \(phone\) for .* with /) },
    ])
    const [row] = await database.sql<{ uid: string; booked_by: number }[]>`select uid, booked_by from appointments where id = ${visit.id}`
    expect(row?.booked_by).toBe(pcr.id)
    const link = { ...as(pcr), brand: 'TCN AI', from: 'no-reply@clinic.example' }
    expect(await readByLink(link, makeLinkToken(SECRET, row?.uid ?? ''))).toMatchObject({ state: 'booked' })
    expect((await listVisits(as(np), patient_id)).visits).toMatchObject([{ id: visit.id, state: 'booked' }])
  })

  test('is for staff who may open the record, and a visit is only found with its own patient', async () => {
    const { patient_id, id, all } = await booked()
    const stranger = await buildStaff(database.sql, { groups: ['pcrs'], provinces: ['BC'] })
    const place = { slotId: nth(all, 1).slotId, ...ON }
    const other = await waiting()
    for (const run of [
      () => listVisits(as(stranger), patient_id),
      () => listFreeTimes(as(stranger), { patient_id, visit: 'new', province: 'ON' }),
      () => bookVisit(as(stranger), { patient_id, ...place }),
      () => moveVisit(as(stranger), { patient_id, id, ...place }),
      () => cancelVisit(as(stranger), { patient_id, id, reason: 'clinic' }),
      () => markNoShow(as(stranger), { patient_id, id }),
      () => noteArrival(as(stranger), { patient_id, id }),
    ])
      await expect(run()).rejects.toMatchObject({ code: 'patient-not-found' })
    for (const wrong of [id, '0', 'x'])
      await expect(cancelVisit(as(pcr), { ...other, id: wrong, reason: 'clinic' })).rejects.toMatchObject({ code: 'appointment-not-found' })
  })

  test('goes by where the patient will be: who is licensed there, and the clock there', async () => {
    const west = await buildNp(database.sql, { provinces: ['BC'] })
    const { patient_id } = await waiting()
    const there = await times(patient_id, 'BC')
    expect(new Set(there.map(({ practitioner }) => practitioner))).toEqual(new Set([west.name]))
    expect(nth(there)).toMatchObject({
      sameClock: false,
      local: expect.stringContaining('Pacific'),
      clinic: expect.stringContaining('Eastern'),
    })
    const { slotId } = nth(there)
    await expect(bookVisit(as(pcr), { patient_id, slotId, ...ON })).rejects.toMatchObject({ code: 'slot-taken' })
    expect(await bookVisit(as(pcr), { patient_id, slotId, province: 'BC', way: 'phone' })).toMatchObject({
      province: 'BC',
      sameClock: false,
    })
  })

  test('moved by the patient’s link stays where the patient will be', async () => {
    await buildNp(database.sql, { provinces: ['BC'] })
    const { patient_id } = await waiting()
    const { slotId } = nth(await times(patient_id, 'BC'))
    const visit = await bookVisit(as(pcr), { patient_id, slotId, province: 'BC', way: 'phone' })
    const [row] = await database.sql<{ uid: string }[]>`select uid from appointments where id = ${visit.id}`
    const link = { ...as(pcr), brand: 'TCN AI', from: 'no-reply@clinic.example' }
    const key = makeLinkToken(SECRET, row?.uid ?? '')
    const offered = await listSlotsByLink(link, key)
    const there = new Set((await times(patient_id, 'BC')).map((time) => time.slotId))
    expect(offered.length).toBeGreaterThan(0)
    expect(offered.filter((slot) => !there.has(slot.slotId))).toEqual([])
    const home = nth(await times(patient_id))
    await expect(reserveByLink(link, { key, slotId: home.slotId })).rejects.toMatchObject({ code: 'slot-taken' })
    await reserveByLink(link, { key, slotId: offered[3]?.slotId ?? '' })
    await bookByLink(link, key)
    expect((await listVisits(as(pcr), patient_id)).visits).toMatchObject([{ slotId: offered[3]?.slotId, province: 'BC', way: 'phone' }])
  })

  test('by video needs the clinic’s video link', async () => {
    const { patient_id } = await waiting()
    const order = { patient_id, slotId: nth(await times(patient_id)).slotId, province: 'ON', way: 'video' } as const
    await expect(bookVisit(as(pcr), order)).rejects.toMatchObject({ code: 'video-not-set' })
    expect(await bookVisit(as(pcr, { video: 'https://video.example/clinic' }), order)).toMatchObject({ way: 'video' })
  })

  test('of one time by twenty at once succeeds once, and leaves one entry', async () => {
    const patients = await Promise.all(Array.from({ length: CALLERS }, () => waiting()))
    const { slotId } = nth(await times(patients[0]?.patient_id ?? ''))
    const outcomes = await Promise.allSettled(patients.map(({ patient_id }) => bookVisit(as(pcr), { patient_id, slotId, ...ON })))
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    for (const one of outcomes) if (one.status === 'rejected') expect(one.reason).toMatchObject({ code: 'slot-taken' })
    expect(await database.sql`select from appointments`).toHaveLength(1)
    expect((await Promise.all(patients.map(({ patient_id }) => entries(patient_id)))).flat()).toHaveLength(1)
  })

  test('of twenty times for one patient at once books one of them', async () => {
    const { patient_id } = await waiting()
    const all = await times(patient_id)
    const outcomes = await Promise.allSettled(
      Array.from({ length: CALLERS }, (_, place) => bookVisit(as(pcr), { patient_id, slotId: nth(all, place).slotId, ...ON })),
    )
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    for (const one of outcomes) if (one.status === 'rejected') expect(one.reason).toMatchObject({ code: 'visit-booked' })
  })

  test('does not take a time that another patient is booking in the chat', async () => {
    const [theirs] = await free(database.sql, { now: NOW })
    const [other, { patient_id }] = [await waiting(), await waiting()]
    await hold(database.sql, { ...other, slotId: theirs?.slotId ?? '', now: NOW })
    await expect(bookVisit(as(pcr), { patient_id, slotId: theirs?.slotId ?? '', ...ON })).rejects.toMatchObject({ code: 'slot-taken' })
  })
})

describe('a booked visit', () => {
  test('moves with its link, tells the patient, and changes whose it is', async () => {
    const { patient_id, id, visit } = await booked()
    await database.sql`update appointment_mails set claimed_at = ${NOW} where kind = 'confirmed'`
    const colleague = await buildNp(database.sql)
    const theirs = (await times(patient_id)).find(({ practitioner }) => practitioner === colleague.name)
    const moved = await moveVisit(as(np), { patient_id, id, slotId: theirs?.slotId ?? '', ...ON })
    expect(moved).toMatchObject({ id: visit.id, practitioner: colleague.name, state: 'booked' })
    expect([await opens(np, patient_id), await opens(colleague, patient_id)]).toEqual([false, true])
    expect((await mails(visit.id)).map(({ kind }) => kind)).toEqual(['confirmed', 'moved'])
    expect((await entries(patient_id)).map(({ action }) => action)).toEqual(['Appointment Booked', 'Appointment Rescheduled'])
  })

  test('does not move to a time that is taken', async () => {
    const first = await booked()
    const second = await booked(1)
    await expect(moveVisit(as(pcr), { ...second, slotId: first.visit.slotId, ...ON })).rejects.toMatchObject({ code: 'slot-taken' })
    expect((await listVisits(as(pcr), second.patient_id)).visits).toMatchObject([{ startAt: second.visit.startAt }])
  })

  test('moved to one time by twenty at once is moved once', async () => {
    const visits = []
    for (let place = 0; place < 6; place += 1) visits.push(await booked())
    const { slotId } = nth(await times(visits[0]?.patient_id ?? ''), 3)
    const outcomes = await Promise.allSettled(visits.map(({ patient_id, id }) => moveVisit(as(pcr), { patient_id, id, slotId, ...ON })))
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    for (const one of outcomes) if (one.status === 'rejected') expect(one.reason).toMatchObject({ code: 'slot-taken' })
  })

  test('is cancelled with a reason, which tells the patient, frees the time and closes the record', async () => {
    const { patient_id, id, visit } = await booked()
    await database.sql`update appointment_mails set claimed_at = ${NOW} where kind = 'confirmed'`
    const cancelled = await cancelVisit(as(pcr), { patient_id, id, reason: 'practitioner' })
    expect(cancelled).toMatchObject({ state: 'cancelled', cancel_reason: 'practitioner', actions: [] })
    expect((await mails(visit.id)).map(({ kind }) => kind)).toEqual(['confirmed', 'cancelled'])
    expect((await entries(patient_id)).at(-1)?.description).toMatch(/^Cancelled, the practitioner is away: /)
    expect((await times(patient_id)).some(({ slotId }) => slotId === visit.slotId)).toBe(true)
    expect(await opens(np, patient_id)).toBe(false)
  })

  test('is missed or arrived at, each correcting the other on its day', async () => {
    const { patient_id, id, visit } = await booked()
    const named = { patient_id, id }
    const at = (minutes: number) => as(pcr, { now: later(visit.startAt, minutes * 60) })
    await expect(markNoShow(at(-1), named)).rejects.toMatchObject({ code: 'visit-not-begun' })
    await expect(noteArrival(at(-24 * 60), named)).rejects.toMatchObject({ code: 'visit-not-today' })
    expect(await noteArrival(at(-5), named)).toMatchObject({ state: 'booked', arrived_at: later(visit.startAt, -300) })
    expect(await markNoShow(at(10), named)).toMatchObject({ state: 'no-show', arrived_at: null, actions: ['arrive'] })
    expect(await noteArrival(at(15), named)).toMatchObject({ state: 'booked', arrived_at: later(visit.startAt, 900), actions: ['no-show'] })
    await expect(cancelVisit(at(15), { ...named, reason: 'clinic' })).rejects.toMatchObject({ code: 'appointment-over' })
    expect((await entries(patient_id)).map(({ action }) => action).slice(1)).toEqual([
      'Appointment Arrival',
      'Appointment No-Show',
      'Appointment Arrival',
    ])
  })

  test('after a no-show the next one is booked, and the missed one can no longer be arrived at', async () => {
    const { patient_id, id, visit } = await booked()
    const late = as(pcr, { now: later(visit.startAt, 600) })
    await markNoShow(late, { patient_id, id })
    const again = nth(await listFreeTimes(late, { patient_id, visit: 'new', province: 'ON' }))
    expect(await bookVisit(late, { patient_id, slotId: again.slotId, ...ON })).toMatchObject({ state: 'booked' })
    await expect(noteArrival(late, { patient_id, id })).rejects.toMatchObject({ code: 'visit-booked' })
    expect((await listVisits(late, patient_id)).visits.map(({ state }) => state)).toEqual(['booked', 'no-show'])
  })

  test('repeated calls change nothing and leave no entry (REQ-671, decision 0063)', async () => {
    const { patient_id, visit, id, all } = await booked()
    const named = { patient_id, id }
    const twice = async (call: () => Promise<unknown>, more: number) => {
      const before = (await entries(patient_id)).length
      expect(await call()).toEqual(await call())
      expect((await entries(patient_id)).length - before).toBe(more)
    }
    await twice(() => bookVisit(as(pcr), { patient_id, slotId: visit.slotId, ...ON }), 0)
    await expect(bookVisit(as(pcr), { patient_id, slotId: nth(all, 3).slotId, ...ON })).rejects.toMatchObject({ code: 'visit-booked' })
    await twice(() => moveVisit(as(pcr), { ...named, slotId: nth(all, 3).slotId, ...ON }), 1)
    const begun = as(pcr, { now: later(nth(all, 3).startAt, 60) })
    await twice(() => noteArrival(begun, named), 1)
    await twice(() => markNoShow(begun, named), 1)
    const next = await booked(4)
    const before = (await entries(next.patient_id)).length
    const cancel = () => cancelVisit(as(pcr), { ...next, reason: 'patient' })
    expect(await cancel()).toEqual(await cancel())
    expect((await entries(next.patient_id)).length - before).toBe(1)
    await expect(cancelVisit(as(pcr), { ...next, reason: 'clinic' })).rejects.toMatchObject({ code: 'appointment-cancelled' })
  })
})
