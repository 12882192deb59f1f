import type { Calendar, WorkingHours } from '@clinic/contract/booking'
import type { Staff } from '@clinic/core/authorization/staff'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildPatient, buildSession, buildStaff } from '../../test/build.ts'
import { openTestDatabase, type TestDatabase } from '../../test/database.ts'
import { openTestHttp, type TestHttp } from '../../test/http.ts'
import { mountBooking } from './routes.ts'

let database: TestDatabase
let http: TestHttp
let np: Staff
let colleague: Staff
let manager: Staff
let admin: Staff
beforeAll(async () => {
  database = await openTestDatabase()
  http = await openTestHttp(database, (mount, services) => mountBooking(mount, { ...services, secret: 'a secret for tests' }))
  np = await buildStaff(database.sql, { first_name: 'Nadia', last_name: 'Early' })
  colleague = await buildStaff(database.sql, { first_name: 'Colin', last_name: 'Later' })
  manager = await buildStaff(database.sql, { groups: ['npManagers'] })
  admin = await buildStaff(database.sql, { groups: ['admins'] })
})
afterAll(async () => {
  await http.close()
  await database.close()
})

type Problem = { error?: { code: string; message: string } }
async function send<Body>(who: Staff, method: 'GET' | 'PUT', url: string, body?: object): Promise<{ status: number } & Body & Problem> {
  const headers = await buildSession(database.sql, who.id)
  const answer = await http.call(url, { method, headers, ...(body && { body }) })
  return { status: answer.statusCode, ...(answer.json() as Body & Problem) }
}
const hoursOf = (one: Staff) => `/api/booking/working_hours/${one.id}`
const read = (who: Staff, one: Staff) => send<WorkingHours>(who, 'GET', hoursOf(one))
const write = (who: Staff, one: Staff, body: object) => send<WorkingHours>(who, 'PUT', hoursOf(one), body)
const time = (weekday: number, starts: number, ends: number) => ({ weekday, starts, ends })

describe('working hours', () => {
  test('are empty at first, then sorted as the NP set them, audited', async () => {
    expect(await read(np, np)).toMatchObject({ status: 200, name: np.name, zone: 'America/Toronto', version: 0, hours: [], days_off: [] })
    const hours = [time(2, 540, 720), time(1, 780, 1020), time(1, 540, 720)]
    const days_off = [
      { first_day: '2026-07-06', last_day: '2026-07-10' },
      { first_day: '2026-07-01', last_day: '2026-07-05' },
    ]
    const saved = await write(np, np, { version: 0, hours, days_off })
    expect(saved).toMatchObject({
      status: 200,
      version: 1,
      hours: [time(1, 540, 720), time(1, 780, 1020), time(2, 540, 720)],
      days_off: [{ first_day: '2026-07-01', last_day: '2026-07-10' }],
    })
    expect(await read(manager, np)).toEqual(saved)
    const entries = await database.sql`
      select user_id, changes from audit_log where action = 'Update Working Hours' and entity_id = ${String(np.id)}`
    expect(entries).toEqual([
      { user_id: np.id, changes: { hours: { from: [], to: saved.hours }, days_off: { from: [], to: saved.days_off } } },
    ])
  })

  test('do not overwrite someone else’s change, even a concurrent one', async () => {
    const hoursOf = (weekday: number) => ({ version: 0, hours: [time(weekday, 480, 960)], days_off: [] })
    const both = await Promise.all([manager, colleague].map((who, place) => write(who, colleague, hoursOf(place + 3))))
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(both.find(({ status }) => status === 409)?.error?.code).toBe('hours-changed')
    expect(await write(admin, colleague, { version: 0, hours: [], days_off: [] })).toMatchObject({ status: 409 })
    expect(await write(admin, colleague, { version: 1, hours: [], days_off: [] })).toMatchObject({ status: 200, version: 2, hours: [] })
  })

  test('are for the NP and managers of NPs; users who treat no patients have none', async () => {
    expect(await read(np, colleague)).toMatchObject({ status: 403, error: { code: 'forbidden' } })
    expect(await write(np, colleague, { version: 2, hours: [], days_off: [] })).toMatchObject({ status: 403 })
    expect(await read(admin, admin)).toMatchObject({ status: 400, error: { code: 'np-not-found' } })
    expect(await send(manager, 'GET', '/api/booking/working_hours/999999')).toMatchObject({ status: 404 })
    const pcr = await buildStaff(database.sql, { groups: ['pcrs'] })
    expect(await read(pcr, pcr)).toMatchObject({ status: 403 })
  })

  test('that overlap or run backward are refused with a message and never stored', async () => {
    const tried = (hours: object[], days_off: object[] = []) => write(manager, colleague, { version: 2, hours, days_off })
    expect(await tried([time(4, 540, 720), time(4, 700, 800)])).toMatchObject({
      status: 400,
      error: { code: 'hours-overlap', message: 'Thursday hours overlap. Merge them or leave a gap.' },
    })
    expect(await tried([time(5, 720, 540)])).toMatchObject({ status: 400, error: { code: 'hours-order' } })
    expect(await tried([], [{ first_day: '2026-08-02', last_day: '2026-08-01' }])).toMatchObject({ error: { code: 'days-off-order' } })
    expect(await tried([time(8, 540, 600)])).toMatchObject({ status: 400, error: { code: 'invalid-input' } })
    const twice = database.sql`insert into working_hours values (${np.id}, 1, 600, 660)`
    await expect(twice).rejects.toThrow(/exclusion constraint/)
  })
})

