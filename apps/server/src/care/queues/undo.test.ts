import type { Staff } from '@clinic/core/authorization/staff'
import type { Patient } from '@clinic/core/patients/patient'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildPatient, buildStaff, staffContext, TEST_NOW } from '../../../test/build.ts'
import { type Answer, openTestClinic, type TestClinic } from '../../../test/clinic.ts'
import { buildNp, SECRET } from '../../booking/booked.harness.ts'
import { bookVisit } from '../../booking/visits/book-visit.ts'
import { cancelVisit } from '../../booking/visits/cancel-visit.ts'
import { listFreeTimes } from '../../booking/visits/list-visits.ts'
import { later } from '../../platform/clock.ts'
import { purgeSteps } from './purge-steps.ts'
import { undo } from './undo.ts'

let clinic: TestClinic
let np: Staff
let pcr: Staff
let boss: Staff
beforeAll(async () => {
  clinic = await openTestClinic({ connections: 10 })
  pcr = await buildStaff(clinic.sql, { groups: ['pcrs'] })
  boss = await buildStaff(clinic.sql, { groups: ['npManagers', 'pcrManagers'] })
})
afterAll(() => clinic.close())

const BEFORE = '2026-03-01T09:00:00.000Z'
const inNp = (more: Partial<Patient> = {}) =>
  buildPatient(clinic.sql, { in_np_queue: true, entered_np_queue_at: BEFORE, assigned_np: np.id, assigned_np_at: BEFORE, ...more })
const inPcr = (more: Partial<Patient> = {}) =>
  buildPatient(clinic.sql, { in_pcr_queue: true, entered_pcr_queue_at: BEFORE, assigned_pcr: pcr.id, assigned_pcr_at: BEFORE, ...more })
const undone = (staff: Staff, answer: Answer) =>
  clinic.as<{ patients: Record<string, unknown>[]; skipped: unknown[] }>(staff, 'POST /api/queues/undo', { ids: [answer.undo?.id ?? 0] })
const UNASSIGNED = { assigned_np: null, assigned_np_at: null } as const

describe('an undone change leaves the row as it was (C-12)', () => {
  type Case = [name: string, make: () => Promise<{ patient_id: string }>, who: () => Staff, call: string, body?: () => object]
  const REVIEW = { eligible: false, ineligible_reason: 'Schizophrenia', np_review_due_on: '2026-03-09' }
  const HELP = { need_pcr_help_flag: true, pcr_help_reason: 'Chatbot Help' }
  const HELD = { pcr_hold_reason: 'documents', pcr_hold_until: later(TEST_NOW, 7200) } as const
  test.each<Case>([
    ['claim as NP', () => inNp(UNASSIGNED), () => np, 'POST /api/queues/np/{id}/claim'],
    ['claim as PCR', () => inPcr({ assigned_pcr: null, assigned_pcr_at: null }), () => pcr, 'POST /api/queues/pcr/{id}/claim'],
    ['release as NP, with its hold', () => inNp({ on_hold_in_queue: true }), () => np, 'POST /api/queues/np/{id}/unassign'],
    ['release as PCR', () => inPcr(), () => pcr, 'POST /api/queues/pcr/{id}/unassign'],
    ['assigning', () => inNp(UNASSIGNED), () => boss, 'PUT /api/queues/np/{id}/assignee', () => ({ user_id: np.id })],
    ['taking from somebody', () => inNp(), () => boss, 'PUT /api/queues/np/{id}/assignee', () => ({ user_id: null })],
    ['hold', () => inNp(), () => np, 'POST /api/queues/np/{id}/hold'],
    ['hold until a time', () => inNp(), () => np, 'POST /api/queues/np/{id}/hold', () => ({ hold_until: later(TEST_NOW, 3600) })],
    [
      'end of a hold',
      () => inNp({ on_hold_in_queue: true, hold_until: later(TEST_NOW, 3600) }),
      () => np,
      'POST /api/queues/np/{id}/unhold',
    ],
    [
      'a PCR’s hold',
      () => inPcr(HELP),
      () => pcr,
      'POST /api/queues/pcr/{id}/hold',
      () => ({ reason: 'seller', until: later(TEST_NOW, 3600) }),
    ],
    ['end of a PCR’s hold', () => inPcr({ ...HELP, ...HELD }), () => pcr, 'POST /api/queues/pcr/{id}/unhold'],
    ['release as PCR, with a hold', () => inPcr(HELD), () => pcr, 'POST /api/queues/pcr/{id}/unassign'],
    ['completing a help request on hold', () => inPcr({ ...HELP, ...HELD }), () => pcr, 'POST /api/queues/pcr/{id}/complete_help'],
    ['sending to the NP queue from a hold', () => inPcr(HELD), () => pcr, 'POST /api/queues/pcr/{id}/send_to_np'],
    ['sending to the NP queue', () => inPcr({ system_notes: 'earlier' }), () => pcr, 'POST /api/queues/pcr/{id}/send_to_np'],
    ['sending back', () => inNp({ assigned_pcr: pcr.id }), () => np, 'POST /api/queues/np/{id}/send_back'],
    ['sending a review back', () => inNp(REVIEW), () => np, 'POST /api/queues/np/{id}/send_back'],
    ['completing a review', () => inNp(REVIEW), () => np, 'POST /api/queues/np/{id}/complete'],
    ['completing an appointment', () => inNp({ assigned_pcr: pcr.id }), () => np, 'POST /api/queues/np/{id}/complete'],
    ['completing a help request', () => inPcr(HELP), () => pcr, 'POST /api/queues/pcr/{id}/complete_help'],
    [
      'marking as ineligible',
      () => inPcr(HELP),
      () => pcr,
      'POST /api/patients/{id}/mark_ineligible',
      () => ({ ineligible_reason: 'Other' }),
    ],
    [
      'lowering a flag',
      () => inNp({ risks_vs_benefits_flags: { liver_disease: true } }),
      () => np,
      'POST /api/patients/{id}/flags/liver_disease/lower',
      () => ({ reason: 'Tested' }),
    ],
    ['setting the priority', () => inPcr(), () => boss, 'PUT /api/queues/pcr/{id}/priority', () => ({ priority: true })],
    [
      'clearing the priority',
      () => inPcr(HELP),
      () => boss,
      'PUT /api/queues/pcr/{id}/priority',
      () => ({ priority: false, confirmed: true }),
    ],
  ])('%s', async (_, make, who, call, body) => {
    np = await buildStaff(clinic.sql)
    const { patient_id } = await make()
    const before = await clinic.row(patient_id)
    const done = await clinic.as(who(), call.replace('{id}', patient_id), body?.())
    expect(done).toMatchObject({ status: 200, undo: { until: later(TEST_NOW, 60) } })
    expect(await clinic.row(patient_id)).not.toEqual(before)
    expect(await undone(who(), done)).toMatchObject({
      status: 200,
      skipped: [],
      message: '1 patient put back.',
      patients: [{ patient_id }],
    })
    expect(await clinic.row(patient_id)).toEqual(before)
    const [entry, deed] = await clinic.entries(patient_id)
    expect(entry).toMatchObject({ action: 'Undo Change', user_name: who().name })
    const turned = Object.entries(deed?.changes ?? {}).map(([field, { from, to }]) => [field, { from: to, to: from }])
    expect(entry?.changes).toMatchObject(Object.fromEntries(turned))
  })
})

