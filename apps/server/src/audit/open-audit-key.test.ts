import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { nobodyContext, TEST_NOW } from '../../test/build.ts'
import { openTestDatabase, type TestDatabase } from '../../test/database.ts'
import { note } from '../platform/db/change.ts'
import { loadKey } from './load-key.ts'
import { openAuditKey } from './open-audit-key.ts'
import { signEntries } from './sign-entries.ts'
import { verifyLog } from './verify-log.ts'
import { writeAnchor } from './write-anchor.ts'

const OTHER = 'another key of more than thirty characters'

let db: TestDatabase
let folder: string
beforeEach(async () => {
  db = await openTestDatabase()
  folder = mkdtempSync(join(tmpdir(), 'audit-key-'))
})
afterEach(async () => {
  await db.close()
  rmSync(folder, { recursive: true, force: true })
})

const file = () => join(folder, 'audit.key')
const anchors = () => join(folder, 'anchors.jsonl')
const anchor = (key: ReturnType<typeof loadKey>) =>
  writeAnchor(db.sql, { key, file: anchors(), now: TEST_NOW, zone: 'America/Toronto' }, 'now')

async function addEntry(): Promise<void> {
  await note(nobodyContext(db), { action: 'Log In Refused', description: 'Refused', entity: { kind: 'user', id: '1' } })
}

test('a key with a wrong fingerprint is refused with what to do, and nothing is signed or anchored (F-16)', async () => {
  const key = await openAuditKey(db.sql, { DATA_DIR: folder })
  await addEntry()
  await signEntries(db.sql, key)
  await anchor(key)
  await expect(openAuditKey(db.sql, { DATA_DIR: folder, AUDIT_KEY: OTHER })).rejects.toThrow(
    /signed with another key than the one in AUDIT_KEY .*Bring the right key back/,
  )

  const wrong = loadKey({ DATA_DIR: folder, AUDIT_KEY: OTHER })
  await addEntry()
  expect(await signEntries(db.sql, wrong)).toEqual({ kind: 'other-key' })
  expect(await anchor(wrong)).toBe(false)
  expect(await openAuditKey(db.sql, { DATA_DIR: folder })).toMatchObject({ mark: key.mark })
  await signEntries(db.sql, key)
  expect(await anchor(key)).toBe(true)
  const { findings, checked } = await verifyLog(db.sql, { key, file: anchors(), now: TEST_NOW })
  expect([findings, checked]).toEqual([[], 2])
})

test('a lost key is not replaced: the start is refused until it is back (F-16)', async () => {
  const key = await openAuditKey(db.sql, { DATA_DIR: folder })
  const copy = readFileSync(file(), 'utf8')
  rmSync(file())
  await expect(openAuditKey(db.sql, { DATA_DIR: folder })).rejects.toThrow(/audit\.key is missing/)
  expect(existsSync(file())).toBe(false)
  writeFileSync(file(), copy, { mode: 0o600 })
  expect(await openAuditKey(db.sql, { DATA_DIR: folder })).toMatchObject({ mark: key.mark })
})

test('of two processes that start a new installation with different keys, one is refused (F-16)', async () => {
  const starts = ['a key of at least thirty-two characters', OTHER].map((AUDIT_KEY) =>
    openAuditKey(db.sql, { DATA_DIR: folder, AUDIT_KEY }),
  )
  const outcomes = await Promise.allSettled(starts)
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
})
