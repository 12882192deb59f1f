import type { StatusRow } from '@clinic/contract/patients'
import type { QueuePage, QueueTable } from '@clinic/contract/queues'
import type { Staff } from '@clinic/core/authorization/staff'
import { DEFAULT_THRESHOLDS, waitOf } from '@clinic/core/queues/wait'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildPatient, buildSession, buildStaff, TEST_NOW } from '../../../test/build.ts'
import { openTestClinic, type TestClinic } from '../../../test/clinic.ts'
import { later } from '../../platform/clock.ts'
import { waitColumns } from './store.ts'

let clinic: TestClinic
let manager: Staff
let admin: Staff
let np: Staff
let pcr: Staff
beforeAll(async () => {
  clinic = await openTestClinic()
  manager = await buildStaff(clinic.sql, { groups: ['npManagers', 'pcrManagers'], provinces: [] })
  admin = await buildStaff(clinic.sql, { groups: ['admins'], provinces: [] })
  np = await buildStaff(clinic.sql)
  pcr = await buildStaff(clinic.sql, { groups: ['pcrs'] })
})
afterAll(() => clinic.close())

const page = (staff: Staff, query: string) => clinic.as<QueuePage>(staff, `GET /api/queues/${query}`)
const found = async (staff: Staff, query: string) => (await page(staff, query)).rows.map((row) => row.patient_id)
const id = async (row: Promise<{ patient_id: string }>) => (await row).patient_id
const ago = (minutes: number) => later(TEST_NOW, -60 * minutes)

describe('a manager’s list', () => {
  const inPcr = (entered: number, more = {}) =>
    id(buildPatient(clinic.sql, { in_pcr_queue: true, entered_pcr_queue_at: ago(entered), last_name: 'Filtered', ...more }))
  const list = (who: string) => found(manager, `pcr/page?list=all&search=filtered&who=${who}`)
  let [nobody, chatbot, followUp, mine, nowhere] = ['', '', '', '', '']
  beforeAll(async () => {
    nobody = await inPcr(50)
    chatbot = await inPcr(10, { need_pcr_help_flag: true, pcr_help_reason: 'Chatbot Help' })
    followUp = await inPcr(20, { need_pcr_help_flag: true, pcr_help_reason: 'Follow Up' })
    mine = await inPcr(40, { assigned_pcr: pcr.id })
    nowhere = await inPcr(30, { province: null })
  })

  test('shows the whole queue, with and without a province, help requests first and then by oldest entry (REQ-537, REQ-545, B-11, C-6)', async () => {
    expect(await list('')).toEqual([followUp, chatbot, nobody, mine, nowhere])
  })
  test('can filter by unassigned, assigned, or one user (REQ-537)', async () => {
    expect(await list('unassigned')).toEqual([followUp, chatbot, nobody, nowhere])
    expect(await list('assigned')).toEqual([mine])
    expect(await list(String(pcr.id))).toEqual([mine])
    expect(await list(String(np.id))).toEqual([])
  })
  test('can filter by help requests from the chat (REQ-538)', async () => {
    expect(await list('help')).toEqual([chatbot])
  })
  test('can filter by flags for any other reason (REQ-539, C-6)', async () => {
    expect(await list('follow-up')).toEqual([followUp])
  })
  test('of the NP queue can filter by unassigned, on hold, or one user (REQ-559)', async () => {
    const inNp = (more: object) => id(buildPatient(clinic.sql, { in_np_queue: true, last_name: 'Npfilter', ...more }))
    const free = await inNp({})
    const active = await inNp({ assigned_np: np.id })
    const held = await inNp({ assigned_np: np.id, on_hold_in_queue: true })
    const ofNp = async (who: string) => (await found(manager, `np/page?list=all&search=npfilter&who=${who}`)).sort()
    expect(await ofNp('')).toEqual([free, active, held].sort())
    expect(await ofNp('unassigned')).toEqual([free])
    expect(await ofNp('held')).toEqual([held])
    expect(await ofNp(String(np.id))).toEqual([active, held].sort())
  })
  test('is for managers of that queue and administrators', async () => {
    const other = await buildStaff(clinic.sql, { groups: ['npManagers', 'pcrs'] })
    expect((await page(admin, 'pcr/page?list=all')).total).toBeGreaterThan(4)
    for (const staff of [pcr, other])
      expect(await page(staff, 'pcr/page?list=all')).toMatchObject({ status: 403, error: { code: 'forbidden' } })
    expect(await page(other, 'np/page?list=all')).toMatchObject({ status: 200 })
  })
  test('refuses an unknown filter', async () => {
    expect(await page(manager, 'pcr/page?list=all&who=everybody')).toMatchObject({ status: 400, error: { code: 'invalid-input' } })
  })
})

