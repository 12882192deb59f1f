import type { Today, TodayCounts } from '@clinic/contract/queues/today'
import type { Staff } from '@clinic/core/authorization/staff'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { buildPatient, buildStaff, TEST_NOW } from '../../../test/build.ts'
import { openTestClinic, type TestClinic } from '../../../test/clinic.ts'
import { buildBooked, buildNp, clearBooking } from '../../booking/booked.harness.ts'
import { later } from '../../platform/clock.ts'

let clinic: TestClinic
let pcr: Staff
let np: Staff
beforeAll(async () => {
  clinic = await openTestClinic()
})
afterAll(() => clinic.close())
beforeEach(async () => {
  await clearBooking(clinic.sql)
  await clinic.sql`update patients set in_pcr_queue = false, in_np_queue = false, assigned_pcr = null, assigned_np = null,
    entered_pcr_queue_at = null, entered_np_queue_at = null, assigned_pcr_at = null, assigned_np_at = null`
  pcr = await buildStaff(clinic.sql, { groups: ['pcrs'] })
  np = await buildNp(clinic.sql)
})

const today = (staff: Staff) => clinic.as<Today>(staff, 'GET /api/today')
const counts = (staff: Staff) => clinic.as<TodayCounts>(staff, 'GET /api/today/counts')
const ids = ({ rows }: { rows: { patient_id: string }[] }) => rows.map(({ patient_id }) => patient_id)
const HOUR = 3600
/** In the PCR queue since so many hours, of the 24 that a patient may wait there. */
const waiting = async (hours: number, more: Parameters<typeof buildPatient>[1] = {}) => {
  const entered = later(TEST_NOW, -hours * HOUR)
  const built = await buildPatient(clinic.sql, more.in_np_queue ? more : { in_pcr_queue: true, entered_pcr_queue_at: entered, ...more })
  await clinic.sql`update patients set stage_since = ${entered} where patient_id = ${built.patient_id}`
  return built.patient_id
}

describe('the day of a PCR (F-2)', () => {
  test('lists their own patients by deadline, and the waits that are due among those they may take', async () => {
    const calm = await waiting(2, { assigned_pcr: pcr.id })
    const late = await waiting(25, { assigned_pcr: pcr.id })
    const soon = await waiting(23)
    await waiting(21)
    const { mine, ...lists } = await today(pcr)
    expect([mine.total, ids(mine)]).toEqual([2, [late, calm]])
    expect([ids(lists.late), ids(lists.due), lists.late.total, lists.due.total]).toEqual([[late], [soon], 1, 1])
    expect([...lists.late.rows, ...lists.due.rows].map(({ holder, queue, due_at }) => [holder, queue, due_at])).toEqual([
      [pcr.name, 'pcr', later(TEST_NOW, -HOUR)],
      [null, 'pcr', later(TEST_NOW, HOUR)],
    ])
  })

  test('leaves out other provinces, patients of colleagues, and what a queue that is off would hide (A-15, REQ-459, REQ-567)', async () => {
    const colleague = await buildStaff(clinic.sql, { groups: ['pcrs'] })
    await waiting(25, { province: 'BC' })
    await waiting(25, { province: null })
    await waiting(25, { assigned_pcr: colleague.id })
    const free = await waiting(25, { opted_in_for_call: true })
    const own = await waiting(25, { assigned_pcr: pcr.id, province: 'BC', opted_in_for_call: true })
    expect(new Set(ids((await today(pcr)).late))).toEqual(new Set([free, own]))
    expect(new Set(ids((await today(pcr)).callbacks))).toEqual(new Set([free, own]))
    await clinic.sql`update users set queue_enabled = false where id = ${pcr.id}`
    const off = await today({ ...pcr, queue_enabled: false })
    expect([ids(off.late), ids(off.callbacks)]).toEqual([[own], [own]])
  })

  test('shows who waits in the other queue to those who work there', async () => {
    const built = await waiting(60, { in_np_queue: true, is_new_patient: true })
    expect(ids((await today(pcr)).late)).toEqual([])
    expect(ids((await today(np)).late)).toEqual([built])
  })
})

describe('the day of a manager (F-2)', () => {
  test('holds the due waits of the whole team, of every province', async () => {
    const manager = await buildStaff(clinic.sql, { groups: ['pcrManagers'], provinces: [] })
    const theirs = await waiting(25, { assigned_pcr: pcr.id, province: 'BC' })
    const nowhere = await waiting(24, { province: null })
    const { late, mine, teams } = await today(manager)
    expect([ids(late), mine.total]).toEqual([[theirs, nowhere], 0])
    expect(teams).toMatchObject([{ queue: 'pcr', unassigned: 1, assigned: 1, late: 2 }])
    expect((await today(pcr)).teams).toEqual([])
  })
})

describe('the day of an NP (F-2)', () => {
  test('lists their visits of today in both clocks, and no one else’s', async () => {
    const { patient_id } = await buildBooked(clinic.sql, { patient_zone: 'America/Vancouver' })
    await clinic.sql`update appointments set starts_at = ${later(TEST_NOW, HOUR)}, ends_at = ${later(TEST_NOW, 1.5 * HOUR)}, free_at = ${later(TEST_NOW, 2 * HOUR)}
      where patient_id = ${patient_id}`
    const { visits, clock, today: day } = await today(np)
    expect(visits).toMatchObject([{ patient_id, visit: 'First visit', at: '11:00', until: '11:30', local_at: '08:00', state: 'booked' }])
    expect([day, clock]).toEqual(['2026-03-02', '10:00'])
    expect((await today(await buildNp(clinic.sql))).visits).toEqual([])
    await clinic.sql`update appointments set state = 'cancelled', cancelled_at = ${TEST_NOW} where patient_id = ${patient_id}`
    expect((await today(np)).visits).toEqual([])
  })
})

describe('the counts beside the links', () => {
  test('are those of the lists a person sees, and null for a queue they do not work in', async () => {
    await waiting(1)
    await waiting(1, { province: 'BC' })
    await waiting(25, { assigned_pcr: pcr.id })
    expect(await counts(pcr)).toMatchObject({ due: 1, pcr: 2, np: null })
    expect(await counts(np)).toMatchObject({ due: 0, pcr: null, np: 0 })
    expect(await counts(await buildStaff(clinic.sql, { groups: ['User'] }))).toMatchObject({ due: 0, pcr: null, np: null })
  })
})
