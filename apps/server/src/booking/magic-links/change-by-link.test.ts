import type { AppointmentByLink, BookingDay, Calendar, Slot } from '@clinic/contract/booking'
import type { Staff } from '@clinic/core/authorization/staff'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { buildPatient, buildSession, buildStaff } from '../../../test/build.ts'
import { openTestDatabase, type TestDatabase } from '../../../test/database.ts'
import { openTestHttp, type TestHttp } from '../../../test/http.ts'
import { buildBooked, buildNp, clearBooking, free, hold, SECRET } from '../booked.harness.ts'
import { mountBooking } from '../routes.ts'

let database: TestDatabase
let http: TestHttp
let np: Staff
beforeAll(async () => {
  database = await openTestDatabase({ connections: 12 })
})
beforeEach(async () => {
  await clearBooking(database.sql)
  await database.sql`delete from throttles`
  http = await openTestHttp(database, (mount, services) => mountBooking(mount, { ...services, secret: SECRET }))
  np = await buildNp(database.sql)
  return () => http.close()
})
afterAll(() => database.close())

type Refused = { error?: { code: string } }
type Shown = AppointmentByLink & Refused & { status: number }
async function ask(verb: 'hold' | 'book' | 'release' | 'cancel' | 'restore', body: object): Promise<Shown> {
  const answer = await http.call(`/api/booking/link/${verb}`, { body })
  return { ...answer.json<AppointmentByLink & Refused>(), status: answer.statusCode }
}
async function read(key: string): Promise<Shown> {
  const answer = await http.call(`/api/booking/link?key=${key}`)
  return { ...answer.json<AppointmentByLink & Refused>(), status: answer.statusCode }
}
const slots = async (key: string) => (await http.call(`/api/booking/link/slots?key=${key}`)).json<Slot[]>()
const actions = async (patient_id: string) =>
  (await database.sql`select action, user_name from audit_log where patient_id = ${patient_id} order by id`).map((one) => one.action)

describe('the link in a patient’s email', () => {
  test('shows time, practitioner and type of visit, and nothing else about the patient', async () => {
    const { key, slot, patient_id, email } = await buildBooked(database.sql, { first_name: 'Wilhelmina' })
    const shown = await read(key)
    expect(shown).toMatchObject({ status: 200, state: 'booked', slot, sameClock: true, held: null, undo_seconds: 0 })
    const text = JSON.stringify(shown)
    for (const secret of [patient_id, email, 'Wilhelmina', key]) expect(text).not.toContain(secret)
    expect(shown.calendar).toContain('METHOD:PUBLISH')
    expect(shown.calendar).not.toMatch(/visit|renewal|cannabis/i)
  })

  test('with an unknown token is refused, and repeated guesses are throttled', async () => {
    const { key } = await buildBooked(database.sql)
    expect(await read('x'.repeat(43))).toMatchObject({ status: 404, error: { code: 'appointment-link-invalid' } })
    for (let turn = 1; turn < 30; turn += 1) await read(`${key}${turn}`)
    expect(await read(`${key}x`)).toMatchObject({ status: 429, error: { code: 'too-many-attempts' } })
    http.wait(601)
    for (let turn = 0; turn < 40; turn += 1) expect((await read(key)).status).toBe(200)
  })

  test('moves the appointment: another slot is offered, reserved, booked; the calendar file gets a higher sequence number', async () => {
    const { key, slot, patient_id } = await buildBooked(database.sql)
    const offered = await slots(key)
    expect(offered.length).toBeGreaterThan(10)
    expect(offered.map(({ startAt }) => startAt)).not.toContain(slot.startAt)
    const chosen = offered[7]
    const held = await ask('hold', { key, slotId: chosen?.slotId })
    expect(held).toMatchObject({ status: 200, state: 'booked', slot, held: { slot: chosen, seconds: 600 } })
    http.wait(60)
    expect((await read(key)).held?.seconds).toBe(540)
    const moved = await ask('book', { key })
    expect(moved).toMatchObject({ status: 200, state: 'booked', slot: chosen, held: null })
    expect(moved.calendar).toContain('SEQUENCE:1\r\n')
    expect((await slots(key)).map(({ startAt }) => startAt)).toContain(slot.startAt)
    const entries =
      await database.sql`select user_name, changes from audit_log where patient_id = ${patient_id} and action = 'Appointment Rescheduled'`
    expect(entries).toEqual([
      {
        user_name: 'Patient, by link',
        changes: { starts_at: { from: slot.startAt, to: chosen?.startAt }, np: { from: np.name, to: np.name } },
      },
    ])
  })

  test('keeps the old slot while another is reserved, released or expires', async () => {
    const { key, slot } = await buildBooked(database.sql)
    const [first, second] = await slots(key)
    await ask('hold', { key, slotId: first?.slotId })
    expect(await ask('release', { key })).toMatchObject({ status: 200, slot, held: null })
    expect(await ask('book', { key })).toMatchObject({ status: 409, error: { code: 'hold-over' } })
    await ask('hold', { key, slotId: second?.slotId })
    http.wait(600)
    expect(await ask('book', { key })).toMatchObject({ status: 409, error: { code: 'hold-over' } })
    expect(await read(key)).toMatchObject({ state: 'booked', slot, held: null })
  })

  test('refuses a slot taken by someone else, or for another type of visit', async () => {
    const { key } = await buildBooked(database.sql)
    const [first, second] = await slots(key)
    await hold(database.sql, { ...(await buildPatient(database.sql)), slotId: first?.slotId ?? '' })
    expect(await ask('hold', { key, slotId: first?.slotId })).toMatchObject({ status: 409, error: { code: 'slot-taken' } })
    expect(await ask('hold', { key, slotId: second?.slotId.replace('new', 'renewal') })).toMatchObject({ error: { code: 'slot-taken' } })
  })

  test('cancels, and undoes that within a minute; repeating it has no effect', async () => {
    const { key, patient_id, slot } = await buildBooked(database.sql)
    expect(await ask('cancel', { key })).toMatchObject({ status: 200, state: 'cancelled', undo_seconds: 60 })
    expect(await ask('cancel', { key })).toMatchObject({ status: 409, error: { code: 'appointment-cancelled' } })
    http.wait(59)
    const both = await Promise.all([ask('restore', { key }), ask('restore', { key })])
    expect(both.some(({ status }) => status === 200)).toBe(true)
    expect(await read(key)).toMatchObject({ state: 'booked', slot, undo_seconds: 0 })
    expect((await actions(patient_id)).filter((action) => action === 'Appointment Restored')).toHaveLength(1)
    await ask('cancel', { key })
    http.wait(60)
    expect(await ask('restore', { key })).toMatchObject({ status: 409, error: { code: 'undo-expired' } })
    expect((await read(key)).calendar).toContain('STATUS:CANCELLED')
  })

  test('does not undo a cancellation when the slot is taken', async () => {
    const { key, slot } = await buildBooked(database.sql)
    await ask('cancel', { key })
    expect(await hold(database.sql, { ...(await buildPatient(database.sql)), slotId: slot.slotId })).not.toBeNull()
    expect(await ask('restore', { key })).toMatchObject({ status: 409, error: { code: 'slot-taken' } })
    expect(await read(key)).toMatchObject({ state: 'cancelled' })
  })

  test('changes nothing once the visit has started', async () => {
    const { key, slot } = await buildBooked(database.sql)
    http.wait((Date.parse(slot.startAt) - Date.parse(http.services.now())) / 1000)
    expect(await read(key)).toMatchObject({ state: 'over' })
    expect(await ask('cancel', { key })).toMatchObject({ status: 409, error: { code: 'appointment-over' } })
    expect((await http.call(`/api/booking/link/slots?key=${key}`)).statusCode).toBe(409)
  })
})

