import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { nobodyContext, TEST_NOW } from '../../test/build.ts'
import { openTestDatabase, type TestDatabase } from '../../test/database.ts'
import { note } from '../platform/db/change.ts'
import { ensureMonths } from './ensure-months.ts'
import { loadKey } from './load-key.ts'
import { canChangeAuditLog } from './program-rights.ts'
import { signEntries } from './sign-entries.ts'
import { verifyLog } from './verify-log.ts'
import { anchorFile, writeAnchor } from './write-anchor.ts'

const MONTH = 'audit_log_2026_11'
const EVIDENCE = ['audit_log', MONTH, 'audit_log_any_month', 'audit_seals', 'audit_marks']

const folder = mkdtempSync(join(tmpdir(), 'audit-rights-'))
const key = loadKey({ DATA_DIR: folder })
const file = anchorFile({ DATA_DIR: folder })
let db: TestDatabase
beforeAll(async () => {
  db = await openTestDatabase()
  await ensureMonths(db.sql, '2026-11-21T15:00:00.000Z')
  await write('1')
  await signEntries(db.sql, key)
  await writeAnchor(db.sql, { key, file, now: TEST_NOW, zone: 'America/Toronto' }, 'now')
})
afterAll(async () => {
  await db.close()
  rmSync(folder, { recursive: true })
})

const write = (id: string, now = '2026-11-21T15:00:00.000Z') =>
  note(nobodyContext(db, now), { action: 'Log In Refused', description: 'Refused', entity: { kind: 'user', id } })

/** `42501`: PostgreSQL refuses the role; the triggers give the same code, with words of their own. */
const refused = (statement: string) =>
  expect(db.sql.unsafe(statement).simple(), statement).rejects.toMatchObject({
    code: '42501',
    message: expect.stringMatching(/^permission denied|^must be owner of/),
  })

describe('the role that the program serves with may not (F-17)', () => {
  test.each(EVIDENCE)('change, empty or drop %s, nor what protects it', async (table) => {
    const column = table === 'audit_seals' || table === 'audit_marks' ? 'hash' : 'user_name'
    for (const statement of [
      `update ${table} set ${column} = ${column}`,
      `delete from ${table}`,
      `truncate ${table}`,
      `drop table ${table} cascade`,
      `alter table ${table} disable trigger user`,
      `alter table ${table} disable trigger all`,
      `alter table ${table} owner to current_user`,
      `alter table ${table} rename to another`,
      `alter table ${table} add column more text`,
      `create rule quiet as on insert to ${table} do instead nothing`,
      `create trigger quiet before insert on ${table} for each row execute function refuse_audit_change()`,
      `create index on ${table} (${column})`,
    ])
      await refused(statement)
  })

  test.each([
    'set session_replication_role = replica',
    'set role clinic_owner',
    'alter role clinic_owner password null',
    'alter role current_user superuser',
    'alter role current_user createrole',
    'grant clinic_owner to current_user',
    'drop schema public cascade',
    'alter schema public owner to current_user',
    'create table public.audit_log_2031_01 (id integer)',
    'create function public.refuse_audit_change(more text) returns void language sql as $$ select 1 $$',
    'create or replace function refuse_audit_change() returns trigger language plpgsql as $$ begin return new; end $$',
    'drop function refuse_audit_change() cascade',
    'drop function audit_fields(jsonb) cascade',
    'alter function ensure_audit_month(timestamptz) security invoker',
    `alter table audit_log detach partition ${MONTH}`,
    'drop trigger audit_log_append_only on audit_log',
    `insert into ${MONTH} select * from audit_log`,
    'insert into audit_unsealed (id, created_at) values (1, now())',
    'update audit_unsealed set id = 1',
    "select setval('audit_log_id', 1)",
    "update schema_migrations set hash = ''",
    'delete from schema_migrations',
    // Rules that triggers of other tables keep.
    'alter table flag_events disable trigger user',
    'drop trigger held_patients on patients',
  ])('%s', refused)

  test('drop the database, or make another', async () => {
    const [row] = await db.sql<{ name: string }[]>`select current_database() as name`
    await refused(`drop database ${row?.name}`)
    await refused('create database another')
  })
})

test('it may add and read entries, seal and verify them; nothing of what was tried is left (F-17)', async () => {
  await write('2')
  expect(await db.sql`select entity_id from audit_log order by id`).toEqual([{ entity_id: '1' }, { entity_id: '2' }])
  expect(await signEntries(db.sql, key)).toEqual({ kind: 'done', count: 1, more: false })
  expect(await db.sql`select from audit_unsealed`).toHaveLength(0)
  const verified = await verifyLog(db.sql, { key, file, now: TEST_NOW })
  expect(verified).toMatchObject({ findings: [], checked: 2, anchors: 1 })
})

test('months that it asks for belong to the owner, even if its search path begins elsewhere (F-17)', async () => {
  await db.sql.unsafe('create schema in_the_way; create table in_the_way.audit_log_any_month (created_at timestamptz)').simple()
  await db.sql.begin(async (tx) => {
    await tx.unsafe('set local search_path = in_the_way, public')
    await tx`select ensure_audit_month('2033-02-05')`
  })
  await ensureMonths(db.sql, '2033-03-05T00:00:00.000Z')
  const rows = await db.sql<{ name: string; owner: string }[]>`
    select c.oid::regclass::text as name, pg_get_userbyid(relowner) as owner from pg_inherits join pg_class c on c.oid = inhrelid
    where inhparent = 'audit_log'::regclass and relname like 'audit_log_2033_%' order by 1`
  expect(rows).toEqual(['02', '03', '04'].map((month) => ({ name: `audit_log_2033_${month}`, owner: 'clinic_owner' })))
  await refused('delete from audit_log_2033_03')
  await write('3', '2033-03-05T00:00:00.000Z')
  expect(await db.sql`select tableoid::regclass::text as place from audit_log where entity_id = '3'`).toEqual([
    { place: 'audit_log_2033_03' },
  ])
})

test('roles with more rights than that are recognized: the owner, or one with a single right too many', async () => {
  expect([await canChangeAuditLog(db.sql), await canChangeAuditLog(db.owner)]).toEqual([false, true])
  for (const right of ['update', 'delete', 'truncate', 'trigger']) {
    await db.owner.unsafe(`grant ${right} on ${MONTH} to clinic`)
    expect([right, await canChangeAuditLog(db.sql)]).toEqual([right, true])
    await db.owner.unsafe(`revoke ${right} on ${MONTH} from clinic`)
  }
  expect(await canChangeAuditLog(db.sql)).toBe(false)
})
