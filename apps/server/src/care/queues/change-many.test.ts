import type { BulkResult } from '@clinic/contract/queues'
import type { Staff } from '@clinic/core/authorization/staff'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildPatient, buildStaff, TEST_NOW } from '../../../test/build.ts'
import { openTestClinic, type TestClinic } from '../../../test/clinic.ts'
import { later } from '../../platform/clock.ts'

let clinic: TestClinic
let manager: Staff
let pcr: Staff
let np: Staff
beforeAll(async () => {
  clinic = await openTestClinic({ connections: 12 })
  manager = await buildStaff(clinic.sql, { groups: ['npManagers', 'pcrManagers'], provinces: ['ON'] })
  pcr = await buildStaff(clinic.sql, { groups: ['pcrs'] })
  np = await buildStaff(clinic.sql)
})
afterAll(() => clinic.close())

const bulk = (staff: Staff, queue: string, body: object) => clinic.as<BulkResult>(staff, `POST /api/queues/${queue}/bulk`, body)
async function make(count: number, more: object): Promise<string[]> {
  const made = await Promise.all(Array.from({ length: count }, () => buildPatient(clinic.sql, more)))
  return made.map(({ patient_id }) => patient_id)
}
const BEFORE = '2026-03-01T09:00:00.000Z'
const inPcr = { in_pcr_queue: true, entered_pcr_queue_at: BEFORE }
const inNp = { in_np_queue: true, entered_np_queue_at: BEFORE }
const undoAll = (staff: Staff, { undo }: { undo: { ids?: number[] } | null }) =>
  clinic.as<{ patients: unknown[]; skipped: { code: string; count: number }[] }>(staff, 'POST /api/queues/undo', { ids: undo?.ids ?? [] })

describe('a bulk action', () => {
  test('applies the rule to each, and says who was skipped and why', async () => {
    const free = await make(3, inPcr)
    const taken = await make(2, { ...inPcr, assigned_pcr: manager.id })
    const answer = await bulk(pcr, 'pcr', { verb: 'claim', patients: [...free, ...taken, ...free, 'nobody-of-that-id'] })
    expect(answer).toMatchObject({
      status: 200,
      done: 3,
      undo: { until: later(TEST_NOW, 60) },
      message: '3 patients claimed. 3 skipped: 2 × This patient has already been claimed by another user. 1 × Patient not found.',
      skipped: [
        { code: 'already-claimed', count: 2, patients: taken },
        { code: 'patient-not-found', count: 1, patients: ['nobody-of-that-id'] },
      ],
    })
    for (const patient_id of free)
      expect(await clinic.entries(patient_id)).toMatchObject([{ action: 'Claim Patient', user_name: pcr.name }])
  })

  test('says once what is wrong with the licence of an NP who claims (F-7)', async () => {
    const patients = await make(2, inNp)
    expect(await bulk(np, 'np', { verb: 'claim', patients })).toMatchObject({
      done: 2,
      message: '2 patients claimed. Your licence in Ontario has not been verified yet. Please tell an administrator.',
    })
  })

  test('can be undone as a whole, except where someone has changed the row since (C-12)', async () => {
    const patients = await make(4, inPcr)
    const answer = await bulk(pcr, 'pcr', { verb: 'claim', patients })
    await clinic.as(pcr, `PUT /api/patients/${patients[0]}/appointment_notes`, { appointment_notes: 'rang' })
    const back = await undoAll(pcr, answer as unknown as { undo: { ids: number[] } })
    expect(back).toMatchObject({ status: 200, skipped: [{ code: 'version-conflict', count: 1 }] })
    expect(back.patients).toHaveLength(3)
    expect(back.message).toBe('3 patients put back. 1 skipped: Someone else changed this patient. We’ve refreshed the row.')
  })

  test('stops at the limit of five (REQ-513, REQ-520)', async () => {
    const loner = await buildStaff(clinic.sql)
    const patients = await make(8, { in_np_queue: true })
    expect(await bulk(loner, 'np', { verb: 'claim', patients })).toMatchObject({ done: 5, skipped: [{ code: 'np-limit', count: 3 }] })
  })

  test.each([
    ['assign', 'pcr', inPcr, () => ({ user_id: pcr.id }), () => ({ assigned_pcr: pcr.id })],
    ['unassign', 'pcr', inPcr, () => ({}), () => ({ assigned_pcr: null })],
    ['hold', 'np', inNp, () => ({ hold_until: later(TEST_NOW, 7200) }), () => ({ hold_until: later(TEST_NOW, 7200) })],
    ['unhold', 'np', { ...inNp, on_hold_in_queue: true }, () => ({}), () => ({ on_hold_in_queue: false })],
    ['sendToNp', 'pcr', inPcr, () => ({}), () => ({ in_np_queue: true })],
    ['sendBack', 'np', inNp, () => ({}), () => ({ in_pcr_queue: true })],
    ['completeHelp', 'pcr', { ...inPcr, need_pcr_help_flag: true, pcr_help_reason: 'Follow Up' }, () => ({}), () => ({})],
  ] as const)('accepts %s in the %s queue', async (verb, queue, parts, more, expected) => {
    const holder = await buildStaff(clinic.sql)
    const held =
      queue === 'np'
        ? { assigned_np: holder.id, assigned_np_at: BEFORE }
        : verb === 'unassign'
          ? { assigned_pcr: pcr.id, assigned_pcr_at: BEFORE }
          : {}
    const patients = await make(2, { ...parts, ...held })
    const before = await Promise.all(patients.map((patient_id) => clinic.row(patient_id)))
    const answer = await bulk(manager, queue, { verb, patients, ...more() })
    expect(answer).toMatchObject({ done: 2, skipped: [] })
    const after = verb === 'completeHelp' ? { in_pcr_queue: false, need_pcr_help_flag: false } : expected()
    for (const patient_id of patients) expect(await clinic.row(patient_id)).toMatchObject(after)
    await undoAll(manager, answer as unknown as { undo: { ids: number[] } })
    expect(await Promise.all(patients.map((patient_id) => clinic.row(patient_id)))).toEqual(before)
  })
})

