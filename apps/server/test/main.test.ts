import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { runVerification } from '../src/audit/run-verification.ts'
import type { DatabaseAddress } from '../src/platform/db/database.ts'
import { openTestDatabase } from './database.ts'
import { urlOf } from './processes.ts'

const MAIN = fileURLToPath(new URL('../src/main.ts', import.meta.url))
const CHAT_KEY = 'a-chat-key'
/** For a busy machine; alone a start takes three seconds. */
const PATIENT = { timeout: 90_000 }

let folder: string
let running: ChildProcess[]
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'clinic-main-'))
  running = []
})
afterEach(async () => {
  for (const child of running) if (child.exitCode === null && child.signalCode === null) child.kill('SIGKILL')
  await Promise.all(running.map(ended))
  rmSync(folder, { recursive: true, force: true })
})

/** One process: for tests of what has nothing to do with a spare one, which costs a second of processor time and more to load. */
const ALONE = { STANDBY: '0' }

type Started = { child: ChildProcess; url: string; output(): string }

function launch(settings: Record<string, string> = {}): { child: ChildProcess; output(): string } {
  const env = {
    ...process.env,
    PORT: '0',
    HOST: '127.0.0.1',
    DEMO: '0',
    PUBLIC_URL: 'http://localhost',
    LOG_LEVEL: 'silent',
    DATA_DIR: join(folder, 'data'),
    CHAT_API_KEY: CHAT_KEY,
    ...settings,
  }
  const child = spawn(process.execPath, [MAIN], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  running.push(child)
  let text = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (piece: Buffer) => {
      text += piece.toString()
    })
  return { child, output: () => text }
}

async function start(settings?: Record<string, string>): Promise<Started> {
  const { child, output } = launch(settings)
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`ended with ${code}: ${output()}`)))
    child.stdout?.on('data', () => {
      const url = /ready at (http:[^\s"]+)/.exec(output())?.[1]
      if (url) resolve({ child, url: url.replace('localhost', '127.0.0.1'), output })
    })
  })
}

function ended(child: ChildProcess): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve(child.exitCode)
  return new Promise((resolve) => child.once('exit', (code) => resolve(code)))
}

const begin = (url: string, conversation_id: string, key = '') =>
  fetch(`${url}/api/ai`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-api-key': CHAT_KEY },
    body: JSON.stringify({ action: 'query', conversation_id, query: 'book with tcn', key }),
  }).then((response) => response.json() as Promise<{ ACTION: string; key: string; DATA: { transcript?: unknown[] } | null }>)

const warningsAt = async (url: string) => ((await (await fetch(`${url}/readyz`)).json()) as { warnings?: string[] }).warnings ?? []

test('the server starts on an empty folder, answers, and exits with 0 on SIGTERM; each log line is JSON', PATIENT, async () => {
  const { child, url, output } = await start({ LOG_LEVEL: 'info' })
  expect((await fetch(`${url}/healthz`)).status).toBe(200)
  expect((await fetch(`${url}/readyz`)).status).toBe(200)
  expect(await warningsAt(url)).not.toContain('audit-log-not-protected')
  child.kill('SIGTERM')
  expect(await ended(child)).toBe(0)
  const said = output()
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as { level: number; msg: string })
  expect(said.map(({ msg }) => msg)).toContainEqual(expect.stringMatching(/ is ready at http:/))
})

test('a start after kill -9 finds everything that was acknowledged', PATIENT, async () => {
  const first = await start()
  const replies = await Promise.all(Array.from({ length: 20 }, (_, n) => begin(first.url, `kept${String(n).padStart(8, '0')}`)))
  first.child.kill('SIGKILL')
  await ended(first.child)
  const second = await start()
  const again = await Promise.all(replies.map((reply, n) => begin(second.url, `kept${String(n).padStart(8, '0')}`, reply.key)))
  expect(again.map((reply) => reply.DATA?.transcript?.length)).toEqual(Array(20).fill(1))
  second.child.kill('SIGTERM')
  expect(await ended(second.child)).toBe(0)
})