describe('undoing', () => {
  beforeAll(async () => {
    np = await buildStaff(clinic.sql)
  })

  test('a completed appointment removes it from the history without rewriting it, and completing again counts again (C-8)', async () => {
    const { patient_id } = await inNp()
    const done = await clinic.as(np, `POST /api/queues/np/${patient_id}/complete`)
    await undone(np, done)
    await clinic.as(np, `POST /api/queues/np/${patient_id}/complete`)
    const rows = await clinic.sql`select user_id, completed_at, undone_at from encounters where patient_id = ${patient_id} order by id`
    expect(rows).toEqual([
      { user_id: np.id, completed_at: TEST_NOW, undone_at: TEST_NOW },
      { user_id: np.id, completed_at: TEST_NOW, undone_at: null },
    ])
  })

  test('of a call keeps the patient in line when the visit was cancelled since (F-3)', async () => {
    const admin = await buildStaff(clinic.sql, { groups: ['admins'] })
    const practitioner = await buildNp(clinic.sql)
    const { patient_id } = await buildPatient(clinic.sql, { async_questionnaire_complete: true, completed_appointment_at: BEFORE })
    const visits = { ...staffContext(clinic, admin), secret: SECRET, video: null }
    const [time] = await listFreeTimes(visits, { patient_id, visit: 'new', province: 'ON' })
    const visit = await bookVisit(visits, { patient_id, slotId: time?.slotId ?? '', province: 'ON', way: 'phone' })
    expect(visit.practitioner).toBe(practitioner.name)
    const called = await clinic.as(admin, `POST /api/patients/${patient_id}/calls`, { outcome: 'wrong-number', after: 0 })
    expect(await clinic.row(patient_id)).toMatchObject({ in_pcr_queue: true })
    await cancelVisit(visits, { patient_id, id: String(visit.id), reason: 'patient' })
    expect(await undone(admin, called)).toMatchObject({ status: 200 })
    expect(await clinic.row(patient_id)).toMatchObject({ in_pcr_queue: true, call_state: '' })
    const [entry] = await clinic.entries(patient_id)
    expect(entry).toMatchObject({ action: 'Undo Change', changes: { call_state: { to: '' } } })
  })

  test('expires after a minute, and is only for the user who made the change', async () => {
    const { patient_id } = await inNp(UNASSIGNED)
    const done = await clinic.as(np, `POST /api/queues/np/${patient_id}/claim`)
    const id = done.undo?.id ?? 0
    expect(await undone(boss, done)).toMatchObject({ status: 409, error: { code: 'undo-expired' } })
    await expect(undo(staffContext(clinic, np, later(TEST_NOW, 61)), id)).rejects.toMatchObject({ code: 'undo-expired' })
    expect(await undo(staffContext(clinic, np, later(TEST_NOW, 60)), id)).toMatchObject({ assigned_np: null })
  })

  test('is refused with the fresh row after a later change', async () => {
    const { patient_id } = await inNp(UNASSIGNED)
    const done = await clinic.as(np, `POST /api/queues/np/${patient_id}/claim`)
    await clinic.as(boss, `PUT /api/patients/${patient_id}/appointment_notes`, { appointment_notes: 'Call before noon.' })
    expect(await undone(np, done)).toMatchObject({
      status: 409,
      message: 'Someone else changed this patient. We’ve refreshed the row.',
      error: { code: 'version-conflict', details: { patient: { appointment_notes: 'Call before noon.', assigned_np: np.name } } },
    })
    expect(await clinic.row(patient_id)).toMatchObject({ assigned_np: np.id })
  })

  test('twice concurrently happens once, and a second time is reported as done', async () => {
    const { patient_id } = await inNp()
    const done = await clinic.as(np, `POST /api/queues/np/${patient_id}/hold`)
    const answers = await Promise.all([1, 2, 3].map(() => undone(np, done)))
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1)
    expect((await clinic.entries(patient_id)).filter(({ action }) => action === 'Undo Change')).toHaveLength(1)
    expect(await undone(np, done)).toMatchObject({ status: 409, error: { code: 'already-done' } })
  })

  test('a release needs room: a user who claimed five others keeps those (REQ-513)', async () => {
    const full = await buildStaff(clinic.sql)
    const mine = { assigned_np: full.id }
    const { patient_id } = await inNp(mine)
    const done = await clinic.as(full, `POST /api/queues/np/${patient_id}/unassign`)
    await Promise.all([1, 2, 3, 4, 5].map(() => inNp(mine)))
    expect(await undone(full, done)).toMatchObject({
      status: 409,
      message: `This can’t be undone: ${full.name} already has the maximum number of patients.`,
    })
  })

  test('five releases against five concurrent claims never leaves more than five active (REQ-513)', async () => {
    const busy = await buildStaff(clinic.sql)
    const held = await Promise.all([1, 2, 3, 4, 5].map(() => inNp({ assigned_np: busy.id })))
    const released = await Promise.all(held.map(({ patient_id }) => clinic.as(busy, `POST /api/queues/np/${patient_id}/unassign`)))
    const others = await Promise.all([1, 2, 3, 4, 5].map(() => inNp(UNASSIGNED)))
    await Promise.all([
      ...released.map((answer) => undone(busy, answer)),
      ...others.map(({ patient_id }) => clinic.as(busy, `POST /api/queues/np/${patient_id}/claim`)),
    ])
    const rows = await clinic.sql`select from patients where assigned_np = ${busy.id} and in_np_queue and not on_hold_in_queue`
    expect(rows).toHaveLength(5)
  })

  test('never returns a patient to a user whose queue is off by now (A-12)', async () => {
    const gone = await buildStaff(clinic.sql)
    const { patient_id } = await inNp({ assigned_np: gone.id })
    const done = await clinic.as(boss, `PUT /api/queues/np/${patient_id}/assignee`, { user_id: null })
    await clinic.sql`update users set queue_enabled = false where id = ${gone.id}`
    expect(await undone(boss, done)).toMatchObject({ status: 409, error: { code: 'undo-holder' } })
  })

  test('entries are deleted once expired', async () => {
    const { patient_id } = await inNp(UNASSIGNED)
    const done = await clinic.as(np, `POST /api/queues/np/${patient_id}/claim`)
    const id = done.undo?.id ?? 0
    const kept = () => clinic.sql`select from undo_steps where id = ${id}`
    await purgeSteps(clinic.sql, later(TEST_NOW, 60))
    expect(await kept()).toHaveLength(1)
    await purgeSteps(clinic.sql, later(TEST_NOW, 61))
    expect(await kept()).toHaveLength(0)
  })

  test('is not offered for anything but a transition, nor for an undo', async () => {
    const { patient_id } = await inNp()
    expect(await clinic.as(np, `PUT /api/patients/${patient_id}/appointment_notes`, { appointment_notes: 'x' })).toMatchObject({
      undo: null,
    })
    expect(await undone(np, await clinic.as(np, `POST /api/queues/np/${patient_id}/hold`))).not.toHaveProperty('undo')
  })
})
