import { randomUUID } from 'node:crypto'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { ChatReply } from '@clinic/contract/chat'
import { NP_ACTIVE_LIMIT } from '@clinic/contract/queues'
import { nextMessage, RENEE, type Sent } from '@clinic/testing/chat-patient'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runVerification } from '../src/audit/run-verification.ts'
import { buildBooked, buildNp } from '../src/booking/booked.harness.ts'
import { hashPassword } from '../src/identity/auth/credentials/passwords.ts'
import { now } from '../src/platform/clock.ts'
import { buildPatient, buildSession, buildStaff, type StaffParts, TEST_NOW } from './build.ts'
import { type Collector, openCollector } from './collector.ts'
import { type FollowedStream, followStream } from './follow-stream.ts'
import { TEST_KEYS } from './keys.ts'
import { ask, CHAT_KEY, openProcesses, type Processes, type Reply, urlOf } from './processes.ts'

/** `PROCESSES=4` runs the same with four. */
const COUNT = Number(process.env.PROCESSES ?? 2)
const SHIFT_CLOCK = fileURLToPath(new URL('../../../faults/shift-clock.ts', import.meta.url))
/** Second of the minute at which a process starts, so that its scheduler runs during the tests. */
const STARTED_AT_SECOND = 45
const PASSWORD = 'Long enough 4 a test!'

let house: Processes
let clock: string
let collector: Collector
let password_hash: string

beforeAll(async () => {
  clock = mkdtempSync(join(tmpdir(), 'clinic-clock-'))
  password_hash = await hashPassword(PASSWORD)
  const second = (Date.now() / 1000) % 60
  writeFileSync(join(clock, 'seconds'), String(-((second - STARTED_AT_SECOND + 60) % 60)))
  collector = await openCollector()
  const settings = { FAULTS_CLOCK: join(clock, 'seconds'), OTEL_EXPORTER_OTLP_ENDPOINT: collector.url }
  house = await openProcesses({ count: COUNT, settings, loaders: [SHIFT_CLOCK] })
  await house.database.owner.unsafe(`
    create table births (task text not null, minute text);
    grant select, insert on births to public;
    create function note_birth() returns trigger language plpgsql as $$
    begin insert into births select identifier, new.payload->'_cron'->>'ts' from graphile_worker._private_tasks where id = new.task_id; return null; end $$;
    create trigger note_birth after insert on graphile_worker._private_jobs for each row execute function note_birth()`)
})
afterAll(async () => {
  await house?.close()
  await collector?.close()
  rmSync(clock, { recursive: true, force: true })
})

/** The URL of the nth process, wrapping around. */
const at = (turn: number) => house.running[turn % COUNT]?.url ?? ''
const everywhere = <T>(work: (url: string) => Promise<T>): Promise<T[]> => Promise.all(house.running.map(({ url }) => work(url)))
const same = <T>(value: T): T[] => Array(COUNT).fill(value)

async function buildPerson(parts: StaffParts = {}) {
  const email = `${randomUUID()}@clinic.example`
  const staff = await buildStaff(house.database.sql, { email, password_hash, ...parts })
  const { authorization } = await buildSession(house.database.sql, staff.id, now())
  return { ...staff, email, token: authorization.replace('Bearer ', '') }
}

/** Each step at a different process. */
async function logIn(email: string, from: string) {
  const headers = { 'x-forwarded-for': from }
  const token = String((await ask(at(0), 'POST /api/auth/login', { body: { email, password: PASSWORD }, headers })).body.token)
  expect((await ask(at(1), 'GET /api/auth/generate-otp', { token, headers })).status).toBe(200)
  const code = await house.code(email)
  const verify = (turn: number, typed: string) => ask(at(turn), 'POST /api/auth/verify-otp', { token, body: { token: typed }, headers })
  return { token, code, verify }
}

/** Until made due: appointments built here are in the past for the server, whose scheduler would drop their emails. */
async function keepMailsBack() {
  await house.database.owner.unsafe(`
    create or replace function keep_back() returns trigger language plpgsql as $$ begin new.due_at = 'infinity'; return new; end $$;
    create or replace trigger keep_back before insert on appointment_mails for each row execute function keep_back()`)
}

