import type { Statistic } from '@clinic/contract/queues'
import type { Staff } from '@clinic/core/authorization/staff'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildPatient, buildStaff, TEST_NOW } from '../../../test/build.ts'
import { openTestClinic, type TestClinic } from '../../../test/clinic.ts'
import { later } from '../../platform/clock.ts'

let clinic: TestClinic
let manager: Staff
let busy: Staff
let free: Staff
let off: Staff
let pcr: Staff
const ago = (seconds: number) => later(TEST_NOW, -seconds)

beforeAll(async () => {
  clinic = await openTestClinic()
  manager = await buildStaff(clinic.sql, { groups: ['admins'], last_name: 'Zed' })
  busy = await buildStaff(clinic.sql, { last_name: 'Busy' })
  free = await buildStaff(clinic.sql, { last_name: 'Free' })
  off = await buildStaff(clinic.sql, { last_name: 'Off', queue_enabled: false })
  await buildStaff(clinic.sql, { last_name: 'Idle', queue_enabled: false })
  pcr = await buildStaff(clinic.sql, { groups: ['pcrs'], last_name: 'Pcr' })
  const np = (seconds: number, more: object) => buildPatient(clinic.sql, { in_np_queue: true, entered_np_queue_at: ago(seconds), ...more })
  await np(100, { assigned_np: busy.id })
  await np(200, { assigned_np: busy.id })
  await np(900, { assigned_np: busy.id })
  await np(5000, { assigned_np: busy.id, on_hold_in_queue: true })
  await np(7000, { assigned_np: off.id, on_hold_in_queue: true })
  await np(60, {})
  await np(61, { province: null })
  await buildPatient(clinic.sql, { in_pcr_queue: true, entered_pcr_queue_at: ago(10), assigned_pcr: pcr.id })
  await buildPatient(clinic.sql, {
    in_pcr_queue: true,
    entered_pcr_queue_at: ago(30),
    assigned_pcr: pcr.id,
    in_np_queue: true,
    entered_np_queue_at: ago(9000),
    assigned_np: off.id,
    on_hold_in_queue: true,
  })
})
afterAll(() => clinic.close())

const read = (staff: Staff, queue: string) => clinic.as<{ rows: Statistic[]; now: string }>(staff, `GET /api/queues/${queue}/statistics`)
const none = { mean_seconds: null, median_seconds: null, oldest_at: null }

test('NP Statistics: assigned and on-hold patients of everyone capable or still assigned some, times without those on hold, and rows for unassigned and on hold (REQ-551, REQ-564, REQ-565, C-13)', async () => {
  const { rows, now } = await read(manager, 'np')
  expect(now).toBe(TEST_NOW)
  expect(rows).toEqual([
    {
      kind: 'person',
      user_id: busy.id,
      name: busy.name,
      queue_enabled: true,
      assigned: 4,
      held: 1,
      mean_seconds: 400,
      median_seconds: 200,
      oldest_at: ago(900),
    },
    { kind: 'person', user_id: free.id, name: free.name, queue_enabled: true, assigned: 0, held: 0, ...none },
    { kind: 'person', user_id: off.id, name: off.name, queue_enabled: false, assigned: 2, held: 2, ...none },
    {
      kind: 'unassigned',
      user_id: null,
      name: 'Unassigned',
      queue_enabled: true,
      assigned: 2,
      held: 0,
      mean_seconds: 60.5,
      median_seconds: 60.5,
      oldest_at: ago(61),
    },
    {
      kind: 'held',
      user_id: null,
      name: 'On Hold',
      queue_enabled: true,
      assigned: 3,
      held: 3,
      mean_seconds: 7000,
      median_seconds: 7000,
      oldest_at: ago(9000),
    },
  ])
})

test('PCR Statistics: assigned patients and their time in this queue, with a row for unassigned (REQ-527, REQ-546)', async () => {
  const { rows } = await read(manager, 'pcr')
  expect(rows).toEqual([
    {
      kind: 'person',
      user_id: pcr.id,
      name: pcr.name,
      queue_enabled: true,
      assigned: 2,
      held: 0,
      mean_seconds: 20,
      median_seconds: 20,
      oldest_at: ago(30),
    },
    { kind: 'unassigned', user_id: null, name: 'Unassigned', queue_enabled: true, assigned: 0, held: 0, ...none },
  ])
})

test('statistics are for managers of that queue and administrators', async () => {
  const npManager = await buildStaff(clinic.sql, { groups: ['npManagers'] })
  expect(await read(npManager, 'np')).toMatchObject({ status: 200 })
  expect(await read(npManager, 'pcr')).toMatchObject({ status: 403, error: { code: 'forbidden' } })
  expect(await read(busy, 'np')).toMatchObject({ status: 403 })
})
