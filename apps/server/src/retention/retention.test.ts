import { ASQ } from '@clinic/core/alarms/asq'
import type { Staff } from '@clinic/core/authorization/staff'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildPatient, buildSession, buildStaff, staffContext, TEST_NOW } from '../../test/build.ts'
import { openTestDatabase, type TestDatabase } from '../../test/database.ts'
import { openTestHttp, type TestHttp } from '../../test/http.ts'
import { buildAlarm } from '../care/alarms/alarm.harness.ts'
import { closeAlarm } from '../care/alarms/close-alarm.ts'
import { saveAlarmForm } from '../care/alarms/save-alarm-form.ts'
import { later } from '../platform/clock.ts'
import { purgeConversations } from './purge-conversations.ts'
import { reviewRecords } from './review-records.ts'
import { mountRetention } from './routes.ts'

const DAY = 86_400
const ZONE = 'America/Toronto'

let db: TestDatabase
let http: TestHttp
let admin: Staff
let np: Staff
beforeAll(async () => {
  db = await openTestDatabase()
  http = await openTestHttp(db, (mount) => mountRetention(mount, { years: 16 }))
  admin = await buildStaff(db.sql, { groups: ['admins'], first_name: 'Ada', last_name: 'Min' })
  np = await buildStaff(db.sql, { groups: ['nps'], provinces: ['ON'] })
})
afterAll(async () => {
  await http.close()
  await db.close()
})

async function as(staff: Staff, call: string, body?: object) {
  const [method = 'GET', url = ''] = call.split(' ')
  const answer = await http.call(url, { method: method as 'GET', headers: await buildSession(db.sql, staff.id), ...(body && { body }) })
  return { status: answer.statusCode, body: answer.json<Record<string, unknown> & { error?: { code: string } }>() }
}

const entries = async (action: string) =>
  (await db.sql<{ id: string }[]>`select entity_id as id from audit_log where action = ${action}`).map(({ id }) => id)

/** A conversation as the chat starts it; `agreed`: with a consent, so that it belongs to someone. */
async function converse(
  id: string,
  { patient_id, quiet, agreed = false }: { patient_id: string; quiet: number; agreed?: boolean },
): Promise<void> {
  const at = later(TEST_NOW, -quiet * DAY)
  await db.sql`
    insert into conversations (id, patient_id, state, started_at, last_turn_at) values (${id}, ${patient_id}, row('{}'), ${at}, ${at})`
  await db.sql`insert into conversation_chunks (conversation_id, index, chunk) values (${id}, 0, ${'x'})`
  if (agreed)
    await db.sql`
      insert into consents (conversation_id, patient_id, version, text_hash, option, signature, address, agent, given_at)
      values (${id}, ${patient_id}, '1', 'x', 'yes', 'x', '', '', ${at})`
}

describe('a legal hold', () => {
  test('is set and lifted by an administrator with a reason, is visible to those who see the chart, and is audited', async () => {
    const { patient_id } = await buildPatient(db.sql, { in_np_queue: true })
    const path = `/api/patients/${patient_id}/legal_hold`
    expect((await as(np, `GET ${path}`)).body).toEqual({ standing: null, earlier: [] })
    expect(await as(np, `PUT ${path}`, { reason: 'x' })).toMatchObject({ status: 403 })
    expect(await as(admin, `PUT ${path}`, { reason: '  ' })).toMatchObject({ status: 400 })
    expect((await as(admin, `PUT ${path}`, { reason: 'Lawsuit' })).body).toMatchObject({
      standing: { reason: 'Lawsuit', set_by: 'Ada Min', lifted_at: null },
    })
    expect(await as(admin, `PUT ${path}`, { reason: 'Another' })).toMatchObject({ status: 409, body: { error: { code: 'already-held' } } })
    expect((await as(np, `GET ${path}`)).body).toMatchObject({ standing: { reason: 'Lawsuit' } })
    expect((await as(admin, `POST ${path}/lift`, { reason: 'Settled' })).body).toMatchObject({
      standing: null,
      earlier: [{ reason: 'Lawsuit', lift_reason: 'Settled', lifted_by: 'Ada Min' }],
    })
    expect(await as(admin, `POST ${path}/lift`, { reason: 'Settled' })).toMatchObject({ status: 200, body: { standing: null } })
    expect(await as(admin, `POST ${path}/lift`, { reason: 'Again' })).toMatchObject({ status: 409, body: { error: { code: 'not-held' } } })
    expect(await entries('Legal Hold Set')).toEqual([patient_id])
    expect(await entries('Legal Hold Lifted')).toEqual([patient_id])
  })

  test('is not visible outside one’s provinces', async () => {
    const { patient_id } = await buildPatient(db.sql, { province: 'BC' })
    expect(await as(np, `GET /api/patients/${patient_id}/legal_hold`)).toMatchObject({ status: 404 })
  })

  test('set twice concurrently is set once', async () => {
    const { patient_id } = await buildPatient(db.sql)
    const set = () => as(admin, `PUT /api/patients/${patient_id}/legal_hold`, { reason: 'Lawsuit' })
    const answers = await Promise.all([set(), set(), set()])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect((await entries('Legal Hold Set')).filter((id) => id === patient_id)).toHaveLength(1)
  })

  test('protects everything of the patient from deletion until lifted', async () => {
    const { patient_id } = await buildPatient(db.sql)
    await as(admin, `PUT /api/patients/${patient_id}/legal_hold`, { reason: 'Lawsuit' })
    for (const table of ['patient_details', 'patient_records', 'patients']) {
      await expect(db.sql`delete from ${db.sql(table)} where patient_id = ${patient_id}`).rejects.toMatchObject({ code: '23001' })
    }
    await as(admin, `POST /api/patients/${patient_id}/legal_hold/lift`, { reason: 'Settled' })
    expect((await db.sql`delete from patient_details where patient_id = ${patient_id} returning 1 as one`).length).toBe(1)
  })
})

