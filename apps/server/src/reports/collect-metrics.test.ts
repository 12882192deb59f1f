import { tally } from '@clinic/core/reports/tally'
import { daysBetween } from '@clinic/core/shared/dates'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildPatient, buildStaff, staffContext, TEST_NOW } from '../../test/build.ts'
import { openTestDatabase, type TestDatabase } from '../../test/database.ts'
import { markIneligible } from '../care/patients/mark-ineligible.ts'
import { completeAppointment } from '../care/queues/complete-appointment.ts'
import { undo } from '../care/queues/undo.ts'
import { clockShifts, later, minuteIn } from '../platform/clock.ts'
import { openDatabase, type Sql } from '../platform/db/database.ts'
import { besideTransaction } from '../platform/one-connection.ts'
import { collectMetrics } from './collect-metrics.ts'
import { counted, dayOf, entry, mark, visit, ZONE } from './figures.harness.ts'
import { reconcileMetrics } from './reconcile-metrics.ts'
import { resolveRange } from './resolve-range.ts'
import { asOfOneMoment, countFallbacks } from './store.ts'

let db: TestDatabase
let people: number[]
let patients: string[]

beforeAll(async () => {
  db = await openTestDatabase()
  people = [(await buildStaff(db.sql)).id, (await buildStaff(db.sql)).id]
  patients = await Promise.all(
    ['ON', 'AB', null].map(async (province) => (await buildPatient(db.sql, { province: province as 'ON' })).patient_id),
  )
})
afterAll(() => db.close())

const context = () => ({ sql: db.sql, now: TEST_NOW, zone: ZONE })
const collect = () => collectMetrics(context())
const silent = () => {}

/** Around clock changes, ends of months and years, and February in leap and other years. */
const MOMENTS = [
  ...['2025-03-09T05:00:00.000Z', '2025-11-02T04:00:00.000Z', '2025-10-31T12:00:00.000Z', '2025-12-31T18:00:00.000Z'],
  ...['2026-01-31T20:00:00.000Z', '2026-02-28T17:00:00.000Z', '2024-02-29T03:00:00.000Z'],
]
const moment = fc
  .record({ near: fc.constantFrom(...MOMENTS), minutes: fc.integer({ min: -2000, max: 2000 }) })
  .map(({ near, minutes }) => later(near, minutes * 60))
const person = fc.nat(1)
const patient = fc.nat(2)

type ActionEntry =
  | { kind: 'visit'; at: string; person: number; patient: number; isNew: boolean; waited: number | null; undone: boolean }
  | { kind: 'mark'; at: string; person: number | null; patient: number; reason: string | null; undone: boolean }
  | { kind: 'chat'; at: string; patient: number; action: 'Conversation Started' | 'Enter PCR Queue' | 'Opt In For Call' }
  | { kind: 'send'; at: string; person: number; patient: number; waited: number; undone: boolean }
  | {
      kind: 'move'
      patient: number
      province: 'ON' | 'BC' | null
      upcoming_renewal_date: string | null
      patient_active: boolean
      seen: number | null
    }
  | { kind: 'collect' }
  | { kind: 'late'; at: string; person: number; patient: number }

const waited = fc.option(fc.nat(3000))
const deed: fc.Arbitrary<ActionEntry> = fc.oneof(
  fc.record({ kind: fc.constant('visit' as const), at: moment, person, patient, isNew: fc.boolean(), waited, undone: fc.boolean() }),
  fc.record({
    kind: fc.constant('mark' as const),
    at: moment,
    person: fc.option(person),
    patient,
    reason: fc.option(fc.constantFrom('Other', 'Schizophrenia')),
    undone: fc.boolean(),
  }),
  fc.record({
    kind: fc.constant('chat' as const),
    at: moment,
    patient,
    action: fc.constantFrom('Conversation Started', 'Enter PCR Queue', 'Opt In For Call'),
  }),
  fc.record({ kind: fc.constant('send' as const), at: moment, person, patient, waited: fc.nat(3000), undone: fc.boolean() }),
  fc.record({
    kind: fc.constant('move' as const),
    patient,
    province: fc.constantFrom('ON' as const, 'BC' as const, null),
    upcoming_renewal_date: fc.option(moment.map(dayOf)),
    patient_active: fc.boolean(),
    seen: fc.option(person),
  }),
  fc.constant({ kind: 'collect' as const }),
  fc.record({ kind: fc.constant('late' as const), at: moment, person, patient }),
)