describe('the staff’s calendar', () => {
  const as = async <T>(who: Staff, url: string, method: 'GET' | 'POST' = 'GET') => {
    const answer = await http.call(url, { method, headers: await buildSession(database.sql, who.id) })
    return { status: answer.statusCode, ...answer.json<T & Refused>() }
  }

  test('counts and lists booked and reserved slots, naming the patient to callers who may see them and to their practitioner (A-15)', async () => {
    const { patient_id, slot, id } = await buildBooked(database.sql)
    const day = slot.startAt.slice(0, 10)
    const [next] = (await free(database.sql)).filter(({ localDate }) => localDate === day)
    await hold(database.sql, { ...(await buildPatient(database.sql)), slotId: next?.slotId ?? '' })
    const manager = await buildStaff(database.sql, { groups: ['npManagers'] })
    const calendar = await as<Calendar>(manager, `/api/booking/calendar?from=${day}&to=${day}`)
    expect(calendar.days[0]?.people).toMatchObject([{ user_id: np.id, booked: 2, completed: 0 }])
    const dayFor = async (who: Staff) => (await as<BookingDay>(who, `/api/booking/calendar/${day}`)).booked
    const mine = await dayFor(np)
    expect(mine).toHaveLength(2)
    expect(mine.find((one) => one.id === id)).toMatchObject({
      patient_id,
      held: false,
      opens: false,
      may_cancel: true,
      visit: 'First visit',
    })
    expect((await dayFor(manager)).find((one) => one.id === id)).toMatchObject({ patient_id: null, name: null, may_cancel: true })
    await database.sql`update patients set in_np_queue = true, entered_np_queue_at = now() where patient_id = ${patient_id}`
    expect((await dayFor(manager)).find((one) => one.id === id)).toMatchObject({ patient_id, opens: true })
    const elsewhere = await buildStaff(database.sql, { provinces: ['YT'] })
    expect((await dayFor(elsewhere)).find((one) => one.id === id)).toMatchObject({ patient_id: null, may_cancel: false })
  })

  test('lets only the practitioner and managers cancel', async () => {
    const { id, key, patient_id } = await buildBooked(database.sql)
    const colleague = await buildStaff(database.sql)
    const cancel = (who: Staff, which: string | number = id) => as<{ id: number }>(who, `/api/booking/appointments/${which}/cancel`, 'POST')
    expect(await cancel(colleague)).toMatchObject({ status: 403 })
    expect(await cancel(np)).toMatchObject({ status: 200, id })
    expect(await cancel(np)).toMatchObject({ status: 409, error: { code: 'appointment-cancelled' } })
    expect(await cancel(np, 'none')).toMatchObject({ status: 404, error: { code: 'appointment-not-found' } })
    expect(await read(key)).toMatchObject({ state: 'cancelled' })
    expect((await actions(patient_id)).slice(-2)).toEqual(['Appointment Cancelled', 'Returned To Queue'])
  })
})
