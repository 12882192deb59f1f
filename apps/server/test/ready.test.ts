import { afterAll, beforeAll, expect, test } from 'vitest'
import { CHAT_KEY, openProgram, type Program, shippedModels } from './program.ts'

let program: Program
let loaded = false
beforeAll(async () => {
  program = await openProgram({}, { language: () => (loaded ? shippedModels() : undefined) })
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