test('a page is sent as objects, as a table with the same values, or as counts alone', async () => {
  for (const last_name of ['Laid', 'Laidout'])
    await buildPatient(clinic.sql, { in_pcr_queue: true, entered_pcr_queue_at: ago(5), last_name })
  const query = 'pcr/page?list=unassigned&search=laid'
  const { rows, ...counts } = await page(pcr, query)
  const { fields, rows: values, ...same } = await clinic.as<QueueTable>(pcr, `GET /api/queues/${query}&layout=table`)
  expect(rows).toHaveLength(2)
  expect(values.map((row) => Object.fromEntries(fields.map((field, at) => [field, row[at]])))).toEqual(rows)
  expect(same).toEqual(counts)
  expect(await page(pcr, `${query}&layout=none`)).toEqual({ ...counts, rows: [] })
  expect(await page(pcr, `${query}&layout=grid`)).toMatchObject({ status: 400, error: { code: 'invalid-input' } })
})

test('the count of one’s own patients includes all, however narrow the page (REQ-513)', async () => {
  const busy = await buildStaff(clinic.sql)
  const mine = (more: object) => buildPatient(clinic.sql, { in_np_queue: true, assigned_np: busy.id, ...more })
  await mine({ appointment_type: 'Renewal' })
  await mine({ last_name: 'Sought' })
  await mine({ on_hold_in_queue: true, hold_until: later(TEST_NOW, 3600) })
  const counts = { active: 2, held: 1 }
  expect(await page(busy, 'np/page?list=mine')).toMatchObject({ total: 3, ...counts })
  for (const narrow of ['search=sought', 'type=Renewal', 'who=held', 'order=due&search=sought'])
    expect(await page(busy, `np/page?list=mine&${narrow}`)).toMatchObject({ total: 1, ...counts })
  expect(await page(busy, 'np/page?list=mine&due=soon')).toMatchObject({ total: 0, ...counts })
})

