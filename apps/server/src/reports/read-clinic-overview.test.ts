import type { ClinicOverview } from '@clinic/contract/reports'
import type { Staff } from '@clinic/core/authorization/staff'
import type { Patient } from '@clinic/core/patients/patient'
import { DEFAULT_THRESHOLDS, waitOf } from '@clinic/core/queues/wait'
import { addDays } from '@clinic/core/shared/dates'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildPatient, buildSession, buildStaff, staffContext, TEST_NOW } from '../../test/build.ts'
import { openTestDatabase, type TestDatabase } from '../../test/database.ts'
import { openTestHttp, type TestHttp } from '../../test/http.ts'
import { later } from '../platform/clock.ts'
import { note } from '../platform/db/change.ts'
import { collectMetrics } from './collect-metrics.ts'
import { mountReports } from './routes.ts'

const HOUR = 3600
const DAY = 24 * HOUR
const TODAY = '2026-03-02'

let db: TestDatabase
let http: TestHttp
let admin: Staff
let manager: Staff
let np: Staff
let pcr: Staff
let user: Staff
let both: Staff

beforeAll(async () => {
  db = await openTestDatabase()
  http = await openTestHttp(db, mountReports)
  admin = await buildStaff(db.sql, { groups: ['admins'], last_name: 'Lavoie' })
  manager = await buildStaff(db.sql, { groups: ['pcrManagers'], provinces: ['ON'], last_name: 'Adams' })
  np = await buildStaff(db.sql, { groups: ['nps'], provinces: ['ON', 'NS'], last_name: 'Brook' })
  pcr = await buildStaff(db.sql, { groups: ['pcrs'], provinces: ['BC'], queue_enabled: false, last_name: 'Cole' })
  both = await buildStaff(db.sql, { groups: ['pcrs', 'nps'], provinces: ['ON'], last_name: 'Dunn' })
  user = await buildStaff(db.sql, { groups: ['User'], provinces: [] })
  await buildQueues()
})
afterAll(async () => {
  await http.close()
  await db.close()
})

async function read(who: Staff): Promise<ClinicOverview> {
  const answer = await http.call('/api/reports/overview', { headers: await buildSession(db.sql, who.id) })
  expect(answer.statusCode).toBe(200)
  return answer.json()
}

/** Waits of every kind, new and long, in several provinces; one patient in both queues. */
async function buildQueues(): Promise<void> {
  const ago = (seconds: number) => later(TEST_NOW, -seconds)
  const pcrQueue = (seconds: number) => ({ in_pcr_queue: true, entered_pcr_queue_at: ago(seconds) })
  const npQueue = (seconds: number) => ({ in_np_queue: true, entered_np_queue_at: ago(seconds) })
  const held = { assigned_np: np.id, on_hold_in_queue: true }
  const help = { need_pcr_help_flag: true, pcr_help_reason: 'Chatbot Help' }
  const patients: Partial<Patient>[] = [
    { ...pcrQueue(HOUR) },
    { ...pcrQueue(23 * HOUR), province: 'BC' },
    { ...pcrQueue(2 * DAY), province: 'BC' },
    { ...pcrQueue(3 * DAY), assigned_pcr: manager.id, assigned_pcr_at: ago(2 * DAY) },
    { ...pcrQueue(600), ...help },
    { ...pcrQueue(780), ...help, province: null },
    { ...pcrQueue(1000), ...help },
    { ...npQueue(3 * DAY), is_new_patient: true },
    { ...npQueue(3 * DAY), is_new_patient: false, province: 'NS' },
    { ...npQueue(6 * DAY), is_new_patient: false, province: 'AB' },
    { ...npQueue(HOUR), assigned_np: np.id },
    { ...npQueue(5 * DAY), ...held, assigned_np_at: ago(4 * DAY) },
    { ...npQueue(DAY), ...held },
    { ...npQueue(4 * DAY), ...pcrQueue(2000), ...help, is_new_patient: true },
    { province: 'QC' },
    { province: 'QC', patient_active: false },
  ]
  for (const patient of patients) await buildPatient(db.sql, patient)
}

const count = async (where: string) =>
  (await db.sql<{ count: number }[]>`select count(*)::int as count from patients where ${db.sql.unsafe(where)}`)[0]?.count

