import { randomBytes } from 'node:crypto'
import type { DecisionKind } from '@clinic/contract/vocabulary'
import type { Patient } from '@clinic/core/patients/patient'
import { lostReason } from '@clinic/core/queues/lost-reason'
import { addDays } from '@clinic/core/shared/dates'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { buildPatient, buildStaff, staffContext, TEST_NOW } from '../../../test/build.ts'
import { openTestDatabase, type TestDatabase } from '../../../test/database.ts'
import { later } from '../../platform/clock.ts'
import { completeHelp } from '../queues/complete-help.ts'
import { readToday } from '../queues/read-today.ts'
import { findLost } from './find-lost.ts'
import { hasCallAhead } from './has-call-ahead.ts'
import { readPlans } from './read-plans.ts'
import { countLost, returnLost } from './return-lost.ts'

const TODAY = '2026-03-02'
/** Milliseconds: hundreds of patients, on a busy machine. */
const PATIENCE = 120_000
const db: TestDatabase = await openTestDatabase()
const { sql } = db
const schedule = { sql, now: TEST_NOW, zone: 'America/Toronto' }
const lostIds = async () =>
  new Map((await findLost(sql, { now: TEST_NOW, today: TODAY }, 1000)).rows.map((row) => [row.patient_id, row.reason]))

// Those of the tests before count no longer.
beforeEach(() => sql`update patients set patient_active = false`)
afterAll(() => db.close())

const RENEWALS = [null, 1, 0, -1, -90, -91].map((days) => (days === null ? null : addDays(TODAY, days)))
const SEEN = [null, '2025-03-01T15:00:00.000Z']
const PLACES: Partial<Patient>[] = [{}, { in_pcr_queue: true }, { in_np_queue: true }]
const ENDINGS: Partial<Patient>[] = [{}, { patient_active: false }, { eligible: false, ineligible_reason: 'Other' }]
const EVERY = RENEWALS.flatMap((upcoming_renewal_date) =>
  SEEN.flatMap((completed_appointment_at) =>
    [true, false].flatMap((async_questionnaire_complete) =>
      PLACES.flatMap((place) =>
        ENDINGS.map((ending) => ({ upcoming_renewal_date, completed_appointment_at, async_questionnaire_complete, ...place, ...ending })),
      ),
    ),
  ),
)

/** `hours` from now, each with an NP of its own unless one is named: no one can have two visits at once. */
type Booked = { state: 'booked' | 'cancelled'; hours: number; np?: { id: number } }
async function book(patient_id: string, { state, hours, np: one }: Booked): Promise<void> {
  const np = one ?? (await buildStaff(sql))
  const starts_at = later(TEST_NOW, hours * 3600)
  const ends_at = later(starts_at, 1800)
  await sql`insert into appointments ${sql({
    ...{ patient_id, user_id: np.id, visit: 'renewal', state, starts_at, ends_at, free_at: ends_at, patient_zone: 'America/Toronto' },
    ...{ location_name: '', key_hash: randomBytes(32), created_at: TEST_NOW, booked_at: TEST_NOW },
    ...(state === 'cancelled' && { cancelled_at: TEST_NOW }),
  })}`
}

