import type { Staff } from '@clinic/core/authorization/staff'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildPatient, buildStaff, TEST_NOW } from '../../../test/build.ts'
import { openTestClinic, type TestClinic } from '../../../test/clinic.ts'

let clinic: TestClinic
let manager: Staff
let np: Staff
let pcr: Staff
beforeAll(async () => {
  clinic = await openTestClinic()
  manager = await buildStaff(clinic.sql, { groups: ['npManagers', 'pcrManagers'], provinces: [] })
  np = await buildStaff(clinic.sql)
  pcr = await buildStaff(clinic.sql, { groups: ['pcrs'] })
})
afterAll(() => clinic.close())

const inNp = (more = {}) => buildPatient(clinic.sql, { in_np_queue: true, ...more })
const inPcr = (more = {}) => buildPatient(clinic.sql, { in_pcr_queue: true, ...more })
const give = (staff: Staff, to: string, body: object) => clinic.as(staff, `PUT /api/queues/${to}/assignee`, body)

describe('a manager', () => {
  test('assigns a patient to any capable user, in either queue, from unassigned or another user (REQ-542, REQ-547, REQ-561)', async () => {
    const one = await inPcr()
    expect(await give(manager, `pcr/${one.patient_id}`, { user_id: pcr.id })).toMatchObject({
      status: 200,
      message: 'PCR assignment updated.',
      patient: { assigned_pcr: pcr.name, assigned_at: TEST_NOW },
    })
    const two = await inNp({ assigned_np: (await buildStaff(clinic.sql)).id, on_hold_in_queue: true })
    expect(await give(manager, `np/${two.patient_id}`, { user_id: np.id })).toMatchObject({
      message: 'NP assignment updated.',
      patient: { assigned_np: np.name, on_hold_in_queue: false },
    })
    expect((await clinic.entries(one.patient_id))[0]).toMatchObject({ action: 'Assign Patient', user_name: manager.name })
  })
  test('unassigns a patient (REQ-443, REQ-493, REQ-547)', async () => {
    const one = await inPcr({ assigned_pcr: pcr.id })
    expect(await give(manager, `pcr/${one.patient_id}`, { user_id: null })).toMatchObject({ patient: { assigned_pcr: null } })
    const two = await inNp({ assigned_np: np.id })
    expect(await give(manager, `np/${two.patient_id}`, { user_id: null })).toMatchObject({ patient: { assigned_np: null } })
    expect(await give(manager, `np/${two.patient_id}`, { user_id: null })).toMatchObject({
      status: 200,
      patient: { assigned_np: null },
      undo: null,
    })
  })
  test('"Selected PCR not found" and "Selected NP not found." for users who can’t have patients (REQ-544, REQ-546, REQ-563, REQ-564)', async () => {
    const idle = await buildStaff(clinic.sql, { groups: ['pcrs', 'nps'], queue_enabled: false })
    const one = await inPcr()
    const two = await inNp()
    for (const user_id of [idle.id, np.id, 999_999])
      expect(await give(manager, `pcr/${one.patient_id}`, { user_id })).toMatchObject({ status: 400, message: 'Selected PCR not found' })
    for (const user_id of [idle.id, pcr.id, 999_999])
      expect(await give(manager, `np/${two.patient_id}`, { user_id })).toMatchObject({ status: 400, message: 'Selected NP not found.' })
  })
  test('exceeds the limit only when confirmed, and the log says who did (C-2)', async () => {
    const full = await buildStaff(clinic.sql)
    await Promise.all([1, 2, 3, 4, 5].map(() => inNp({ assigned_np: full.id })))
    const { patient_id } = await inNp()
    expect(await give(manager, `np/${patient_id}`, { user_id: full.id })).toMatchObject({
      status: 409,
      message: `${full.name} already has the maximum number of patients. Confirm to assign one more.`,
    })
    expect(await give(manager, `np/${patient_id}`, { user_id: full.id, confirmed: true })).toMatchObject({
      patient: { assigned_np: full.name },
    })
    expect((await clinic.entries(patient_id))[0]).toMatchObject({
      user_name: manager.name,
      changes: { assigned_np: { from: null, to: full.id } },
    })
  })
  test('does not assign a patient to an NP who is not licensed there (REQ-552)', async () => {
    const { patient_id } = await inNp({ province: 'BC' })
    expect(await give(manager, `np/${patient_id}`, { user_id: np.id })).toMatchObject({ status: 409, error: { code: 'np-not-licensed' } })
  })
})

test('assigning is for managers of that queue', async () => {
  const { patient_id } = await inPcr()
  const other = await buildStaff(clinic.sql, { groups: ['npManagers', 'pcrs'] })
  expect(await give(pcr, `pcr/${patient_id}`, { user_id: pcr.id })).toMatchObject({ status: 403 })
  expect(await give(other, `pcr/${patient_id}`, { user_id: pcr.id })).toMatchObject({ status: 403, error: { code: 'forbidden' } })
  expect(await give(manager, `elsewhere/${patient_id}`, { user_id: pcr.id })).toMatchObject({ status: 404 })
})

describe('the priority', () => {
  const put = (patient_id: string, body: object) => clinic.as(manager, `PUT /api/queues/pcr/${patient_id}/priority`, body)
  test('sets the flag with the reason "PCR Admin assign", or clears both (REQ-540)', async () => {
    const { patient_id } = await inPcr()
    expect(await put(patient_id, { priority: true })).toMatchObject({
      patient: { manager_priority: true, need_pcr_help_flag: true, pcr_help_reason: 'PCR Admin assign' },
    })
    expect(await put(patient_id, { priority: false })).toMatchObject({
      patient: { manager_priority: false, need_pcr_help_flag: false, pcr_help_reason: '' },
    })
  })
  test('leaves the patient’s own request alone unless confirmed (C-5)', async () => {
    const { patient_id } = await inPcr({ need_pcr_help_flag: true, pcr_help_reason: 'Chatbot Help' })
    expect(await put(patient_id, { priority: false })).toMatchObject({ status: 409, error: { code: 'patient-own-help' } })
    expect(await put(patient_id, { priority: false, confirmed: true })).toMatchObject({ patient: { need_pcr_help_flag: false } })
  })
  test('through the whole-row call of an outside client does the same (REQ-541)', async () => {
    const { patient_id } = await inPcr()
    const call = `PUT /api/patient_status/${patient_id}`
    const body = { patient_id, need_pcr_help_flag: true, pcr_help_reason: 'anything', appointment_notes: 'ignored' }
    expect(await clinic.as(manager, call, body)).toMatchObject({
      patient: { need_pcr_help_flag: true, pcr_help_reason: 'PCR Admin assign', appointment_notes: '' },
    })
    expect(await clinic.as(manager, call, { ...body, need_pcr_help_flag: false })).toMatchObject({ patient: { need_pcr_help_flag: false } })
  })
})