describe('the overview', () => {
  test('counts each queue like the rows themselves, with the longest wait and the open help requests (E-9)', async () => {
    const { queues } = await read(pcr)
    const [inPcr, inNp] = queues
    expect(inPcr).toMatchObject({
      queue: 'pcr',
      unassigned: await count('in_pcr_queue and assigned_pcr is null'),
      assigned: await count('in_pcr_queue and assigned_pcr is not null'),
      on_hold: 0,
      help: await count('in_pcr_queue and need_pcr_help_flag'),
      oldest_at: later(TEST_NOW, -2 * DAY),
    })
    expect(inNp).toMatchObject({
      queue: 'np',
      unassigned: await count('in_np_queue and assigned_np is null'),
      assigned: await count('in_np_queue and assigned_np is not null and not on_hold_in_queue'),
      on_hold: await count('on_hold_in_queue'),
      help: 0,
      oldest_at: later(TEST_NOW, -6 * DAY),
    })
  })

  test('counts as over the limit exactly the rows that a queue marks so', async () => {
    const rows = await db.sql<Parameters<typeof waitOf>[0][]>`select * from patients where in_pcr_queue or in_np_queue`
    const waits = rows.map((row) => waitOf(row, DEFAULT_THRESHOLDS, TEST_NOW))
    const overview = await read(pcr)
    for (const { reason, count, soon, late, threshold_minutes } of overview.waits) {
      const of = waits.filter((wait) => wait?.reason === reason)
      expect([reason, count, soon, late]).toEqual([
        reason,
        of.length,
        of.filter((wait) => wait?.state === 'soon').length,
        of.filter((wait) => wait?.state === 'late').length,
      ])
      expect(threshold_minutes).toBe(DEFAULT_THRESHOLDS[reason])
    }
    const late = (queues: readonly { late: number }[]) => queues.reduce((sum, one) => sum + one.late, 0)
    expect(late(overview.waits)).toBeGreaterThan(4)
    expect(late(overview.queues)).toBe(late(overview.waits))
  })

  test('follows the wait limits set by managers', async () => {
    await db.sql`insert into settings values ('wait_thresholds', ${db.sql.json({ ...DEFAULT_THRESHOLDS, pcr: 30 })})`
    const pcrWaits = (await read(pcr)).waits.find(({ reason }) => reason === 'pcr')
    expect(pcrWaits).toMatchObject({ threshold_minutes: 30, count: 4, late: 4 })
    await db.sql`delete from settings where key = 'wait_thresholds'`
  })

  test('names those on duty to managers of their queue and administrators; others get the count', async () => {
    const names = async (who: Staff) => (await read(who)).queues.map((row) => [row.queue, row.on_duty, row.names])
    expect(await names(admin)).toEqual([
      ['pcr', 2, [manager.name, both.name]],
      ['np', 2, [np.name, both.name]],
    ])
    expect(await names(manager)).toEqual([
      ['pcr', 2, [manager.name, both.name]],
      ['np', 2, null],
    ])
    for (const who of [np, pcr])
      expect(await names(who)).toEqual([
        ['pcr', 2, null],
        ['np', 2, null],
      ])
  })

  test('shows users with a queue their own patients first, and whom they could claim', async () => {
    expect((await read(np)).own).toEqual([
      {
        queue: 'np',
        active: 1,
        on_hold: 2,
        limit: 5,
        late: 1,
        open: await count("in_np_queue and assigned_np is null and province in ('ON', 'NS')"),
        queue_enabled: true,
      },
    ])
    expect((await read(manager)).own).toMatchObject([{ queue: 'pcr', active: 1, late: 1, limit: 1000 }])
    expect((await read(pcr)).own).toMatchObject([{ queue: 'pcr', active: 0, open: 2, queue_enabled: false }])
    expect((await read(both)).own.map(({ queue }) => queue)).toEqual(['pcr', 'np'])
    expect((await read(admin)).own).toEqual([])
  })

  test('counts active patients by province, and without one, like the rows (E-9)', async () => {
    const rows = await db.sql<{ code: string | null; patients: number }[]>`
      select province as code, count(*)::int as patients from patients where patient_active group by 1`
    const sorted = (list: readonly { code: string | null; patients: number }[]) =>
      list
        .filter(({ patients }) => patients > 0)
        .map(({ code, patients }) => `${code} ${patients}`)
        .sort()
    for (const collected of [false, true]) {
      if (collected) await collectMetrics(staffContext(db, admin))
      const { provinces, patients } = await read(pcr)
      expect(sorted(provinces)).toEqual(sorted(rows))
      expect(patients).toBe(await count('patient_active'))
    }
  })

  test('contains no patient’s name, ID or other data, whoever asks', async () => {
    const patients = await db.sql<{ patient_id: string; last_name: string }[]>`select patient_id, last_name from patients`
    for (const who of [admin, manager, np, pcr]) {
      const text = JSON.stringify(await read(who))
      for (const { patient_id, last_name } of patients) expect(text.includes(patient_id) || text.includes(last_name)).toBe(false)
    }
  })

  test('requires a login, and a queue to work in or to manage', async () => {
    const answerTo = async (headers: Record<string, string>) => {
      const answer = await http.call('/api/reports/overview', { headers })
      return [answer.statusCode, answer.json().error?.code]
    }
    expect(await answerTo({})).toEqual([401, 'unauthenticated'])
    expect(await answerTo(await buildSession(db.sql, user.id))).toEqual([403, 'forbidden'])
    for (const who of [admin, manager, np, pcr, both]) expect(await answerTo(await buildSession(db.sql, who.id))).toEqual([200, undefined])
  })
})