describe('a bulk action on all matches', () => {
  test('reaches those on all pages, in their order, and no one else', async () => {
    const loner = await buildStaff(clinic.sql, { groups: ['pcrs'], provinces: ['NU'] })
    const late = await make(30, { ...inPcr, province: 'NU', appointment_type: 'Renewal' })
    await make(2, { ...inPcr, province: 'NU' })
    await make(2, { ...inPcr, province: 'YT', appointment_type: 'Renewal' })
    const answer = await bulk(loner, 'pcr', { verb: 'claim', matching: { list: 'unassigned', type: 'Renewal' } })
    expect(answer).toMatchObject({ done: 30, skipped: [], message: '30 patients claimed.' })
    const rows = await clinic.sql<{ patient_id: string }[]>`select patient_id from patients where assigned_pcr = ${loner.id}`
    expect(rows.map((row) => row.patient_id).sort()).toEqual([...late].sort())
  })

  test('ends at five hundred, in page order (C-6)', async () => {
    const loner = await buildStaff(clinic.sql, { groups: ['pcrs'], provinces: ['NB'] })
    await clinic.sql`
      insert into patients (patient_id, province, in_pcr_queue, entered_pcr_queue_at)
      select 'NB-' || n, 'NB', true, ${TEST_NOW}::timestamptz - n * interval '1 minute' from generate_series(1, 510) as n`
    expect(await bulk(loner, 'pcr', { verb: 'claim', matching: { list: 'unassigned' } })).toMatchObject({ done: 500 })
    const left = await clinic.sql`select patient_id from patients where province = 'NB' and assigned_pcr is null order by patient_id`
    expect(left.map((row) => row.patient_id).sort()).toEqual(Array.from({ length: 10 }, (_, n) => `NB-${n + 1}`).sort())
  })

  test('reaches no one while one’s queue is off, and no other user’s list (REQ-567)', async () => {
    const idle = await buildStaff(clinic.sql, { groups: ['pcrs'], queue_enabled: false })
    expect(await bulk(idle, 'pcr', { verb: 'claim', matching: { list: 'unassigned' } })).toMatchObject({
      done: 0,
      undo: null,
      message: 'No patients were claimed.',
    })
    expect(await bulk(pcr, 'pcr', { verb: 'unassign', matching: { list: 'all' } })).toMatchObject({ status: 403 })
  })
})

test('two users who claim the same hundred concurrently: each patient has one of them, and each user learns of the rest (A-10, REQ-464)', async () => {
  const patients = await make(100, inPcr)
  const two = [await buildStaff(clinic.sql, { groups: ['pcrs'] }), await buildStaff(clinic.sql, { groups: ['pcrs'] })]
  const answers = await Promise.all(two.map((staff) => bulk(staff, 'pcr', { verb: 'claim', patients })))
  expect(answers.map((answer) => answer.status)).toEqual([200, 200])
  expect(answers.reduce((sum, answer) => sum + answer.done, 0)).toBe(100)
  for (const [n, staff] of two.entries()) {
    const held = await clinic.sql`select from patients where assigned_pcr = ${staff.id}`
    expect(held).toHaveLength(answers[n]?.done ?? -1)
  }
  const entries = await clinic.sql`
    select patient_id from audit_log where action = 'Claim Patient' and patient_id = any(${patients}) group by patient_id having count(*) = 1`
  expect(entries).toHaveLength(100)
})

describe('a bulk order is refused as a whole', () => {
  test.each([
    ['"Please select a PCR" (REQ-543)', 'pcr', { verb: 'assign', patients: [] }, 400, 'Please select a PCR'],
    ['"Please select a NP." (REQ-562)', 'np', { verb: 'assign', patients: [] }, 400, 'Please select a NP.'],
    ['with neither patients nor a filter', 'np', { verb: 'hold' }, 400, 'patients: or matching is needed, and not both'],
    ['with a verb of the other queue', 'pcr', { verb: 'hold', patients: [] }, 400, 'verb: is not done in the PCR queue'],
    ['for a queue that there is not', 'other', { verb: 'claim', patients: [] }, 404, 'The page you requested could not be found.'],
  ])('%s', async (_, queue, body, status, message) => {
    expect(await bulk(manager, queue, body)).toMatchObject({ status, message })
  })
  test('from users who do not work in that queue, or do not manage it', async () => {
    expect(await bulk(np, 'pcr', { verb: 'claim', patients: [] })).toMatchObject({ status: 403 })
    expect(await bulk(np, 'np', { verb: 'assign', user_id: np.id, patients: [] })).toMatchObject({ status: 403 })
  })
  test('for more than five hundred', async () => {
    const patients = Array.from({ length: 501 }, (_, n) => `P-${n}`)
    expect(await bulk(manager, 'pcr', { verb: 'claim', patients })).toMatchObject({ status: 400, error: { code: 'invalid-input' } })
  })
})