const optIns = async (day: string) => tally(await counted(db.sql, day, day)).count({ metric: 'optInForCall', dimension: 'all' })

describe('daily figures', () => {
  test('equal the rows for every range, whatever happened, was undone or committed late, and whenever the job ran', async () => {
    const second = openDatabase(db.address, { connections: 1 })
    const range = fc.tuple(moment, moment).map(([a, b]) => [dayOf(a), dayOf(b)].sort() as [string, string])
    await fc.assert(
      fc.asyncProperty(
        fc.array(deed, { minLength: 5, maxLength: 25 }),
        fc.array(range, { minLength: 1, maxLength: 4 }),
        async (deeds, ranges) => {
          for (const one of deeds) await happen(unlike(one), second.sql)
          for (const [first, last] of ranges) {
            const inCode = await recountInCode(first, last)
            expect(await kept(first, last)).toEqual(inCode)
            expect(await inReport(first, last)).toEqual(withoutDays(inCode))
            expect(await missedInReport(first, last)).toEqual(await missedInCode(first, last))
          }
          expect(await reconcileMetrics(context(), silent)).toEqual({ differences: 0, days: [] })
          await collect()
          for (const [first, last] of ranges) expect(await kept(first, last)).toEqual(await recountInCode(first, last))
        },
      ),
      { numRuns: 15 },
    )
    expect(Object.keys(await kept('2024-01-01', '2026-12-31')).length).toBeGreaterThan(50)
    await second.close()
  }, 120_000)

  test('include events committed after their day was added up', async () => {
    const second = openDatabase(db.address, { connections: 1 })
    const [patient_id = ''] = patients
    const late = second.sql.begin(async (tx) => {
      await entry(tx as unknown as Sql, { action: 'Opt In For Call', patient_id, user_id: null, at: '2026-02-15T17:00:00.000Z' })
      await besideTransaction(collect)
      expect(await besideTransaction(() => optIns('2026-02-15'))).toBe(0)
    })
    await late
    expect(await optIns('2026-02-15')).toBe(1)
    await collect()
    expect(await optIns('2026-02-15')).toBe(1)
    await second.close()
  })

  test('count what the product’s own actions do, and no longer once undone', async () => {
    const np = await buildStaff(db.sql)
    const context = staffContext(db, np)
    const entered_np_queue_at = later(TEST_NOW, -45 * 60)
    const { patient_id } = await buildPatient(db.sql, { in_np_queue: true, entered_np_queue_at, assigned_np: np.id })
    const today = async () => {
      const found = tally(await counted(db.sql, dayOf(TEST_NOW), dayOf(TEST_NOW)))
      const key = String(np.id)
      return {
        seen: found.count({ metric: 'newPatients', dimension: 'user', key }),
        waited: found.count({ metric: 'newPatients', dimension: 'minutes', key: '45' }),
        ineligible: found.count({ metric: 'markedIneligible', dimension: 'user', key }),
      }
    }
    const completed = await completeAppointment(context, patient_id)
    expect(await today()).toEqual({ seen: 1, waited: 1, ineligible: 0 })
    await collect()
    await undo(context, completed.undo?.id ?? 0)
    expect(await today()).toEqual({ seen: 0, waited: 0, ineligible: 0 })

    const marked = await markIneligible(context, { patient_id, ineligible_reason: 'Other', eligible_date: null })
    expect(await today()).toEqual({ seen: 0, waited: 0, ineligible: 1 })
    await undo({ ...context, now: later(TEST_NOW, 20) }, marked.undo?.id ?? 0)
    expect(await today()).toEqual({ seen: 0, waited: 0, ineligible: 0 })
  })

  test('are added up once by two concurrent processes', async () => {
    const [patient_id = ''] = patients
    for (let minute = 0; minute < 60; minute += 1)
      await entry(db.sql, { action: 'Opt In For Call', patient_id, user_id: null, at: later('2026-02-10T17:00:00.000Z', minute) })
    await Promise.all([collect(), collect(), collect()])
    expect(await db.sql`select count from figure_counts where span = 'day' and dimension = 'all' and day = '2026-02-10'`).toEqual([
      { count: 60 },
    ])
    expect(await db.sql`select from figure_events`).toHaveLength(0)
  })
})

let made = 0
/** The log only grows, so every run adds to it; no two events share a millisecond. */
function unlike(deed: ActionEntry): ActionEntry {
  made += 1
  return 'at' in deed ? { ...deed, at: later(deed.at, made / 1000) } : deed
}

