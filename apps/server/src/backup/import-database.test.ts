import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildPatient, buildStaff, nobodyContext, TEST_NOW } from '../../test/build.ts'
import { openTestDatabase, type TestDatabase } from '../../test/database.ts'
import { loadKey } from '../audit/load-key.ts'
import { signEntries } from '../audit/sign-entries.ts'
import { verifyLog } from '../audit/verify-log.ts'
import { archiveKey } from '../platform/archive/archive-key.ts'
import { note } from '../platform/db/change.ts'
import { exportDatabase } from './export-database.ts'
import { importDatabase } from './import-database.ts'
import { countRows } from './store.ts'

const folder = mkdtempSync(join(tmpdir(), 'export-'))
const file = join(folder, 'clinic.export')
const key = archiveKey({ DATA_DIR: folder })
const auditKey = loadKey({ DATA_DIR: folder })
const kept = [{ name: 'audit.key', file: join(folder, 'audit.key') }]

let from: TestDatabase
let to: TestDatabase
beforeAll(async () => {
  from = await openTestDatabase()
  to = await openTestDatabase()
  await buildStaff(from.sql, { last_name: 'Lévesque\t\\N "quoted"' })
  for (let turn = 0; turn < 20; turn += 1) await buildPatient(from.sql, { last_name: `O’Neil\n${turn}` })
  for (let turn = 0; turn < 30; turn += 1) {
    const entity = { kind: 'user', id: String(turn) } as const
    await note(nobodyContext(from), { action: 'Log In Refused', description: `Refused “${turn}”`, entity })
  }
  await signEntries(from.sql, auditKey)
})
afterAll(async () => {
  await from.close()
  await to.close()
  rmSync(folder, { recursive: true })
})

const take = (sql = to.owner, onKept: (name: string, bytes: Buffer) => void = () => {}) => importDatabase(sql, { file, key, onKept })

test('an export imported into another database has the same rows, sequences and audit chain', async () => {
  const exported = await exportDatabase(from.sql, { file, key, kept })
  expect(exported.tables.find(({ name }) => name === 'patients')).toMatchObject({ rows: 20 })
  expect(readFileSync(file).includes('Lévesque')).toBe(false)
  const files: string[] = []
  const imported = await take(to.owner, (name, bytes) => void files.push(`${name}: ${bytes.length} bytes`))
  expect(files).toEqual([`audit.key: ${readFileSync(join(folder, 'audit.key')).length} bytes`])
  const { schema_migrations: _migrations, ...there } = await countRows(from.sql)
  expect(imported.rows).toEqual(there)
  const names = (sql: TestDatabase['sql']) => sql`select last_name from patients union all select name from users order by 1`
  expect(await names(to.sql)).toEqual(await names(from.sql))
  const verified = await verifyLog(to.sql, { key: auditKey, file: join(folder, 'anchors'), now: TEST_NOW })
  expect(verified).toMatchObject({ findings: [], checked: 30 })
})

test('an imported database works: sequences continue, constraints and triggers hold', async () => {
  await buildStaff(to.sql)
  await buildPatient(to.sql)
  await note(nobodyContext(to), { action: 'Log In Refused', description: 'Refused', entity: { kind: 'user', id: '1' } })
  expect(await to.sql`select max(id) as id from audit_log`).toEqual([{ id: 31 }])
  await expect(to.sql`insert into patient_records (patient_id) values ('nobody')`).rejects.toMatchObject({ code: '23503' })
  await expect(to.sql`delete from audit_log`).rejects.toMatchObject({ code: '42501' })
  expect(await to.sql`select count(*) as rows from managed_patients`).toEqual([{ rows: 21 }])
})

test('a database in use, another key, and a damaged file are refused, and nothing changes', async () => {
  await expect(take()).rejects.toMatchObject({ code: 'refused', message: 'This database holds a clinic already: import into a new one.' })
  const empty = await openTestDatabase()
  try {
    const other = archiveKey({ BACKUP_KEY: 'k'.repeat(40), DATA_DIR: folder })
    await expect(importDatabase(empty.owner, { file, key: other, onKept: () => {} })).rejects.toMatchObject({ code: 'wrong-key' })
    const whole = readFileSync(file)
    writeFileSync(file, whole.subarray(0, whole.length - 3))
    await expect(take(empty.owner)).rejects.toMatchObject({ code: 'damaged' })
    expect(await countRows(empty.sql)).toMatchObject({ users: 0, patients: 0, audit_log: 0, auth_groups: 6 })
  } finally {
    await empty.close()
  }
})