const waiting = (more: object = {}) => buildPatient(house.database.sql, { in_np_queue: true, ...more })
const np = (patient_id: string, verb: string) => `POST /api/queues/np/${patient_id}/${verb}`

test('a login whose steps went to different processes is known to all, and a logout at one ends it everywhere', async () => {
  const { email } = await buildPerson()
  const { token, code, verify } = await logIn(email, '203.0.113.1')
  expect((await verify(2, code)).status).toBe(200)
  const statuses = () => everywhere(async (url) => (await ask(url, 'GET /api/me', { token })).status)
  expect(await statuses()).toEqual(same(200))
  expect((await ask(at(1), 'POST /api/auth/logout', { token })).status).toBe(200)
  expect(await statuses()).toEqual(same(401))
})

test('a user disabled at one process is refused by all immediately', async () => {
  const [admin, person] = await Promise.all([buildPerson({ groups: ['admins'] }), buildPerson()])
  const statuses = () => everywhere(async (url) => (await ask(url, 'GET /api/me', { token: person.token })).status)
  expect(await statuses()).toEqual(same(200))
  const disabled = await ask(at(0), `PUT /api/users/${person.id}`, { token: admin.token, body: { active: false } })
  expect(disabled.status).toBe(200)
  expect(await statuses()).toEqual(same(401))
})

test('wrong passwords and codes are counted across processes', async () => {
  const [guessed, coded] = await Promise.all([buildPerson(), buildPerson()])
  const tries: number[] = []
  for (let turn = 0; turn < 7; turn += 1) {
    const body = { email: guessed.email, password: `wrong ${turn} and long enough` }
    tries.push((await ask(at(turn), 'POST /api/auth/login', { body, headers: { 'x-forwarded-for': '203.0.113.2' } })).status)
  }
  expect(tries).toEqual([...Array(5).fill(401), 429, 429])
  const { code, verify } = await logIn(coded.email, '203.0.113.3')
  const wrong = code === '000000' ? '000001' : '000000'
  for (let turn = 0; turn < 5; turn += 1) expect((await verify(turn, wrong)).body).toMatchObject({ error: { code: 'bad-code' } })
  expect((await verify(5, code)).body).toMatchObject({ error: { code: 'code-spent' } })
})

test('a live screen at one process is notified of changes at another', async () => {
  const [watcher, worker, { patient_id }] = await Promise.all([buildPerson(), buildPerson(), waiting()])
  const stop = new AbortController()
  const headers = { authorization: `Bearer ${watcher.token}` }
  const responses = await everywhere((url) => fetch(`${url}/api/events`, { headers, signal: stop.signal }))
  const heard = responses.map(async ({ body }) => {
    let text = ''
    for await (const piece of body?.pipeThrough(new TextDecoderStream()) ?? []) {
      text += piece
      if (text.includes(patient_id)) return true
    }
    return false
  })
  expect((await ask(at(1), np(patient_id, 'claim'), { token: worker.token })).status).toBe(200)
  expect(await Promise.all(heard)).toEqual(same(true))
  stop.abort()
})

test('a followed list at every process becomes what the endpoint reads after a change at another', async () => {
  const [watcher, worker, { patient_id }] = await Promise.all([buildPerson(), buildPerson(), waiting()])
  const streams = await everywhere((url) => followStream(url, { token: watcher.token, search: 'queue=np' }))
  const has = (stream: FollowedStream) => stream.page('unassigned')?.rows.some((row) => row.patient_id === patient_id)
  for (const stream of streams) await expect.poll(() => has(stream)).toBe(true)
  expect((await ask(at(1), np(patient_id, 'claim'), { token: worker.token })).status).toBe(200)
  for (const stream of streams) await expect.poll(() => has(stream)).toBe(false)
  const { rows, total } = (await ask(at(0), 'GET /api/queues/np/page?list=unassigned', { token: watcher.token })).body
  for (const stream of streams) {
    expect(stream.page('unassigned')).toMatchObject({ rows, total })
    expect(stream.gaps).toBe(0)
    stream.close()
  }
})