async function happen(deed: ActionEntry, second: Sql): Promise<void> {
  const { sql } = db
  const patient_id = 'patient' in deed ? (patients[deed.patient] ?? '') : ''
  const user_id = 'person' in deed ? (deed.person === null ? null : (people[deed.person] ?? 0)) : null
  switch (deed.kind) {
    case 'visit':
      await visit(sql, { patient_id, user_id: user_id ?? 0, at: deed.at, isNew: deed.isNew, waited: deed.waited })
      if (deed.undone)
        await sql`update encounters set undone_at = ${later(deed.at, 30)} where patient_id = ${patient_id} and completed_at = ${deed.at}`
      return
    case 'mark':
      await mark(sql, { patient_id, user_id, at: deed.at, reason: deed.reason })
      if (deed.undone) await takeBack('Mark Patient Ineligible', { patient_id, user_id, at: deed.at })
      return
    case 'send': {
      const changes = { entered_pcr_queue_at: { from: later(deed.at, -60 * deed.waited), to: null } }
      await entry(sql, { action: 'Send To NP Queue', patient_id, user_id, at: deed.at, changes })
      if (deed.undone) await takeBack('Send To NP Queue', { patient_id, user_id, at: deed.at })
      return
    }
    case 'chat':
      return entry(sql, { action: deed.action, patient_id, user_id: null, at: deed.at })
    case 'move': {
      const { province, upcoming_renewal_date, patient_active } = deed
      const last_seen_practitioner = deed.seen === null ? null : (people[deed.seen] ?? null)
      await sql`update patients set ${sql({ province, upcoming_renewal_date, patient_active, last_seen_practitioner })} where patient_id = ${patient_id}`
      return
    }
    case 'collect':
      await collect()
      return
    case 'late':
      await second.begin(async (tx) => {
        await entry(tx as unknown as Sql, { action: 'Opt In For Call', patient_id, user_id, at: deed.at })
        await besideTransaction(collect)
      })
  }
}

async function takeBack(
  action: string,
  { patient_id, user_id, at }: { patient_id: string; user_id: number | null; at: string },
): Promise<void> {
  await entry(db.sql, { action: 'Undo Change', description: `Took back: ${action}`, patient_id, user_id, at: later(at, 40) })
}

type Place = string
/** The counts as reports read them, by position. */
async function kept(first: string, last: string): Promise<Record<Place, number>> {
  const clock = clockShifts(ZONE, '2024-01-01', '2027-12-31')
  const rows = await db.sql<{ dimension: string; day: string; metric: string; key: string; count: number }[]>`
    select dimension, day, metric, key, sum(count)::int as count
    from figures_between(${first}, ${last}, '{day}', array[${first}::date], array[${last}::date], '{1}', ${clock.starts}::timestamptz[], ${clock.seconds}::int[])
    group by 1, 2, 3, 4 having sum(count) <> 0`
  return Object.fromEntries(rows.map(({ dimension, day, metric, key, count }) => [[dimension, day, metric, key].join(' '), count]))
}

/** The counts of a range as its report reads them, from months and days. */
async function inReport(first: string, last: string): Promise<Record<Place, number>> {
  const found = await counted(db.sql, first, last)
  return sums(
    found
      .filter(({ dimension }) => dimension !== 'all')
      .map(({ dimension, metric, key, count }) => [`${dimension} ${metric} ${key}`, count]),
  )
}

/** Missed renewals by user, as the report counts them and from every patient and appointment. */
async function missedInReport(startDate: string, endDate: string): Promise<Record<string, number>> {
  const range = resolveRange({ zone: ZONE, now: TEST_NOW }, { startDate, endDate })
  const rows = await asOfOneMoment(db.sql, (tx) => countFallbacks(tx, range))
  return sums(rows.map(({ user_id, count }) => [String(user_id), count]))
}

async function missedInCode(first: string, last: string): Promise<Record<string, number>> {
  const visits = await db.sql`select patient_id, completed_at from encounters where undone_at is null`
  const rows =
    await db.sql`select patient_id, upcoming_renewal_date as date, last_seen_practitioner as seen from patients where upcoming_renewal_date is not null`
  const missed = rows.filter(
    ({ patient_id, date }) =>
      date >= first &&
      date <= last &&
      date < dayOf(TEST_NOW) &&
      !visits.some((visit) => visit.patient_id === patient_id && dayOf(visit.completed_at) >= date),
  )
  return sums(missed.map(({ seen }) => [String(seen ?? 0), 1]))
}