describe('the order by time left', () => {
  const minutes = fc.integer({ min: 0, max: 12_000 })
  const arbitrary = fc.record({
    entered_pcr_queue_at: fc.option(minutes),
    entered_np_queue_at: fc.option(minutes),
    assigned: fc.option(minutes),
    held: fc.boolean(),
    hold_until: fc.option(fc.integer({ min: -500, max: 500 })),
    pcr_hold_until: fc.option(fc.integer({ min: -500, max: 500 })),
    need_pcr_help_flag: fc.boolean(),
    is_new_patient: fc.boolean(),
  })
  let rows: StatusRow[] = []
  beforeAll(async () => {
    for (const drawn of fc.sample(arbitrary, { numRuns: 200, seed: 7 })) {
      const { entered_pcr_queue_at: pcrAt, entered_np_queue_at: npAt, assigned, held, hold_until, pcr_hold_until: pcrEnd, ...flags } = drawn
      const on_hold_in_queue = held && npAt !== null && assigned !== null
      await buildPatient(clinic.sql, {
        ...flags,
        last_name: 'Drawn',
        ...(pcrAt !== null && { in_pcr_queue: true, entered_pcr_queue_at: ago(pcrAt) }),
        ...(pcrAt !== null &&
          pcrEnd !== null && { assigned_pcr: manager.id, pcr_hold_reason: 'seller', pcr_hold_until: later(TEST_NOW, 60 * pcrEnd) }),
        ...(npAt !== null && { in_np_queue: true, entered_np_queue_at: ago(npAt) }),
        ...(npAt !== null && assigned !== null && { assigned_np: np.id, assigned_np_at: ago(assigned) }),
        on_hold_in_queue,
        hold_until: on_hold_in_queue && hold_until !== null ? later(TEST_NOW, 60 * hold_until) : null,
      })
    }
    rows = (
      await Promise.all(
        ['pcr', 'np'].flatMap((queue) =>
          [1, 2, 3].map(async (n) => (await page(manager, `${queue}/page?list=all&search=drawn&size=100&page=${n}`)).rows),
        ),
      )
    ).flat()
  })

  test('PostgreSQL computes the same end of a wait as the rule, over random rows', async () => {
    expect(rows.length).toBeGreaterThan(100)
    const thresholds = { ...DEFAULT_THRESHOLDS, soon: 40 }
    const { due_at, soon_at } = waitColumns(clinic.sql, thresholds)
    for (const row of rows) {
      const [said] = await clinic.sql<{ due_at: string; soon: boolean; late: boolean }[]>`
        select ${due_at} as due_at, ${soon_at} <= ${TEST_NOW} as soon, ${due_at} <= ${TEST_NOW} as late
        from patients p where patient_id = ${row.patient_id}`
      const wait = waitOf(row, thresholds, TEST_NOW)
      expect([said?.due_at, said?.late ? 'late' : said?.soon ? 'soon' : 'fine']).toEqual([wait?.due_at, wait?.state])
    }
  })
  test('puts the least time left first, and can show only waits over the limit, only those near it and not over it, or both', async () => {
    for (const queue of ['pcr', 'np'] as const) {
      const waits = new Map(
        rows
          .filter((row) => (queue === 'pcr' ? row.in_pcr_queue : row.in_np_queue))
          .map((row) => [row.patient_id, waitOf(row, DEFAULT_THRESHOLDS, TEST_NOW)]),
      )
      const sorted = [...waits]
        .sort(([idA, a], [idB, b]) => (a?.due_at ?? '').localeCompare(b?.due_at ?? '') || (idA < idB ? -1 : 1))
        .map(([patient_id]) => patient_id)
      expect(await found(manager, `${queue}/page?list=all&search=drawn&order=due&size=100`)).toEqual(sorted.slice(0, 100))
      const pressing = sorted.filter((patient_id) => waits.get(patient_id)?.state !== 'fine')
      expect(pressing.length).toBeGreaterThan(10)
      expect(pressing.length).toBeLessThan(sorted.length)
      const inState = (state: string) => sorted.filter((patient_id) => waits.get(patient_id)?.state === state)
      for (const [due, ids] of [
        ['late', inState('late')],
        ['near', inState('soon')],
        ['soon', pressing],
      ] as const) {
        expect(ids.length).toBeGreaterThan(0)
        expect(await found(manager, `${queue}/page?list=all&search=drawn&order=due&size=100&due=${due}`), due).toEqual(ids.slice(0, 100))
      }
    }
  })
  test('follows the wait limits set by managers', async () => {
    const before = await page(manager, 'pcr/page?list=all&search=drawn&due=soon')
    await clinic.as(manager, 'PUT /api/queues/thresholds', {
      ...DEFAULT_THRESHOLDS,
      help: 90_000,
      pcr: 90_000,
      np_new: 90_000,
      np_other: 90_000,
    })
    const after = await page(manager, 'pcr/page?list=all&search=drawn&due=soon')
    expect(after.total).toBeLessThan(before.total)
  })
})

test('an outside client gets the whole queue as a list, with every field of the status record, within its provinces (REQ-458, REQ-515, REQ-566, REQ-461, REQ-694)', async () => {
  const mine = await buildStaff(clinic.sql, { groups: ['pcrs', 'nps'], provinces: ['SK'] })
  const here = await id(buildPatient(clinic.sql, { province: 'SK', in_pcr_queue: true, in_np_queue: true }))
  await buildPatient(clinic.sql, { province: 'MB', in_pcr_queue: true, in_np_queue: true })
  for (const path of ['pcr_queue', 'np_queue']) {
    const answer = await clinic.http.call(`/api/queues/${path}`, { headers: await buildSession(clinic.sql, mine.id) })
    const list = answer.json<StatusRow[]>()
    expect(Array.isArray(list)).toBe(true)
    expect(list).toMatchObject([{ patient_id: here, id: here, province: 'Saskatchewan', appointment_type: 'N/A', system_notes: '' }])
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8')
    expect(list).toEqual([await clinic.as(mine, `GET /api/patient_status/${here}`).then(({ status: _, ...record }) => record)])
  }
})
