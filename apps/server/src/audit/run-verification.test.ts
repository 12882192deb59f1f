import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { nobodyContext, TEST_NOW } from '../../test/build.ts'
import { openTestDatabase, type TestDatabase } from '../../test/database.ts'
import { note } from '../platform/db/change.ts'
import { openEmbedded } from '../platform/embedded/open.ts'
import { loadKey } from './load-key.ts'
import { runVerification } from './run-verification.ts'
import { signEntries } from './sign-entries.ts'
import { anchorFile, writeAnchor } from './write-anchor.ts'

let db: TestDatabase
let folder: string
beforeEach(async () => {
  db = await openTestDatabase({ connections: 2 })
  folder = mkdtempSync(join(tmpdir(), 'clinic-verify-'))
})
afterEach(async () => {
  await db.close()
  rmSync(folder, { recursive: true, force: true })
})

async function run(settings: Record<string, string> = {}): Promise<{ code: number; said: string }> {
  const lines: string[] = []
  const code = await runVerification({ DATA_DIR: folder, DATABASE_URL: urlOf(db), ...settings }, (line) => lines.push(line))
  return { code, said: lines.join('\n') }
}

function urlOf({ address }: TestDatabase): string {
  if ('url' in address) return address.url
  const { user, password, database, socketDir, port } = address
  return `postgres://${user}:${password}@localhost:${port}/${database}?host=${encodeURIComponent(socketDir)}`
}

async function sealSome(): Promise<void> {
  const key = loadKey({ DATA_DIR: folder })
  for (let turn = 0; turn < 5; turn += 1)
    await note(nobodyContext(db), { action: 'Log In Refused', description: 'Refused', entity: { kind: 'user', id: String(turn) } })
  await signEntries(db.sql, key)
  await writeAnchor(db.sql, { key, file: anchorFile({ DATA_DIR: folder }), now: TEST_NOW, zone: 'America/Toronto' }, 'now')
}

test('the command reports an intact log, its size and speed, and exits with 0', async () => {
  await sealSome()
  const { code, said } = await run()
  expect(code).toBe(0)
  expect(said).toMatch(/Verified 5 entries and 1 anchors in [\d.]+ s \([\d,]+ entries a second\)\./)
  expect(said).toContain('The audit log is whole.')
})

test('the command names the entry that breaks a log and exits with 1', async () => {
  await sealSome()
  await db.owner.begin(async (tx) => {
    await tx`alter table audit_log disable trigger user`
    await tx`update audit_log set user_name = 'Somebody else' where entity_id = '3'`
    await tx`alter table audit_log enable trigger user`
  })
  const [row] = await db.sql<{ id: number }[]>`select id from audit_log where entity_id = '3'`
  const { code, said } = await run()
  expect(code).toBe(1)
  expect(said).toContain(`Entry ${row?.id} (number 4) does not fit its seal`)
  expect(said).toContain('The audit log is BROKEN: 1 findings.')
})

test('the command says what is missing when it cannot verify, and exits with 2', async () => {
  expect(await run()).toMatchObject({ code: 2, said: expect.stringContaining('There is no key in') })
  expect(await run({ DATABASE_URL: '' })).toMatchObject({ code: 2, said: expect.stringContaining('There is no database in') })
})

test('the command finds the embedded database, running or not', async () => {
  const running = await openEmbedded({ dataDir: folder, log: () => {} })
  loadKey({ DATA_DIR: folder })
  const fresh = 'The log of this database has no seals yet'
  expect(await run({ DATABASE_URL: '' })).toMatchObject({ code: 2, said: expect.stringContaining(fresh) })
  await running.stop()
  expect(await run({ DATABASE_URL: '' })).toMatchObject({ code: 2, said: expect.stringContaining(fresh) })
})
