import type { QueuePage } from '@clinic/contract/queues'
import type { Staff } from '@clinic/core/authorization/staff'
import type { Patient } from '@clinic/core/patients/patient'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { buildPatient, buildStaff, TEST_NOW } from '../../../test/build.ts'
import { openTestClinic, type TestClinic } from '../../../test/clinic.ts'
import { later } from '../../platform/clock.ts'

let clinic: TestClinic
let np: Staff
let pcr: Staff
let manager: Staff
beforeAll(async () => {
  clinic = await openTestClinic()
  np = await buildStaff(clinic.sql)
  pcr = await buildStaff(clinic.sql, { groups: ['pcrs'] })
  manager = await buildStaff(clinic.sql, { groups: ['npManagers', 'pcrManagers'], provinces: [] })
})
afterAll(() => clinic.close())

const ago = (minutes: number) => later(TEST_NOW, -60 * minutes)
const HELP = { need_pcr_help_flag: true, pcr_help_reason: 'Chatbot Help' } as const
const make = async (more: Partial<Patient>) => (await buildPatient(clinic.sql, more)).patient_id
const page = (staff: Staff, path: string) => clinic.as<QueuePage>(staff, `GET /api/queues/${path}`)
const idsOf = ({ rows }: QueuePage) => rows.map(({ patient_id }) => patient_id)

describe('the order of the NP queue', () => {
  test('is urgent, help, oldest, and those on hold last, across pages and for the outside call (C-6, F-4, REQ-516)', async () => {
    const inNp = (minutes: number, more: Partial<Patient>) =>
      make({ in_np_queue: true, entered_np_queue_at: ago(minutes), assigned_np: np.id, last_name: 'Ordered', ...more })
    const heldOld = await inNp(9000, { on_hold_in_queue: true })
    const heldHelp = await inNp(8000, { on_hold_in_queue: true, ...HELP })
    const young = await inNp(10, {})
    const old = await inNp(500, {})
    const help = await inNp(5, HELP)
    const heldUrgent = await inNp(1, { on_hold_in_queue: true, ...HELP, urgent_reason: 'suicide' })
    const line = [heldUrgent, help, old, young, heldHelp, heldOld]
    expect(idsOf(await page(np, 'np/page?list=mine'))).toEqual(line)
    expect(idsOf(await page(manager, 'np/page?list=all&search=ordered'))).toEqual(line)
    const whole = await clinic.as<Patient[]>(manager, 'GET /api/queues/np_queue')
    expect(
      Object.values(whole).flatMap((row) => (typeof row === 'object' && row && line.includes(row.patient_id) ? [row.patient_id] : [])),
    ).toEqual(line)
  })
})

describe('the order of the PCR queue', () => {
  test('is urgent, calls that are due, help, oldest, and those on hold last, also in the outside call (C-6, F-4)', async () => {
    const inPcr = (minutes: number, more: Partial<Patient>) =>
      make({ in_pcr_queue: true, entered_pcr_queue_at: ago(minutes), assigned_pcr: pcr.id, last_name: 'Arranged', ...more })
    const held = { pcr_hold_reason: 'documents', pcr_hold_until: later(TEST_NOW, 3600) } as const
    const heldOld = await inPcr(9000, held)
    const heldHelp = await inPcr(8000, { ...held, ...HELP })
    const young = await inPcr(10, {})
    const old = await inPcr(500, {})
    const help = await inPcr(5, HELP)
    const due = await inPcr(4, { call_state: 'due', next_call_at: ago(1), next_call_local: '2026-03-02 09:59' })
    const urgent = await inPcr(1, { ...HELP, urgent_reason: 'suicide' })
    const line = [urgent, due, help, old, young, heldHelp, heldOld]
    expect(idsOf(await page(pcr, 'pcr/page?list=mine'))).toEqual(line)
    expect(idsOf(await page(manager, 'pcr/page?list=all&search=arranged'))).toEqual(line)
    const whole = await clinic.as<Patient[]>(manager, 'GET /api/queues/pcr_queue')
    expect(
      Object.values(whole).flatMap((row) => (typeof row === 'object' && row && line.includes(row.patient_id) ? [row.patient_id] : [])),
    ).toEqual(line)
  })
})

describe('with thousands of patients', () => {
  test('pages of the unassigned list are read in the order of the index and hold everyone once (C-6)', async () => {
    await clinic.sql`
      insert into patients (patient_id, province, in_pcr_queue, entered_pcr_queue_at, need_pcr_help_flag, pcr_help_reason)
      select 'M' || n, 'ON', true, ${TEST_NOW}::timestamptz - (n * 7919 % 4000) * interval '1 minute', n % 9 = 0, case when n % 9 = 0 then 'Chatbot Help' else '' end
      from generate_series(1, 4000) n`
    await clinic.owner`analyze patients`
    const scans = async () =>
      (
        await clinic.owner<{ n: number }[]>`select idx_scan::int as n from pg_stat_user_indexes where indexrelname = 'patients_pcr_calls'`
      )[0]?.n ?? 0
    const before = await scans()
    const pages: string[] = []
    for (let n = 1; n <= 5; n += 1) pages.push(...idsOf(await page(pcr, `pcr/page?list=unassigned&size=100&page=${n}`)))
    const expected = await clinic.sql<{ patient_id: string }[]>`
      select patient_id from patients where in_pcr_queue and assigned_pcr is null
      order by need_pcr_help_flag desc, entered_pcr_queue_at, patient_id limit 500`
    expect(pages).toEqual(expected.map(({ patient_id }) => patient_id))
    await vi.waitFor(async () => expect(await scans()).toBeGreaterThan(before), { timeout: 15_000, interval: 500 })
  })
})
