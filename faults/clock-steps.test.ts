import { CHAT_KEY } from '@clinic/testing/chat-key'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type FixtureClinic, openFixtureClinic } from './fixture-clinic.ts'

const DAY = 86_400
/** The programs look at their clock five times a second. */
const NOTICED_MS = 500
const AT_ONCE = 12

let clinic: FixtureClinic
beforeAll(async () => {
  clinic = await openFixtureClinic({ apps: 1, mutation: null })
}, 120_000)
afterAll(async () => {
  await clinic.stop()
}, 60_000)

const url = () => `http://127.0.0.1:${clinic.apps[0]?.port}`
async function post(path: string, body: object): Promise<number> {
  const headers = { 'content-type': 'application/json', 'x-api-key': CHAT_KEY }
  const response = await fetch(`${url()}${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
  await response.arrayBuffer()
  return response.status
}

test('while the clock steps back and ahead by years, every audited write and login is answered, and /readyz is honest', async () => {
  let begun = 0
  for (const [step, days] of Object.entries({ none: 0, back: -730, recent: -40, ahead: 1096, home: 0 })) {
    clinic.shiftClock(days * DAY)
    await new Promise((resolve) => setTimeout(resolve, NOTICED_MS))
    const chats = Array.from({ length: AT_ONCE }, (_, n) => {
      const conversation_id = `${step}${String(n).padStart(12, '0')}`.slice(-12)
      return post('/api/ai', { action: 'query', conversation_id: `${step[0]}${conversation_id.slice(1)}`, key: '', query: 'book with tcn' })
    })
    const logins = [post('/api/auth/login', { email: `${step}@clinic.example`, password: 'not the password' })]
    const ready = fetch(`${url()}/readyz`).then(({ status }) => status)
    expect([step, await Promise.all(chats), await Promise.all(logins), await ready]).toEqual([step, Array(AT_ONCE).fill(200), [401], 200])
    begun += AT_ONCE
    const [row] = await clinic.sql`select count(*)::int as entries from audit_log where action = 'Conversation Started'`
    expect(row?.entries).toBe(begun)
  }
}, 120_000)
