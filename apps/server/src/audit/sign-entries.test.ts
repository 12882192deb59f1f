import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { nobodyContext, TEST_NOW } from '../../test/build.ts'
import { openTestDatabase, type TestDatabase } from '../../test/database.ts'
import { later } from '../platform/clock.ts'
import { change, note, together } from '../platform/db/change.ts'
import { openDatabase } from '../platform/db/database.ts'
import { besideTransaction } from '../platform/one-connection.ts'
import { loadKey } from './load-key.ts'
import { runSigner } from './run-signer.ts'
import { signEntries } from './sign-entries.ts'
import { verifyLog } from './verify-log.ts'
import { writeAnchor } from './write-anchor.ts'

const key = loadKey({ AUDIT_KEY: 'a key of at least thirty-two characters', DATA_DIR: '' })
const otherKey = loadKey({ AUDIT_KEY: 'another key of more than thirty characters', DATA_DIR: '' })
const zone = 'America/Toronto'
const ENTRY = { action: 'Log In Refused', description: 'Refused', entity: { kind: 'user', id: '1' } } as const

let db: TestDatabase
let folder: string
let file: string
beforeAll(async () => {
  db = await openTestDatabase({ connections: 20 })
})
afterAll(() => db.close())
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'clinic-audit-'))
  file = join(folder, 'anchors.jsonl')
  return () => rmSync(folder, { recursive: true, force: true })
})

const write = () => note(nobodyContext(db), ENTRY)
const options = (by = key, now = TEST_NOW) => ({ key: by, file, zone, now: () => now, log: () => {} })

async function state() {
  const [row] = await db.sql<{ entries: number; seals: number; newest: number; waiting: number }[]>`
    select (select count(*) from audit_log) as entries, (select count(*) from audit_seals) as seals,
      (select coalesce(max(number), 0) from audit_seals) as newest, (select count(*) from audit_unsealed) as waiting`
  if (!row) throw new Error('no count')
  return row
}

test('an entry is signed after its transaction commits, not before; numbers have no gaps', async () => {
  await write()
  await signEntries(db.sql, key)
  const before = await state()
  const held = Promise.withResolvers<void>()
  const written = Promise.withResolvers<void>()
  // Takes a sequence number first and commits last.
  const slow = together(nobodyContext(db), async (context) => {
    await note(context, ENTRY)
    written.resolve()
    await held.promise
  })
  await written.promise
  await write()
  expect(await signEntries(db.sql, key)).toEqual({ kind: 'done', count: 1, more: false })
  expect(await state()).toMatchObject({ seals: before.seals + 1, waiting: 0 })
  held.resolve()
  await slow
  expect(await signEntries(db.sql, key)).toEqual({ kind: 'done', count: 1, more: false })
  expect((await verifyLog(db.sql, { key, file, now: TEST_NOW })).findings).toEqual([])
})

test('a rollback leaves no gap', async () => {
  const before = await state()
  await expect(
    change(nobodyContext(db), async () => {
      await besideTransaction(write)
      throw new Error('thought better of it')
    }),
  ).rejects.toThrow('thought better')
  const failing = together(nobodyContext(db), async (context) => {
    await note(context, ENTRY)
    throw new Error('not this one')
  })
  await expect(failing).rejects.toThrow('not this one')
  await write()
  await signEntries(db.sql, key)
  const after = await state()
  expect(after.entries).toBe(before.entries + 2)
  expect(after.newest).toBe(after.seals)
})

test('no entry is skipped or signed twice with many writers and several signers (REQ-671)', async () => {
  const writers = 12
  const each = 60
  const other = openDatabase(db.address, { connections: 4 })
  const sealers = [runSigner(db.sql, options()), runSigner(other.sql, options())]
  let writing = true
  // A third signer without pauses next to the two loops, for as many collisions as possible.
  const hasty = (async () => {
    while (writing) await signEntries(other.sql, key)
  })()
  await Promise.all(
    Array.from({ length: writers }, async (_, writer) => {
      for (let turn = 0; turn < each; turn += 1) {
        if ((writer + turn) % 7 === 0)
          await together(nobodyContext(db), async (context) => {
            await note(context, ENTRY)
            await note(context, ENTRY)
          })
        else if ((writer + turn) % 11 === 0)
          await together(nobodyContext(db), async (context) => {
            await note(context, ENTRY)
            throw new Error('rolled back')
          }).catch(() => {})
        else await write()
      }
    }),
  )
  writing = false
  await hasty
  await Promise.all(sealers.map((sealer) => sealer.stop()))
  await other.close()
  await signEntries(db.sql, key)
  const after = await state()
  expect(after.entries).toBeGreaterThan(writers * each * 0.9)
  expect(after).toEqual({ entries: after.entries, seals: after.entries, newest: after.entries, waiting: 0 })
  expect((await verifyLog(db.sql, { key, file, now: TEST_NOW })).findings).toEqual([])
})

test('a process with another key signs nothing and says so once', async () => {
  await write()
  expect(await signEntries(db.sql, otherKey)).toEqual({ kind: 'other-key' })
  const lines: string[] = []
  const told = Promise.withResolvers<void>()
  const log = (line: string) => {
    lines.push(line)
    told.resolve()
  }
  const sealer = runSigner(db.sql, { ...options(otherKey), log })
  await told.promise
  await sealer.stop()
  expect(lines).toHaveLength(1)
  expect(lines[0]).toContain('signed with another key')
  expect(await signEntries(db.sql, key)).toMatchObject({ count: 1 })
})

test('entries older than the chain, thousands at a time, are signed in batches', async () => {
  await db.sql`
    insert into audit_log (created_at, user_name, action, description, entity_kind, entity_id)
    select ${TEST_NOW}::timestamptz - n * interval '1 second', 'Somebody', 'Log In', 'Logged in', 'user', n::text from generate_series(1, 12000) as n`
  expect(await signEntries(db.sql, key)).toEqual({ kind: 'done', count: 5000, more: true })
  const sealer = runSigner(db.sql, options())
  await expect.poll(async () => (await state()).waiting, { timeout: 15_000 }).toBe(0)
  await sealer.stop()
  const { entries, newest } = await state()
  expect(newest).toBe(entries)
})

test('the head is anchored once a day in clinic time, and at shutdown when something is new', async () => {
  const anchors = () => readFileSync(file, 'utf8').trim().split('\n')
  const at = (now: string, when: 'daily' | 'now' = 'daily') => writeAnchor(db.sql, { key, file, now, zone }, when)
  const day = later(TEST_NOW, 10 * 86_400)
  expect(await at(day)).toBe(true)
  expect(await at(later(day, 3600))).toBe(false)
  // Past midnight in UTC, but not in Toronto.
  expect(await at(`${day.slice(0, 10)}T23:59:00.000Z`)).toBe(false)
  expect(await at(later(day, 86_400))).toBe(true)
  expect(await at(later(day, 90_000), 'now')).toBe(false)
  await write()
  await signEntries(db.sql, key)
  expect(await at(later(day, 90_000), 'now')).toBe(true)
  expect(anchors()).toHaveLength(3)
})

test('a key is created once, readable only by its owner, and a corrupt one is not replaced', () => {
  const first = loadKey({ DATA_DIR: folder })
  expect(loadKey({ DATA_DIR: folder }).mark).toBe(first.mark)
  const path = join(folder, 'audit.key')
  expect(statSync(path).mode & 0o777).toBe(0o600)
  writeFileSync(path, 'short\n')
  expect(() => loadKey({ DATA_DIR: folder })).toThrow('holds no key')
})
