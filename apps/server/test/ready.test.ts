import { detectCrisis } from '@clinic/nlu/crisis/detect-crisis'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ask, openProcesses } from './processes.ts'
import { CHAT_KEY, openProgram, type Program, shippedModels } from './program.ts'

let program: Program
let loaded = false
beforeAll(async () => {
  program = await openProgram({}, { nlu: () => (loaded ? shippedModels() : undefined) })
})
afterAll(() => program.close())

const turn = () =>
  fetch(`${program.url}/api/ai`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-api-key': CHAT_KEY },
    body: JSON.stringify({ action: 'query', conversation_id: 'startingup00', query: 'I want to end my life', key: '' }),
  })

test('a process is not ready, and refuses patients with Retry-After, until its crisis classifier is loaded (F-6)', async () => {
  expect((await program.call('GET', '/readyz')).status).toBe(503)
  expect((await program.call('GET', '/healthz')).status).toBe(200)
  const refused = await turn()
  expect(refused.status).toBe(503)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(await refused.json()).toMatchObject({ error: { code: 'starting' } })
  const [kept] = await program.database.sql<{ count: number }[]>`select count(*)::int as count from conversations`
  expect(kept?.count).toBe(0)

  loaded = true
  expect((await program.call('GET', '/readyz')).status).toBe(200)
  expect((await turn()).status).toBe(200)
})

test('/readyz names an empty on-call list as a warning, and stays ready (F-4)', async () => {
  const { sql } = program.database
  loaded = true
  const ready = await program.call('GET', '/readyz')
  expect([ready.status, ready.body]).toEqual([200, { ok: true, warnings: ['on-call-list-empty'] }])
  await sql`insert into settings (key, value) values ('alarm_on_call', ${sql.json({ emails: ['on.call@clinic.example'] })})`
  expect((await program.call('GET', '/readyz')).body).toEqual({ ok: true })
})

test('the first message that a started process answers is screened by the crisis classifier, not by rules alone (F-6, D-6)', async () => {
  const said = 'i just want all of it to be over and not wake up'
  expect(detectCrisis(said)).toBeNull()
  const processes = await openProcesses({ count: 1 })
  const [first] = processes.running
  const headers = { 'x-api-key': CHAT_KEY }
  const body = { action: 'query', conversation_id: 'firstmessage', query: said, key: '' }
  const answered = await ask(first?.url ?? '', 'POST /api/ai', { headers, body })
  await processes.close()
  expect(answered).toMatchObject({ status: 200, body: { ACTION: 'CRISIS' } })
})
