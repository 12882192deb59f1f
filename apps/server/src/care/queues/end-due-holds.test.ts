import type { Staff } from '@clinic/core/authorization/staff'
import { noHelp, notInPcrQueue, type Patient } from '@clinic/core/patients/patient'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { buildPatient, buildStaff, TEST_NOW } from '../../../test/build.ts'
import { openTestClinic, type TestClinic } from '../../../test/clinic.ts'
import { later, minuteIn } from '../../platform/clock.ts'
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

describe('a PCR’s hold', () => {
  let pcr: Staff
  let other: Staff
  const HELP = { need_pcr_help_flag: true, pcr_help_reason: 'Chatbot Help' } as const
  const inPcr = (more: Partial<Patient> = {}) => buildPatient(clinic.sql, { in_pcr_queue: true, assigned_pcr: pcr.id, ...HELP, ...more })
  const until = later(TEST_NOW, DAY)
  const HELD = { pcr_hold_reason: 'documents', pcr_hold_until: until } as const
  const NONE = { pcr_hold_reason: '', pcr_hold_until: null }
  const holdFor = (patient_id: string, body: object = { reason: 'documents', until }) =>
    clinic.as(pcr, `POST /api/queues/pcr/${patient_id}/hold`, body)
  const said = async (patient_id: string) =>
    (await clinic.sql<{ description: string }[]>`select description from audit_log where patient_id = ${patient_id} order by id`).map(
      ({ description }) => description,
    )
  beforeAll(async () => {
    pcr = await buildStaff(clinic.sql, { groups: ['pcrs'] })
    other = await buildStaff(clinic.sql, { groups: ['pcrs'] })
  })

  test('is stored with its reason and its end, in the row and in the audit log, and can be changed and ended', async () => {
    const { patient_id } = await inPcr()
    expect(await holdFor(patient_id)).toMatchObject({ status: 200, message: 'Patient placed on hold', patient: { ...HELD, ...HELP } })
    expect(await clinic.entries(patient_id)).toMatchObject([
      {
        action: 'Hold Patient',
        user_name: pcr.name,
        changes: { pcr_hold_reason: { from: '', to: 'documents' }, pcr_hold_until: { from: null, to: until } },
      },
    ])
    expect(await said(patient_id)).toEqual([
      `Put on hold in the PCR queue until ${minuteIn('America/Toronto', until)}: waiting for documents`,
    ])
    expect(await holdFor(patient_id, { reason: 'seller', until: '2026-03-02T11:00:00-05:00' })).toMatchObject({
      patient: { pcr_hold_reason: 'seller', pcr_hold_until: later(TEST_NOW, HOUR) },
    })
    expect(await clinic.as(pcr, `POST /api/queues/pcr/${patient_id}/unhold`)).toMatchObject({
      message: 'Patient removed from hold',
      patient: { ...NONE, assigned_pcr_id: pcr.id },
    })
  })

  test('needs a known reason and an end that is ahead, and names the field', async () => {
    const { patient_id } = await inPcr()
    const bad = [
      [{ until }, 'reason'],
      [{ reason: '', until }, 'reason'],
      [{ reason: 'tired', until }, 'reason'],
      [{ reason: 'documents' }, 'until'],
      [{ reason: 'documents', until: null }, 'until'],
      [{ reason: 'documents', until: TEST_NOW }, 'until'],
      [{ reason: 'documents', until: later(TEST_NOW, 90 * DAY + 1) }, 'until'],
    ] as const
    for (const [body, field] of bad)
      expect(await holdFor(patient_id, body)).toMatchObject({
        status: 400,
        error: { code: 'invalid-input', fields: { [field]: expect.any(String) } },
      })
    expect(await clinic.row(patient_id)).toMatchObject(NONE)
    expect(await clinic.entries(patient_id)).toEqual([])
  })

  test('is for their own PCR: another one is refused, and nothing is written', async () => {
    const { patient_id } = await inPcr({ assigned_pcr: other.id })
    expect(await holdFor(patient_id)).toMatchObject({ status: 403, error: { code: 'not-yours' } })
    expect(await clinic.row(patient_id)).toMatchObject(NONE)
  })

  test('ends at its time, by the scheduler', async () => {
    const { patient_id } = await inPcr(HELD)
    await endAt(later(until, -1))
    expect(await clinic.row(patient_id)).toMatchObject(HELD)
    await endAt(until)
    expect(await clinic.row(patient_id)).toMatchObject({ ...NONE, ...HELP, assigned_pcr: pcr.id })
    expect(await clinic.entries(patient_id)).toMatchObject([{ action: 'Unhold Patient', user_name: 'Schedule' }])
    expect(await said(patient_id)).toEqual(['Taken off hold: its time was over'])
  })

  test.each<[string, Partial<Patient>, Partial<Patient>]>([
    ['another PCR', {}, { assigned_pcr: 0 }],
    ['no PCR', {}, { assigned_pcr: null, assigned_pcr_at: null }],
    ['an urgent request', {}, { urgent_reason: 'suicide' }],
    ['a new request for help', { need_pcr_help_flag: false, pcr_help_reason: '' }, HELP],
    ['a call that is due', {}, { call_state: 'due', next_call_at: TEST_NOW, next_call_local: '2026-03-02 10:00' }],
    ['the end of the stay', {}, { ...noHelp, ...notInPcrQueue }],
  ])('ends with %s, whichever version of the program writes it', async (_, before, written) => {
    const { patient_id } = await inPcr({ ...HELD, ...before })
    const fields = written.assigned_pcr === 0 ? { assigned_pcr: other.id } : written
    await clinic.sql`update patients set ${clinic.sql(fields as Record<string, never>)} where patient_id = ${patient_id}`
    expect(await clinic.row(patient_id)).toMatchObject(NONE)
  })
})