describe('F-3: the view of those for whom nothing would happen next', () => {
  test('agrees with the rule for every state that it reads', async () => {
    const built = new Map<string, (typeof EVERY)[number]>()
    for (const state of EVERY) built.set((await buildPatient(sql, state)).patient_id, state)
    const rows = await sql<Patient[]>`select * from patients where patient_id = any(${[...built.keys()]})`
    const byRule = rows.flatMap((row) => {
      const reason = lostReason(row, { visitAhead: false, decision: null, today: TODAY })
      return reason === null ? [] : [[row.patient_id, reason] as const]
    })
    expect(built.size).toBe(EVERY.length)
    expect(byRule.length).toBeGreaterThan(6)
    expect(await lostIds()).toEqual(new Map(byRule))
  })

  test('agrees with the rule for every decision of the last visit, before, on and after its day, undone or of an earlier visit (F-8)', async () => {
    const np = await buildStaff(sql)
    const [seen, earlier] = ['2026-02-20T15:00:00.000Z', '2026-01-20T15:00:00.000Z']
    const dated = ['defer', 'see-again', 'call-back'].flatMap((kind) => [-1, 0, 1].map((days) => ({ kind, next_on: addDays(TODAY, days) })))
    const plain = ['decline', 'refer', 'authorize', 'authorize-less'].map((kind) => ({ kind, next_on: null }))
    const expected: (readonly [string, string])[] = []
    for (const { kind, next_on } of [...dated, ...plain]) {
      for (const [decided_at, undone_at] of [
        [seen, null],
        [seen, TEST_NOW],
        [earlier, null],
      ] as const) {
        for (const upcoming_renewal_date of [null, addDays(TODAY, -1), addDays(TODAY, 1)]) {
          const { patient_id } = await buildPatient(sql, { completed_appointment_at: seen, upcoming_renewal_date })
          const [row] = await sql<[Patient]>`select * from patients where patient_id = ${patient_id}`
          const amount = kind.startsWith('authorize') ? { grams_per_day: 1.5, months: 12 } : {}
          const written = { patient_id: row.patient_id, decided_at, user_id: np.id, kind, next_on, undone_at, ...amount }
          await sql`insert into visit_decisions ${sql(written as never)}`
          const counts = decided_at === seen && undone_at === null
          const decision = counts ? { kind: kind as DecisionKind, next_on } : null
          const reason = lostReason(row, { visitAhead: false, decision, today: TODAY })
          expect((await readPlans(sql, row.patient_id, schedule)).decision).toEqual(decision)
          if (reason !== null) expected.push([row.patient_id, reason])
        }
      }
    }
    expect(expected.length).toBeGreaterThan(20)
    expect(await lostIds()).toEqual(new Map(expected))
  })

  test('leaves out those with a visit that is not over, and no others', async () => {
    const patient = async () => (await buildPatient(sql, { async_questionnaire_complete: true })).patient_id
    const [ahead, underway, over, cancelled] = [await patient(), await patient(), await patient(), await patient()]
    await book(ahead, { state: 'booked', hours: 48 })
    await book(underway, { state: 'booked', hours: -0.25 })
    await book(over, { state: 'booked', hours: -3 })
    await book(cancelled, { state: 'cancelled', hours: 48 })
    expect([...(await lostIds()).keys()].sort()).toEqual([over, cancelled].sort())
  })

  test(
    'agrees with the rule for visits that did not take place, of every state that it reads',
    async () => {
      const states = EVERY.filter((state) => !('patient_active' in state)).flatMap((state) => [
        { state, later: true },
        { state, later: false },
      ])
      const np = await buildStaff(sql)
      const built: string[] = []
      for (const [place, { state, ...booked }] of states.entries()) {
        const marked_ineligible_at = 'eligible' in state ? later(TEST_NOW, booked.later ? -86_400 : 86_400) : null
        const { patient_id } = await buildPatient(sql, { ...state, marked_ineligible_at })
        built.push(patient_id)
        await book(patient_id, place % 3 === 0 ? { state: 'cancelled', hours: 48, np } : { state: 'booked', hours: -3 - place, np })
        if (state.completed_appointment_at === null || booked.later) continue
        const decided = { patient_id, decided_at: state.completed_appointment_at, user_id: np.id, kind: 'decline', next_on: null }
        await sql`insert into visit_decisions ${sql(decided as never)}`
      }
      const rows = await sql<Patient[]>`select * from patients where patient_id = any(${built})`
      const byRule: [string, string][] = []
      for (const row of rows) {
        const reason = lostReason(row, await readPlans(sql, row.patient_id, schedule))
        if (reason !== null) byRule.push([row.patient_id, reason])
      }
      expect(byRule.filter(([, reason]) => reason === 'visit-missed').length).toBeGreaterThan(6)
      expect(await lostIds()).toEqual(new Map(byRule))
    },
    PATIENCE,
  )

  test('leaves out those with a call ahead, as the rule does, and no others', async () => {
    const { id: user_id } = await buildStaff(sql, { groups: ['pcrs'] })
    const patient = async (next_at: string | null, more: Record<string, string> = {}) => {
      const { patient_id } = await buildPatient(sql, { async_questionnaire_complete: true })
      const call = { patient_id, user_id, at: later(TEST_NOW, -86_400), outcome: 'no-answer', zone: 'America/Toronto' }
      await sql`insert into contact_attempts ${sql({ ...call, next_step: next_at ? 'call' : 'decide', next_at, ...more })}`
      return patient_id
    }
    const [ahead, past] = [await patient(later(TEST_NOW, 60)), await patient(later(TEST_NOW, -60))]
    const [due, over] = [
      await patient(later(TEST_NOW, 60), { came_due_at: TEST_NOW }),
      await patient(later(TEST_NOW, 60), { closed_at: TEST_NOW }),
    ]
    const undecided = await patient(null)
    expect([...(await lostIds()).keys()].sort()).toEqual([past, due, over, undecided].sort())
    for (const patient_id of [ahead, past, due, over, undecided])
      expect(await hasCallAhead(sql, patient_id, TEST_NOW)).toBe(patient_id === ahead)
    const [row] = await sql<Patient[]>`select * from patients where patient_id = ${ahead}`
    if (!row) throw new Error('the patient is missing')
    expect([true, false].map((callAhead) => lostReason(row, { visitAhead: false, callAhead, decision: null, today: TODAY }))).toEqual([
      null,
      'never-seen',
    ])
  })
})