/** What reports show by each dimension. */
const SEEN = ['newPatients', 'renewPatients']
const SHOWN: Record<string, string[]> = {
  user: [...SEEN, 'markedIneligible', 'optInForCall'],
  hour: [...SEEN, 'chatsStarted', 'queueEntered'],
  minutes: [...SEEN, 'sentToNp'],
  reason: ['markedIneligible'],
  province: SEEN,
  type: SEEN,
}

function withoutDays(places: Record<Place, number>): Record<Place, number> {
  const parts = Object.entries(places).map(([place, count]) => [place.split(' '), count] as const)
  const told = parts.filter(([[dimension = '', , metric = '']]) => SHOWN[dimension]?.includes(metric))
  return sums(told.map(([[dimension, , metric, ...key], count]) => [`${dimension} ${metric} ${key.join(' ')}`, count]))
}

function sums(counts: readonly (readonly [place: string, count: number])[]): Record<Place, number> {
  const places: Record<Place, number> = {}
  for (const [place, count] of counts) places[place] = (places[place] ?? 0) + count
  return places
}

/** An independent recount in code: every row, with days and hours by the product’s own time zone functions. */
async function recountInCode(first: string, last: string): Promise<Record<Place, number>> {
  const places: Record<Place, number> = {}
  const add = (metric: string, at: string | null, keys: Record<string, string | number | null>, date?: string) => {
    const day = date ?? dayOf(at ?? '')
    if (day < first || day > last) return
    const hour = at === null ? null : `${weekdayOf(day)}-${Number(minuteIn(ZONE, at).slice(11, 13))}`
    for (const [dimension, key] of Object.entries({ all: '', hour, ...keys })) {
      const place = [dimension, day, metric, key].join(' ')
      if (key !== null) places[place] = (places[place] ?? 0) + 1
    }
  }
  for (const row of await db.sql`select * from encounters where undone_at is null`)
    add(row.was_new_patient ? 'newPatients' : 'renewPatients', row.completed_at, {
      ...{ user: row.user_id, province: row.province, type: row.appointment_type, minutes: row.waited_minutes },
    })
  for (const { metric, at, user_id, type, reason, minutes } of standing(await db.sql<Logged[]>`select * from audit_log order by id`))
    add(metric, at, { user: user_id ?? 0, type, reason, minutes })
  for (const row of await db.sql`select * from patients`) {
    const { province, last_seen_practitioner: seen, upcoming_renewal_date: date } = row
    if (row.patient_active) add('patients', row.created_at, { user: 0, province })
    if (date !== null) add('renewals', null, { user: seen ?? 0, province }, date)
  }
  return places
}

/** Monday is 1; 3 January 2000 was one. */
function weekdayOf(day: string): number {
  return (((daysBetween('2000-01-03', day) % 7) + 7) % 7) + 1
}

type Logged = {
  action: string
  created_at: string
  user_id: number | null
  patient_id: string
  description: string
  entity_type: string | null
  changes: Record<string, { from: string; to: string }>
}
const METRICS: Record<string, string> = {
  'Mark Patient Ineligible': 'markedIneligible',
  'Opt In For Call': 'optInForCall',
  'Conversation Started': 'chatsStarted',
  'Enter PCR Queue': 'queueEntered',
  'Send To NP Queue': 'sentToNp',
}

/** The entries that count, in order; an undo cancels the newest entry of its kind. */
function standing(log: readonly Logged[]) {
  const standing: (Logged & { metric: string; at: string; type: string | null; reason: string | null; minutes: number | null })[] = []
  for (const row of log) {
    const undone = row.description.replace('Took back: ', '')
    const since = row.changes.entered_pcr_queue_at?.from
    const metric = METRICS[row.action]
    if (row.action === 'Undo Change')
      standing.splice(
        standing.findLastIndex((one) => one.action === undone && one.patient_id === row.patient_id),
        1,
      )
    else if (metric)
      standing.push({
        ...row,
        metric,
        at: row.created_at,
        type: row.entity_type,
        reason: row.action === 'Mark Patient Ineligible' ? (row.changes.ineligible_reason?.to ?? 'Other') : null,
        minutes: since === undefined ? null : Math.floor((Date.parse(row.created_at) - Date.parse(since)) / 60_000),
      })
  }
  return standing
}