test('of concurrent claims of one patient at all processes one wins, and no one exceeds the limit by using several processes (REQ-513)', async () => {
  const people = await Promise.all(Array.from({ length: 8 }, () => buildPerson()))
  const contested = await Promise.all(Array.from({ length: 4 }, () => waiting()))
  for (const { patient_id } of contested) {
    const claims = people.map(({ token }, turn) => ask(at(turn), np(patient_id, 'claim'), { token }))
    const statuses = (await Promise.all(claims)).map(({ status }) => status)
    expect(statuses.toSorted()).toEqual([200, ...Array(7).fill(409)])
  }
  const [greedy, many] = await Promise.all([buildPerson(), Promise.all(Array.from({ length: 12 }, () => waiting()))])
  const claims = many.map(({ patient_id }, turn) => ask(at(turn), np(patient_id, 'claim'), { token: greedy.token }))
  expect((await Promise.all(claims)).filter(({ status }) => status === 200)).toHaveLength(NP_ACTIVE_LIMIT)
})

test('a change at one process is put on hold, released and undone at others (C-12)', async () => {
  const [{ token }, { patient_id }] = await Promise.all([buildPerson(), waiting()])
  expect((await ask(at(0), np(patient_id, 'claim'), { token })).status).toBe(200)
  expect((await ask(at(1), np(patient_id, 'hold'), { token })).status).toBe(200)
  expect((await ask(at(2), np(patient_id, 'hold'), { token })).status).toBe(200)
  const off = await ask(at(3), np(patient_id, 'unhold'), { token })
  const ids = [(off.body.undo as { id: number }).id]
  const undone = await Promise.all([0, 1].map((turn) => ask(at(turn), 'POST /api/queues/undo', { token, body: { ids } })))
  expect(undone.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const [row] = await house.database.sql`select on_hold_in_queue from patients where patient_id = ${patient_id}`
  expect(row).toEqual({ on_hold_in_queue: true })
})

test('a conversation continues from process to process, and a repeated message gets the same answer from another', async () => {
  const conversation_id = 'PROCESSES234'
  // A page retries after a timeout with the same idempotency key.
  const send = async (url: string, key: string, message: Sent): Promise<Reply> => {
    const body = { action: 'query', conversation_id, key, ...message }
    for (let tries = 1; ; tries += 1) {
      const reply = await ask(url, 'POST /api/ai', { body, headers: { 'x-api-key': CHAT_KEY } })
      if (reply.status !== 503 || tries === 10) return reply
    }
  }
  let key = ''
  let turns = 0
  for (let next: Sent | null = { query: 'book with tcn' }; next && turns < 20; turns += 1) {
    const message: Sent = next
    const first = await send(at(turns), key, message)
    expect(first.status).toBe(200)
    // As a client would after a timeout.
    const again = turns < 4 ? await everywhere((url) => send(url, key, message)) : []
    // The state token differs because it is encrypted again each time.
    for (const { body } of again) expect({ ...body, conversation_state: '' }).toEqual({ ...first.body, conversation_state: '' })
    const reply = first.body as unknown as ChatReply
    key = reply.key
    next = nextMessage(reply, RENEE)
  }
  const [row] = await house.database.sql`
    select turn, (select count(*)::integer from conversation_turns where conversation_id = c.id) as kept from conversations c where id = ${conversation_id}`
  expect(turns).toBeGreaterThan(10)
  expect(row).toEqual({ turn: turns, kept: turns })
}, 90_000)

test('due work is done once, however many processes look for it concurrently', async () => {
  const { sql } = house.database
  const { token, id } = await buildPerson()
  const held = await Promise.all(Array.from({ length: 3 }, () => waiting({ assigned_np: id })))
  for (const { patient_id } of held) expect((await ask(at(0), np(patient_id, 'hold'), { token })).status).toBe(200)
  await sql`update patients set hold_until = now() - interval '2 minutes' where assigned_np = ${id}`
  await buildNp(sql)
  const booked: Awaited<ReturnType<typeof buildBooked>>[] = []
  await keepMailsBack()
  for (let turn = 0; turn < 4; turn += 1) booked.push(await buildBooked(sql))
  await sql`delete from appointment_mails where kind <> 'confirmed'`
  const ahead = sql`(now() - ${TEST_NOW}::timestamptz + interval '30 days')`
  await sql`
    update appointments set starts_at = starts_at + ${ahead}, ends_at = ends_at + ${ahead}, free_at = free_at + ${ahead} where starts_at < now()`
  await sql`update appointment_mails set due_at = now() - interval '2 minutes' where claimed_at is null`
  for (let turn = 0; turn < 6; turn += 1)
    await sql`select graphile_worker.add_job(task, '{}'::json) from unnest(array['send_appointment_mails', 'end_due_holds']) as task`
  await expect
    .poll(async () => (await sql`select from graphile_worker.jobs where key is null or locked_at is not null`).length, {
      timeout: 20_000,
      interval: 100,
    })
    .toBe(0)
  const mailed = readdirSync(join(house.folder, 'mail')).map((name) => name.replace(/^.*Z-|\.eml$/g, ''))
  expect(mailed.filter((to) => booked.some(({ email }) => email === to)).toSorted()).toEqual(booked.map(({ email }) => email).toSorted())
  const told = await sql<{ patient_id: string; action: string }[]>`
    select patient_id, action from audit_log where action in ('Appointment Mail Sent') or description = 'Taken off hold: its time was over'`
  expect(told.map(({ patient_id }) => patient_id).toSorted()).toEqual([...booked, ...held].map(({ patient_id }) => patient_id).toSorted())
})

test('processes share the schedule: each minute’s jobs are queued once', async () => {
  const births = (task: string) => house.database.sql<{ minute: string | null }[]>`select minute from births where task = ${task}`
  await expect.poll(async () => (await births('send_reminders')).length, { timeout: 30_000, interval: 200 }).toBeGreaterThan(0)
  const minutes = (await births('spread_minute')).map(({ minute }) => minute)
  expect(new Set(minutes).size).toBe(minutes.length)
  for (const task of ['collect_figures', 'send_reminders', 'fold_patient_counts', 'work_on_imports'])
    expect((await births(task)).length, task).toBeLessThanOrEqual(minutes.length)
})

test('audit partitions are created at startup, and ahead by the scheduler', async () => {
  const { sql, owner } = house.database
  const made = async () =>
    (
      await sql<
        { name: string }[]
      >`select relname as name from pg_class where relname ~ '^audit_log_[0-9_]+$' and relispartition order by 1`
    ).map(({ name }) => name)
  const atStart = await made()
  const [current, next = ''] = atStart
  expect(current).toBe(`audit_log_${now().slice(0, 7).replace('-', '_')}`)
  await owner`drop table ${owner(next)}`
  await sql`select graphile_worker.add_job('ensure_audit_months', '{}'::json)`
  await expect.poll(made, { timeout: 15_000, interval: 100 }).toEqual(atStart)
})

test('metrics and traces come from each process, by route and without personal data', async () => {
  await expect.poll(() => new Set(collector.spans.map(({ instance }) => instance)).size, { timeout: 10_000 }).toBe(COUNT)
  await house.database.sql`select graphile_worker.add_job('send_appointment_mails', '{}'::json)`
  for (const name of ['POST /api/ai', 'POST /api/queues/np/:patient_id/claim', 'task send_appointment_mails', 'update patients'])
    await expect.poll(() => collector.spans.some((span) => span.name === name), { message: name, timeout: 20_000 }).toBe(true)
  const figures = (await everywhere((url) => ask(url, 'GET /metrics'))).map(({ text }) => text).join('\n')
  expect(figures).toMatch(/clinic_task_runs_total\{task="send_appointment_mails",outcome="done"\} [1-9]/)
  expect(figures).toMatch(/clinic_mail_total\{outcome="sent"\} [1-9]/)
  expect(figures).toMatch(/^clinic_mail_late 0$/m)
  for (const word of [RENEE.personal.lastName, RENEE.personal.email, 'PROCESSES234', 'clinic.example'])
    expect([figures.includes(word), collector.sent.join('\n').includes(word)]).toEqual([false, false])
})

test('the audit log that all processes wrote and signed in turns is intact, without complaints', async () => {
  const settings = { DATA_DIR: house.folder, DATABASE_URL: urlOf(house.database.address), DATA_KEYS: TEST_KEYS }
  const lines: string[] = []
  const count = async () => (await house.database.sql`select from audit_unsealed limit 1`).length
  await expect.poll(count, { timeout: 10_000, interval: 100 }).toBe(0)
  expect({ code: await runVerification(settings, (line) => lines.push(line)), lines }).toMatchObject({ code: 0 })
  for (const { said } of house.running) expect(said()).not.toMatch(/"level":[4-6]0|could not|cannot|Error/)
})
