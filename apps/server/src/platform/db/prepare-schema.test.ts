import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runMigrations } from 'graphile-worker'
import { Pool } from 'pg'
import { afterEach, beforeEach, expect, inject, test } from 'vitest'
import { nobodyContext, TEST_NOW } from '../../../test/build.ts'
import { databaseAt } from '../../../test/global-setup.ts'
import { ensureMonths } from '../../audit/ensure-months.ts'
import { loadKey } from '../../audit/load-key.ts'
import { canChangeAuditLog, PROGRAM_RIGHTS } from '../../audit/program-rights.ts'
import { signEntries } from '../../audit/sign-entries.ts'
import { verifyLog } from '../../audit/verify-log.ts'
import { note } from './change.ts'
import { type Database, type DatabaseAddress, openDatabase, placeOf, type Sql } from './database.ts'
import { prepareSchema } from './prepare-schema.ts'

const limits = PROGRAM_RIGHTS
let folder: string
let admin: Database
let name: string
let owner: DatabaseAddress
let database: Database
let sql: Sql
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'schema-'))
  name = `clinic_test_${randomBytes(6).toString('hex')}`
  const server = inject('testDatabase')
  admin = openDatabase(server.owner, { connections: 1 })
  owner = databaseAt(server.owner, name)
  database = openDatabase(databaseAt(server.address, name), { connections: 2 })
  sql = database.sql
})
afterEach(async () => {
  await database.close()
  await admin.sql.unsafe(`drop database if exists ${name} with (force)`)
  await admin.close()
  rmSync(folder, { recursive: true })
})

const prepare = () => prepareSchema(sql, { owner, limits }, async () => {})
const write = (id: string) =>
  note(nobodyContext({ sql }), { action: 'Log In Refused', description: 'Refused', entity: { kind: 'user', id } })
const ownersIn = async (schema: string) => {
  const rows = await sql<{ owner: string }[]>`
    select distinct pg_get_userbyid(relowner) as owner from pg_class where relnamespace = ${schema}::regnamespace
    union select pg_get_userbyid(proowner) from pg_proc where pronamespace = ${schema}::regnamespace and not exists (
      select from pg_depend where classid = 'pg_proc'::regclass and objid = pg_proc.oid and deptype = 'e')`
  return rows.map((row) => row.owner)
}
/** Every access list of the database, to see that nothing is written twice. */
const versions = () => sql`select oid, xmin::text, relacl::text from pg_class where relnamespace = 'public'::regnamespace order by oid`

async function prepareJobs(): Promise<void> {
  const pool = new Pool({ ...placeOf(databaseAt(inject('testDatabase').address, name)), max: 1 })
  for (const event of ['error', 'connect'] as const) pool.on(event, () => {})
  await runMigrations({ pgPool: pool })
  await pool.end()
}

test('tables that an earlier version made as the program’s role are taken over with every entry; the job queue stays its own (F-17)', async () => {
  await admin.sql.unsafe(`create database ${name} owner clinic`)
  await prepareSchema(sql, { owner: null, limits }, async () => {})
  await ensureMonths(sql, TEST_NOW)
  await prepareJobs()
  const key = loadKey({ DATA_DIR: folder })
  await write('1')
  await signEntries(sql, key)
  expect([await canChangeAuditLog(sql), await ownersIn('public')]).toEqual([true, ['clinic']])

  // As processes that start together.
  await Promise.all([prepare(), prepare()])

  expect([await canChangeAuditLog(sql), await ownersIn('public')]).toEqual([false, ['clinic_owner']])
  expect(await sql`select pg_get_userbyid(datdba) as owner from pg_database where datname = current_database()`).toEqual([
    { owner: 'clinic_owner' },
  ])
  expect(await ownersIn('graphile_worker')).toEqual(['clinic'])
  await prepareJobs()
  await sql`select graphile_worker.add_job('anything')`
  await write('2')
  await signEntries(sql, key)
  await expect(sql`update audit_log set user_name = 'x'`).rejects.toThrow('permission denied for table audit_log')
  const verified = await verifyLog(sql, { key, file: join(folder, 'anchors'), now: TEST_NOW })
  expect(verified).toMatchObject({ findings: [], checked: 2 })
})

test('a new database gets two roles from the start, and a second start changes no right', async () => {
  await admin.sql.unsafe(`create database ${name}`)
  await prepare()
  const before = await versions()
  expect(before.length).toBeGreaterThan(100)
  await prepare()
  expect(await versions()).toEqual(before)
  expect([await canChangeAuditLog(sql), await ownersIn('public')]).toEqual([false, ['clinic_owner']])
  await prepareJobs()
  await ensureMonths(sql, TEST_NOW)
  await write('1')
})

test('rights that were given by hand are taken away, and missing ones given', async () => {
  await admin.sql.unsafe(`create database ${name}`)
  await prepare()
  const before = await versions()
  const given = [
    'grant all on audit_log, audit_seals to clinic',
    'grant truncate on patients to clinic',
    'revoke insert on patients from clinic',
  ]
  await prepareSchema(sql, { owner, limits }, async (tables) => {
    for (const statement of given) await tables.unsafe(statement)
  })
  expect(await canChangeAuditLog(sql)).toBe(true)
  await prepare()
  expect((await versions()).map(({ oid, relacl }) => [oid, relacl])).toEqual(before.map(({ oid, relacl }) => [oid, relacl]))
})

test('where tables have to be made and the role may not, the start names the setting; where nothing is to be done, it needs none', async () => {
  await admin.sql.unsafe(`create database ${name}`)
  await expect(prepareSchema(sql, { owner: null, limits }, async () => {})).rejects.toThrow(
    /may not do \(permission denied for schema public\).* MIGRATION_DATABASE_URL/,
  )
  await prepare()
  await prepareSchema(sql, { owner: null, limits }, async () => {})
})
