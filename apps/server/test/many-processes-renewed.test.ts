import { Agent, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { now } from '../src/platform/clock.ts'
import { type Balancer, openBalancer } from './balancer.ts'
import { buildPatient, buildSession, buildStaff } from './build.ts'
import { CHAT_KEY, openProcesses, type Processes } from './processes.ts'

const CLIENTS = 4
const PAUSE_MS = 60

let house: Processes
let balancer: Balancer
const agent = new Agent({ keepAlive: true, maxSockets: CLIENTS })

beforeAll(async () => {
  house = await openProcesses({ count: 2, settings: { DRAIN_SECONDS: '1' } })
  balancer = await openBalancer(() => house.running.map(({ port }) => port))
})
afterAll(async () => {
  agent.destroy()
  await balancer.close()
  await house.close()
})

type Answered = { status: number | string; body: string }

/** One request through the balancer without retry: the status, or how the connection ended. */
function send(method: string, path: string, { token = '', body = '', from = '203.0.113.9' } = {}): Promise<Answered> {
  const headers = {
    'x-api-key': CHAT_KEY,
    'x-forwarded-for': from,
    ...(token !== '' && { authorization: `Bearer ${token}` }),
    ...(body !== '' && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }),
  }
  return new Promise((resolve) => {
    const sending = request({ agent, host: '127.0.0.1', port: new URL(balancer.url).port, method, path, headers }, (response) => {
      let text = ''
      response.setEncoding('utf8').on('data', (piece: string) => {
        text += piece
      })
      response.once('error', (error) => resolve({ status: error.message, body: text }))
      response.once('end', () => resolve({ status: response.complete ? (response.statusCode ?? 0) : 'half an answer', body: text }))
    })
    sending.once('error', (error: NodeJS.ErrnoException) => resolve({ status: error.code ?? error.message, body: '' }))
    sending.end(body)
  })
}

type Load = { answered: number; failures: string[]; stop(): Promise<void> }

/** Staff who continuously read, claim and release, and patients who start to chat. */
async function startLoad(): Promise<Load> {
  const { sql } = house.database
  let over = false
  const load: Load = {
    answered: 0,
    failures: [],
    stop: async () => {
      over = true
      await Promise.all(clients)
    },
  }
  const tried = async (what: string, answer: Promise<Answered>): Promise<string> => {
    const { status, body } = await answer
    load.answered += 1
    if (status !== 200) load.failures.push(`${what}: ${status} ${body}`)
    return body
  }
  const people = await Promise.all(
    Array.from({ length: CLIENTS }, async () => {
      const [staff, { patient_id }] = await Promise.all([buildStaff(sql), buildPatient(sql, { in_np_queue: true })])
      const { authorization } = await buildSession(sql, staff.id, now())
      return { patient_id, token: authorization.replace('Bearer ', '') }
    }),
  )
  const clients = people.map(async ({ patient_id, token }, client) => {
    for (let turn = 0; !over; turn += 1) {
      await tried('read', send('GET', '/api/queues/np/page?list=unassigned', { token }))
      await tried('claim', send('POST', `/api/queues/np/${patient_id}/claim`, { token }))
      await tried('give back', send('POST', `/api/queues/np/${patient_id}/unassign`, { token }))
      const conversation_id = `LOAD${String(client).padStart(3, '0')}${String(turn).padStart(5, '0')}`
      const body = JSON.stringify({ action: 'query', conversation_id, query: 'book with tcn', key: '' })
      await tried('chat', send('POST', '/api/ai', { body, from: `10.0.${client}.${turn % 250}` }))
      await sleep(PAUSE_MS)
    }
  })
  return load
}

test('both processes are replaced one after the other under load: each reports not ready, answers remaining requests, completes its streams, and no request fails', async () => {
  const staff = await buildStaff(house.database.sql)
  const headers = await buildSession(house.database.sql, staff.id, now())
  const load = await startLoad()
  for (const old of [...house.running]) {
    await house.start()
    await expect.poll(() => balancer.ready().length, { timeout: 30_000, interval: 50 }).toBe(3)
    const stream = await fetch(`${old.url}/api/events`, { headers })
    const before = load.answered
    const ended = house.end(old)
    await expect.poll(async () => (await fetch(`${old.url}/readyz`)).status, { timeout: 5_000, interval: 20 }).toBe(503)
    const late = await fetch(`${old.url}/api/me`, { headers })
    expect([late.status, late.headers.get('connection')]).toEqual([200, 'close'])
    expect(await stream.text()).toContain(': live')
    expect(await ended).toBe(0)
    expect(balancer.ready()).not.toContain(old.port)
    expect(load.answered).toBeGreaterThan(before)
  }
  for (const { port } of house.running) expect(balancer.served.get(port)).toBeGreaterThan(0)
  await load.stop()
  expect(load.failures).toEqual([])
  expect(load.answered).toBeGreaterThan(100)
}, 120_000)

test('a database migrated by a newer version is still served without failures; no older process starts on it', async () => {
  const { owner } = house.database
  const load = await startLoad()
  await expect.poll(() => load.answered, { timeout: 30_000, interval: 20 }).toBeGreaterThan(50)
  await owner`alter table patients add column of_a_newer_version text`
  await owner`alter table conversations add column of_a_newer_version text`
  await owner`insert into schema_migrations (name, hash) values ('9999-newer.sql', 'newer')`
  const before = load.answered
  await expect.poll(() => load.answered, { timeout: 30_000, interval: 20 }).toBeGreaterThan(before + 100)
  await load.stop()
  expect(load.failures).toEqual([])
  expect(balancer.ready()).toHaveLength(2)
  await expect(house.start()).rejects.toThrow('The database is ahead of this program (it has 9999-newer.sql)')
}, 120_000)