test('DATABASE_URL names another server: nothing is stored in the data folder, and two processes share it', PATIENT, async () => {
  const database = await openTestDatabase({ connections: 1 })
  await database.owner`drop owned by current_user cascade`
  await database.owner`create schema if not exists public`
  const { socketDir, port, user, password, database: name } = database.ownerAddress as Extract<DatabaseAddress, { socketDir: string }>
  const settings = { DATABASE_URL: `postgres://${user}:${password}@localhost:${port}/${name}?host=${socketDir}` }
  const [one, two] = await Promise.all([start(settings), start(settings)])
  expect(existsSync(join(folder, 'data', 'db'))).toBe(false)
  const first = await begin(one.url, 'sharedshared')
  expect((await begin(two.url, 'sharedshared', first.key)).DATA?.transcript).toHaveLength(1)
  // This role owns its tables, which is said (F-17).
  expect(await warningsAt(one.url)).toContain('audit-log-not-protected')
  for (const { child } of [one, two]) child.kill('SIGTERM')
  expect(await Promise.all([one, two].map(({ child }) => ended(child)))).toEqual([0, 0])
  await database.close()
})

test('with MIGRATION_DATABASE_URL the program serves as a role that cannot change the audit log (F-17)', PATIENT, async () => {
  const database = await openTestDatabase({ connections: 1 })
  await database.owner`drop owned by current_user cascade`
  await database.owner`create schema if not exists public`
  const settings = { DATABASE_URL: urlOf(database.address), MIGRATION_DATABASE_URL: urlOf(database.ownerAddress) }
  const { child, url } = await start(settings)
  expect(await warningsAt(url)).not.toContain('audit-log-not-protected')
  const { key } = await begin(url, 'ownedapartly')
  expect((await begin(url, 'ownedapartly', key)).DATA?.transcript).toHaveLength(1)
  await expect(database.sql`alter table audit_log disable trigger user`).rejects.toThrow('must be owner of table audit_log')
  child.kill('SIGTERM')
  expect(await ended(child)).toBe(0)
  expect(await runVerification({ DATA_DIR: join(folder, 'data'), ...settings }, () => {})).toBe(0)
  await database.close()
})

test('/readyz proves a write: while the database refuses one it answers 503, and afterwards 200', PATIENT, async () => {
  const database = await openTestDatabase({ connections: 1 })
  const { child, url } = await start({ DATABASE_URL: urlOf(database.address), MIGRATION_DATABASE_URL: urlOf(database.ownerAddress) })
  const status = async () => (await fetch(`${url}/readyz`)).status
  expect(await status()).toBe(200)
  const { user } = database.address as Extract<DatabaseAddress, { socketDir: string }>
  await database.owner`revoke insert, update on write_probe from ${database.owner(user)}`
  expect(await status()).toBe(503)
  await database.owner`grant insert, update on write_probe to ${database.owner(user)}`
  expect(await status()).toBe(200)
  child.kill('SIGTERM')
  expect(await ended(child)).toBe(0)
  await database.close()
})

test('a second process on the same folder exits with a sentence and leaves the first alone', PATIENT, async () => {
  const first = await start()
  const second = launch()
  expect(await ended(second.child)).toBe(1)
  expect(second.output()).toMatch(/already/i)
  expect(second.output()).not.toMatch(/at .*\.ts:\d+/)
  expect((await fetch(`${first.url}/readyz`)).status).toBe(200)
})