test('only idle conversations that belong to no one are deleted, each audited', async () => {
  const { patient_id } = await buildPatient(db.sql)
  await converse('anonymous-old', { patient_id: 'NOBODY-1', quiet: 31 })
  await converse('anonymous-new', { patient_id: 'NOBODY-2', quiet: 29 })
  await converse('agreed-old', { patient_id: 'NOBODY-3', quiet: 400, agreed: true })
  await converse('patient-old', { patient_id, quiet: 400 })
  expect(await purgeConversations({ sql: db.sql, now: TEST_NOW, zone: ZONE, days: 30 })).toBe(1)
  expect(await purgeConversations({ sql: db.sql, now: TEST_NOW, zone: ZONE, days: 30 })).toBe(0)
  const left = await db.sql<{ id: string }[]>`select id from conversations order by id`
  expect(left.map(({ id }) => id)).toEqual(['agreed-old', 'anonymous-new', 'patient-old'])
  expect(await entries('Abandoned Conversation Removed')).toEqual(['anonymous-old'])
})

test('interleaving 53: a conversation under an open alarm is not deleted; once the alarm is closed only its outcome stays (F-4)', async () => {
  await converse('alarmed-old', { patient_id: 'NOBODY-9', quiet: 400 })
  const id = await buildAlarm(db.sql, 'NOBODY-9', { conversation_id: 'alarmed-old' })
  const purge = () => purgeConversations({ sql: db.sql, now: TEST_NOW, zone: ZONE, days: 30 })
  expect(await purge()).toBe(0)
  const answers = Object.fromEntries(ASQ.questions.map(({ tag }) => [tag, 'no' as const]))
  await saveAlarmForm(staffContext(db, admin), id, { version: ASQ.version, answers })
  const closing = { outcome: 'left-message', reason: '', next_step: 'None' }
  await closeAlarm(staffContext(db, admin), id, closing)
  expect(await purge()).toBe(1)
  expect(await db.sql`select conversation_id, words, told, outcome from crisis_alarms where id = ${id}`).toEqual([
    { conversation_id: null, words: null, told: null, outcome: 'left-message' },
  ])
  expect(await db.sql`select id from alarm_forms where alarm_id = ${id}`).toEqual([])
})

test('charts past retention are listed for review, audited once, and none is deleted', async () => {
  const due = await buildPatient(db.sql, { last_name: 'Due' })
  const held = await buildPatient(db.sql, { last_name: 'Held' })
  const young = await buildPatient(db.sql, { date_of_birth: '2005-01-01' })
  await db.sql`update patients set updated_at = '2009-03-01T12:00:00Z' where patient_id = any(${[due, held, young].map((one) => one.patient_id)})`
  await as(admin, `PUT /api/patients/${held.patient_id}/legal_hold`, { reason: 'Lawsuit' })
  const review = () => reviewRecords({ sql: db.sql, now: TEST_NOW, zone: ZONE, years: 16 })
  expect(await review()).toBe(2)
  expect(await review()).toBe(0)
  const { body } = await as(admin, 'GET /api/retention/due')
  expect(body).toMatchObject({
    total: 2,
    years: 16,
    records: [
      { patient_id: due.patient_id, name: 'Pat Due', due_on: '2025-03-01', held: false },
      { patient_id: held.patient_id, due_on: '2025-03-01', held: true },
    ],
  })
  expect((await entries('Record Due For Review')).sort()).toEqual([due.patient_id, held.patient_id].sort())
  await db.sql`update patients set updated_at = ${TEST_NOW} where patient_id = ${due.patient_id}`
  expect(await review()).toBe(0)
  expect((await as(admin, 'GET /api/retention/due')).body).toMatchObject({ total: 1 })
  expect(await as(np, 'GET /api/retention/due')).toMatchObject({ status: 403 })
})