describe('the calendar', () => {
  const seen = async (completed_at: string, undone_at: string | null = null, more = {}) => {
    const { patient_id } = await buildPatient(database.sql, more)
    await database.sql`
      insert into encounters (patient_id, user_id, was_new_patient, appointment_type, completed_at, undone_at)
      values (${patient_id}, ${np.id}, false, 'Renewal', ${completed_at}, ${undone_at})`
    return patient_id
  }
  const calendar = (who: Staff, from: string, to: string) => send<Calendar>(who, 'GET', `/api/booking/calendar?from=${from}&to=${to}`)

  test('shows hours, days off and completed appointments per clinic day, without undone ones (C-12, E-10)', async () => {
    await seen('2026-07-06T03:59:00.000Z')
    await seen('2026-07-06T04:00:00.000Z')
    await seen('2026-07-06T16:00:00.000Z', '2026-07-06T16:00:30.000Z')
    const { status, days, today } = await calendar(np, '2026-06-29', '2026-07-06')
    const nadia = (day: string) => days.find((one) => one.day === day)?.people.find(({ user_id }) => user_id === np.id)
    expect([status, today, days.length]).toEqual([200, '2026-03-02', 8])
    expect(nadia('2026-06-29')).toEqual({
      user_id: np.id,
      name: np.name,
      off: false,
      booked: 0,
      completed: 0,
      hours: [
        { starts: 540, ends: 720 },
        { starts: 780, ends: 1020 },
      ],
    })
    expect(nadia('2026-07-01')).toBeUndefined()
    expect(nadia('2026-07-05')).toMatchObject({ off: false, hours: [], completed: 1 })
    expect(nadia('2026-07-06')).toMatchObject({ off: true, hours: [], completed: 1 })
  })

  test('accepts at most six weeks, forward', async () => {
    expect((await calendar(np, '2026-06-01', '2026-07-12')).days).toHaveLength(42)
    expect(await calendar(np, '2026-06-01', '2026-07-13')).toMatchObject({ status: 400, error: { code: 'range-too-long' } })
    expect(await calendar(np, '2026-06-02', '2026-06-01')).toMatchObject({ status: 400, error: { code: 'date-needed' } })
  })

  test('of a day names patients whom the caller may see and counts the others (A-15)', async () => {
    const gone = await seen('2026-08-10T15:00:00.000Z')
    const back = await seen('2026-08-10T14:00:00.000Z', null, { in_np_queue: true, province: 'ON' })
    const day = (who: Staff) =>
      send<{ completed: number; patients: { patient_id: string }[] }>(who, 'GET', '/api/booking/calendar/2026-08-10')
    const idsFor = async (who: Staff) => (await day(who)).patients.map(({ patient_id }) => patient_id)
    expect(await idsFor(admin)).toEqual([back, gone])
    expect((await day(admin)).patients).toMatchObject([{ at: '10:00', practitioner: np.name }, { at: '11:00' }])
    expect(await idsFor(colleague)).toEqual([back])
    expect((await day(colleague)).completed).toBe(2)
    const elsewhere = await buildStaff(database.sql, { provinces: ['YT'] })
    expect(await idsFor(elsewhere)).toEqual([])
    expect(await send(np, 'GET', '/api/booking/calendar/yesterday')).toMatchObject({ status: 400 })
    for (const day of ['0001-01-01', '9999-12-31'])
      expect(await send(np, 'GET', `/api/booking/calendar/${day}`)).toMatchObject({ status: 400, error: { code: 'date-needed' } })
  })
})