test.each([
  ['DATA_DIR', '/proc/clinic', /\/proc\/clinic cannot be written: make it writable or set DATA_DIR/],
  [
    'DATABASE_URL',
    'postgres://clinic:hidden-word@127.0.0.1:1/clinic',
    /DATABASE_URL: the database at 127\.0\.0\.1:1 cannot be used \(connect ECONNREFUSED/,
  ],
  ['HOST', 'banana.invalid', /HOST: banana\.invalid is no address of this machine/],
  ['HOST', '203.0.113.7', /HOST: 203\.0\.113\.7 is no address of this machine/],
  ['DATA_KEYS', 'banana', /DATA_KEYS: name:key,name:key, each key 32 bytes in base64/],
  ['BACKUP_DIR', '/proc/backups', /BACKUP_DIR: \/proc\/backups cannot be written \(EROFS\): name a folder/],
  ['AUDIT_ANCHOR_FILE', '/proc/anchors/file', /AUDIT_ANCHOR_FILE: \/proc\/anchors\/file cannot be written/],
  ['AUDIT_ANCHOR_FILE', '/proc/anchor', /AUDIT_ANCHOR_FILE: \/proc\/anchor cannot be written/],
])('%s=%s cannot work: the server exits with a sentence that names the setting', PATIENT, async (name, value, sentence) => {
  const { child, output } = launch({ [name]: value })
  expect(await ended(child)).toBe(1)
  expect(output()).toMatch(sentence)
  expect(output()).not.toMatch(/at .*\.ts:\d+|hidden-word/)
})

test('an emptied pg_wal ends the start once, with a sentence on what to restore', PATIENT, async () => {
  const first = await start(ALONE)
  first.child.kill('SIGTERM')
  await ended(first.child)
  const wal = join(folder, 'data', 'db', 'pg_wal')
  for (const name of readdirSync(wal)) rmSync(join(wal, name), { recursive: true })
  const { child, output } = launch()
  expect(await ended(child)).toBe(1)
  expect(output().match(/files of its write-ahead log are missing from \S+pg_wal/g)).toHaveLength(1)
  expect(output()).toContain('npm run restore')
})

test('a requested port that is taken is reported in a sentence', PATIENT, async () => {
  const other = createServer()
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
  const address = other.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const { child, output } = launch({ PORT: String(port) })
  expect(await ended(child)).toBe(1)
  expect(output()).toContain(`Port ${port} is taken by another program`)
  other.close()
})

test('without PUBLIC_URL real use does not start', PATIENT, async () => {
  const { child, output } = launch({ PUBLIC_URL: '' })
  expect(await ended(child)).toBe(1)
  expect(output()).toMatch(/PUBLIC_URL: is needed with DEMO=0/)
})

test('an invalid setting is named, once', PATIENT, async () => {
  const { child, output } = launch({ DEMO: 'maybe' })
  expect(await ended(child)).toBe(1)
  expect(output().match(/DEMO: /g)).toHaveLength(1)
})

test(
  'a start with another audit key, or without the key, ends with what to do; with the right one the log is whole (F-16)',
  PATIENT,
  async () => {
    const first = await start(ALONE)
    await begin(first.url, 'auditkey0001')
    first.child.kill('SIGTERM')
    await ended(first.child)
    const refused = async (settings: Record<string, string>) => {
      const { child, output } = launch({ ...ALONE, ...settings })
      expect(await ended(child)).toBe(1)
      return output()
    }
    expect(await refused({ AUDIT_KEY: 'another key of more than thirty characters' })).toContain('signed with another key')
    const file = join(folder, 'data', 'audit.key')
    renameSync(file, `${file}.away`)
    expect(await refused({})).toContain('audit.key is missing')
    renameSync(`${file}.away`, file)
    const again = await start(ALONE)
    await begin(again.url, 'auditkey0002')
    again.child.kill('SIGTERM')
    await ended(again.child)
    const lines: string[] = []
    expect(await runVerification({ DATA_DIR: join(folder, 'data'), DEMO: '0', CHAT_API_KEY: CHAT_KEY }, (line) => lines.push(line))).toBe(0)
    expect(lines.at(-1)).toBe('The audit log is whole.')
  },
)
