import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openAuthenticator } from '../../../../test/authenticator.ts'
import { buildSession, buildStaff } from '../../../../test/build.ts'
import type { TestHttp } from '../../../../test/http.ts'
import { type Authing, openAuthing, PASSWORD } from '../auth.harness.ts'

let auth: Authing
let http: TestHttp

beforeAll(async () => {
  auth = await openAuthing()
})
afterAll(() => auth.close())
beforeEach(async () => {
  http = await auth.begin({ PUBLIC_URL: 'http://localhost' })
  return () => http.close()
})

async function withPasskey() {
  const { id } = await buildStaff(auth.db.sql, { password_hash: auth.password_hash })
  const headers = await buildSession(auth.db.sql, id)
  const offer = await http.call('/api/me/factors/passkeys/offer', { headers, body: { current_password: PASSWORD } })
  const answer = openAuthenticator().make(offer.json())
  await http.call('/api/me/factors/passkeys', { headers, body: { name: 'Blue key', answer } })
  const named = async () => (await http.call('/api/me/factors', { headers })).json<{ passkeys: { id: number; name: string }[] }>().passkeys
  const [passkey] = await named()
  return { id, headers, passkey: passkey?.id ?? 0, name: async () => (await named())[0]?.name }
}
type Person = Awaited<ReturnType<typeof withPasskey>>
const rename = ({ headers }: Pick<Person, 'headers'>, passkey: string | number, body: object) =>
  http.call(`/api/me/factors/passkeys/${passkey}`, { method: 'PUT', headers, body })

test('renames a passkey, trimmed, without the password, and audits both names', async () => {
  const mine = await withPasskey()
  expect((await rename(mine, mine.passkey, { name: '  Key on the ring ' })).json()).toEqual({ success: true })
  expect(await mine.name()).toBe('Key on the ring')
  const entries = await auth.db.sql`
    select user_id, description from audit_log where action = 'Second Factor Renamed' and entity_id = ${String(mine.id)}`
  expect(entries).toEqual([{ user_id: mine.id, description: 'The passkey “Blue key” was named “Key on the ring”' }])
})

test.each([[''], ['   '], ['x'.repeat(61)]])('rejects the name %j', async (name) => {
  const mine = await withPasskey()
  const answer = await rename(mine, mine.passkey, { name })
  expect(answer.statusCode).toBe(400)
  expect(Object.keys(answer.json().error.fields)).toEqual(['name'])
  expect(await mine.name()).toBe('Blue key')
})

test('accepts a name of sixty characters', async () => {
  const mine = await withPasskey()
  expect((await rename(mine, mine.passkey, { name: 'x'.repeat(60) })).statusCode).toBe(200)
})

test('does not rename another user’s passkey, and does not find a missing one', async () => {
  const [mine, theirs] = [await withPasskey(), await withPasskey()]
  for (const passkey of [theirs.passkey, 'totp', '0', '99999999999', ' 1'])
    expect((await rename(mine, encodeURIComponent(passkey), { name: 'Mine now' })).json().error.code).toBe('factor-not-found')
  expect(await theirs.name()).toBe('Blue key')
  const entries = await auth.db.sql`select from audit_log where action = 'Second Factor Renamed' and entity_id = ${String(mine.id)}`
  expect(entries).toHaveLength(0)
})
