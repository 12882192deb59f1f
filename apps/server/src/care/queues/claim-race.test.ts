import { randomUUID } from 'node:crypto'
import { PCR_LIMIT } from '@clinic/contract/queues'
import type { Staff } from '@clinic/core/authorization/staff'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildPatient, buildStaff, staffContext } from '../../../test/build.ts'
import { openTestDatabase, type TestDatabase } from '../../../test/database.ts'
import type { StaffContext } from '../../identity/auth/access/context.ts'
import { together } from '../../platform/db/change.ts'
import { until } from '../../platform/embedded/until.ts'
import { Problem } from '../../platform/http/problem.ts'
import { besideTransaction } from '../../platform/one-connection.ts'
import { manage } from '../patients/manage.ts'
import { claim } from './claim.ts'
import { sendBack } from './send-back.ts'

const CLIENTS = 50
const PATIENTS = 100

let database: TestDatabase
let staff: Staff[]
beforeAll(async () => {
  database = await openTestDatabase({ connections: 20 })
  staff = await Promise.all(Array.from({ length: CLIENTS }, () => buildStaff(database.sql, { groups: ['pcrs'] })))
})
afterAll(() => database.close())

type Outcome = { staff: Staff; patient_id: string; won: boolean; holder?: unknown }

test('50 users racing for the same 100 patients: one winner and one audit entry each, and every loser learns who won (A-10, REQ-464)', async () => {
  const patients = await makePatients()
  const outcomes = await race(patients, async (person, patient_id): Promise<Outcome> => {
    try {
      await claim(staffContext(database, person), { patient_id, queue: 'pcr' })
      return { staff: person, patient_id, won: true }
    } catch (error) {
      if (!(error instanceof Problem) || error.code !== 'already-claimed') throw error
      return { staff: person, patient_id, won: false, holder: error.details.holder }
    }
  })
  for (const patient_id of patients) {
    const of = outcomes.filter((outcome) => outcome.patient_id === patient_id)
    const winners = of.filter((outcome) => outcome.won)
    expect(winners).toHaveLength(1)
    const winner = winners[0]?.staff
    expect(of.filter((outcome) => !outcome.won).map((outcome) => outcome.holder)).toEqual(Array(CLIENTS - 1).fill(winner?.name))
    const [stored] = await database.sql<{ assigned_pcr: number }[]>`select assigned_pcr from patients where patient_id = ${patient_id}`
    expect(stored?.assigned_pcr).toBe(winner?.id)
    const entries = await database.sql`select user_id from audit_log where patient_id = ${patient_id} and action = 'Claim Patient'`
    expect(entries.map((entry) => entry.user_id)).toEqual([winner?.id])
  }
})

test('the same race with separate read and write gives patients to several users: the race is real', async () => {
  const patients = await makePatients()
  const outcomes = await race(patients, async (person, patient_id) => {
    const [row] = await database.sql<{ assigned_pcr: number | null }[]>`select assigned_pcr from patients where patient_id = ${patient_id}`
    if (row?.assigned_pcr !== null) return { patient_id, won: false }
    await database.sql`update patients set assigned_pcr = ${person.id}, assigned_pcr_at = now() where patient_id = ${patient_id}`
    return { patient_id, won: true }
  })
  const doubled = patients.filter((patient_id) => outcomes.filter((outcome) => outcome.patient_id === patient_id && outcome.won).length > 1)
  expect(doubled.length).toBeGreaterThan(PATIENTS / 2)
})

test('an NP who claims ten patients concurrently gets five, in any order (REQ-513)', async () => {
  const np = await buildStaff(database.sql, { groups: ['nps'] })
  const patients = await Promise.all(Array.from({ length: 10 }, () => buildPatient(database.sql, { in_np_queue: true })))
  const outcomes = await Promise.allSettled(
    patients.map(({ patient_id }) => claim(staffContext(database, np), { patient_id, queue: 'np' })),
  )
  expect(outcomes.filter((outcome) => outcome.status === 'fulfilled')).toHaveLength(5)
  const refused = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [(outcome.reason as Problem).code] : []))
  expect(new Set(refused)).toEqual(new Set(['np-limit']))
})

const PUT_IN = { verb: 'put-in-pcr-queue', appointment_type: 'New Patient', pcr_help_reason: '', need_pcr_help_flag: false } as const
const COMING_BACK = {
  'an NP sends back': { groups: ['nps'], act: sendBack },
  'an administrator puts in': {
    groups: ['admins'],
    act: (context: StaffContext, patient_id: string) => manage(context, { patient_id, order: PUT_IN }),
  },
} as const

test.each(Object.entries(COMING_BACK))(
  'a claim concurrent with one that %s a patient the claimer had counts that one: no one exceeds their limit (REQ-466)',
  async (_, { groups, act }) => {
    const { sql } = database
    const pcr = await buildStaff(sql, { groups: ['pcrs'] })
    const other = await buildStaff(sql, { groups: [...groups] })
    const crowd = randomUUID()
    await sql`
    insert into patients (patient_id, province, in_pcr_queue, entered_pcr_queue_at, assigned_pcr, assigned_pcr_at)
    select ${crowd} || n, 'ON', true, now(), ${pcr.id}, now() from generate_series(1, ${PCR_LIMIT - 1}) as n`
    const returning = await buildPatient(sql, { in_np_queue: true, assigned_np: other.id, assigned_pcr: pcr.id })
    const waiting = await buildPatient(sql, { in_pcr_queue: true })
    const { promise: claimed, resolve: goOn } = Promise.withResolvers<unknown>()
    const sent = together(staffContext(database, other), async (context) => {
      await act(context, returning.patient_id)
      const race = () => claim(staffContext(database, pcr), { patient_id: waiting.patient_id, queue: 'pcr' })
      goOn(besideTransaction(race).catch((error: unknown) => error))
      // It must have reached the lock before this one ends.
      const isThere = async () => {
        const [row] = await sql<{ there: boolean }[]>`
        select exists (select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock')
          or exists (select from patients where patient_id = ${waiting.patient_id} and assigned_pcr = ${pcr.id}) as there`
        return row?.there === true
      }
      await besideTransaction(() => until(isThere, 20_000))
    })
    await sent
    expect(await claimed).toMatchObject({ code: 'pcr-limit' })
  },
)

async function makePatients(): Promise<string[]> {
  const made = await Promise.all(Array.from({ length: PATIENTS }, () => buildPatient(database.sql, { in_pcr_queue: true })))
  return made.map((patient) => patient.patient_id)
}

/** Everyone tries every patient in the same order, so that they collide at each. */
async function race<T>(patients: readonly string[], attempt: (person: Staff, patient_id: string) => Promise<T>): Promise<T[]> {
  const runs = await Promise.all(staff.map(async (person) => Promise.all(patients.map((patient_id) => attempt(person, patient_id)))))
  return runs.flat()
}