describe('the days of the overview', () => {
  const seen = async (completed_at: string, { fresh = false, undone = false } = {}) => {
    const { patient_id } = await buildPatient(db.sql, { patient_active: false })
    await db.sql`
      insert into encounters (patient_id, user_id, was_new_patient, appointment_type, completed_at, undone_at)
      values (${patient_id}, ${np.id}, ${fresh}, 'Renewal', ${completed_at}, ${undone ? later(completed_at, 30) : null})`
  }

  beforeAll(async () => {
    // In Toronto 2 March starts at 05:00 UTC; now it is 10:00 there.
    await seen('2026-03-02T05:00:00.000Z', { fresh: true })
    await seen('2026-03-02T14:59:00.000Z')
    await seen('2026-03-02T14:00:00.000Z', { undone: true })
    await seen('2026-03-02T04:59:59.000Z')
    await seen('2026-02-23T05:00:00.000Z')
    await seen('2026-02-23T14:59:59.000Z')
    await seen('2026-02-23T15:00:00.000Z')
    await seen('2026-02-23T04:59:59.000Z')
    const { patient_id } = await buildPatient(db.sql, { upcoming_renewal_date: addDays(TODAY, 30) })
    await buildPatient(db.sql, { upcoming_renewal_date: TODAY })
    await buildPatient(db.sql, { upcoming_renewal_date: addDays(TODAY, 31) })
    await buildPatient(db.sql, { upcoming_renewal_date: addDays(TODAY, -1) })
    const deed = { description: '', entity: { kind: 'patient' as const, id: patient_id }, patient_id }
    await note(staffContext(db, pcr), { ...deed, action: 'New Patient Created' })
    await note(staffContext(db, pcr), { ...deed, action: 'Enter PCR Queue' })
  })

  test('count appointments and intakes by clinic day over four weeks up to today, collected or not (C-12, E-10)', async () => {
    for (const collected of [false, true]) {
      if (collected) await collectMetrics(staffContext(db, admin))
      const { days, today } = await read(pcr)
      const on = (day: string) => days.find((one) => one.day === day)
      expect([today, days.length, days[0]?.day, days.at(-1)?.day]).toEqual([TODAY, 28, '2026-02-03', TODAY])
      expect(on(TODAY)).toEqual({ day: TODAY, patientsSeen: 2, newPatients: 1, renewPatients: 1, queueEntered: 1, detailsConfirmed: 1 })
      expect([on('2026-03-01')?.patientsSeen, on('2026-02-23')?.patientsSeen, on('2026-02-22')?.patientsSeen]).toEqual([1, 3, 1])
    }
  })

  test('compare today with the same weekday last week up to the same time of day', async () => {
    expect((await read(pcr)).seen_a_week_ago).toBe(2)
  })

  test('count the renewals from today to thirty days ahead', async () => {
    expect((await read(pcr)).renewals_due).toBe(2)
  })
})