describe('F-3: each night', () => {
  test('they return to the PCR queue, with the reason in their notes and the audit log, and none is left', async () => {
    const { patient_id } = await buildPatient(sql, {
      completed_appointment_at: '2025-03-01T15:00:00.000Z',
      upcoming_renewal_date: '2026-03-01',
    })
    const { patient_id: fine } = await buildPatient(sql, {
      completed_appointment_at: '2025-03-01T15:00:00.000Z',
      upcoming_renewal_date: '2026-05-01',
    })
    expect(await countLost(sql, schedule)).toBe(1)
    expect(await returnLost(schedule)).toBe(1)
    const rows =
      await sql`select patient_id, in_pcr_queue, entered_pcr_queue_at, appointment_type, system_notes from patients where patient_active order by in_pcr_queue desc`
    expect(rows).toMatchObject([
      { patient_id, in_pcr_queue: true, entered_pcr_queue_at: TEST_NOW, appointment_type: 'Reminder Call' },
      { patient_id: fine, in_pcr_queue: false },
    ])
    expect(rows[0]?.system_notes).toBe('Back in the PCR queue because the renewal date has passed (2026-03-02 10:00)')
    expect(await sql`select action, user_name from audit_log where patient_id = ${patient_id}`).toEqual([
      { action: 'Returned To Queue', user_name: 'Schedule' },
    ])
    expect([await countLost(sql, schedule), await returnLost(schedule)]).toEqual([0, 0])
  })

  test('two programs at once return each patient once', async () => {
    for (let n = 0; n < 12; n += 1) await buildPatient(sql, { async_questionnaire_complete: true })
    await Promise.all([returnLost(schedule), returnLost(schedule), returnLost(schedule)])
    const [{ entries, patients } = { entries: 0, patients: 0 }] = await sql<{ entries: number; patients: number }[]>`
      select count(*)::int as entries, count(distinct patient_id)::int as patients from audit_log
      where action = 'Returned To Queue' and patient_id in (select patient_id from patients where patient_active)`
    expect([entries, patients]).toEqual([12, 12])
  })
})

test('completing the help of a patient who waits for a visit keeps them in the queue (F-3, REQ-449)', async () => {
  const pcr = staffContext(db, await buildStaff(sql, { groups: ['pcrs'] }))
  const asks = { in_pcr_queue: true, assigned_pcr: pcr.staff.id, need_pcr_help_flag: true, pcr_help_reason: 'Chatbot Help' }
  const { patient_id: waits } = await buildPatient(sql, { ...asks, async_questionnaire_complete: true })
  const { patient_id: booked } = await buildPatient(sql, { ...asks, async_questionnaire_complete: true })
  await book(booked, { state: 'booked', hours: 48 })
  expect((await completeHelp(pcr, waits)).patient).toMatchObject({ in_pcr_queue: true, assigned_pcr: null, need_pcr_help_flag: false })
  expect((await completeHelp(pcr, booked)).patient).toMatchObject({ in_pcr_queue: false, need_pcr_help_flag: false })
  expect(await countLost(sql, schedule)).toBe(0)
})

test('Today tells managers how many, and who where they may open the record: administrators, and managers of a queue that the patient left (F-1, F-3)', async () => {
  await buildPatient(sql, { async_questionnaire_complete: true, first_name: 'Ola', last_name: 'Nord' })
  const lostOf = async (group: 'pcrs' | 'pcrManagers' | 'npManagers' | 'admins') =>
    (await readToday(staffContext(db, await buildStaff(sql, { groups: [group] })))).lost
  expect(await lostOf('pcrs')).toBeNull()
  expect(await lostOf('pcrManagers')).toEqual({ total: 1, rows: [], abandoned: 0 })
  expect(await lostOf('admins')).toMatchObject({ total: 1, rows: [{ name: 'Ola Nord', reason: 'never-seen' }] })
  await sql`update patients set in_pcr_queue = true, entered_pcr_queue_at = ${TEST_NOW} where last_name = 'Nord'`
  await sql`update patients set in_pcr_queue = false, entered_pcr_queue_at = null where last_name = 'Nord'`
  expect(await lostOf('pcrManagers')).toMatchObject({ total: 1, rows: [{ name: 'Ola Nord' }] })
  expect(await lostOf('npManagers')).toEqual({ total: 1, rows: [], abandoned: 0 })
})
