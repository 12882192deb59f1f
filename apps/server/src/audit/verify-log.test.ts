import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SEALED_COLUMNS } from '@clinic/core/audit/canonical-text'
import { chain, NO_HEAD } from '@clinic/core/audit/chain'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { nobodyContext, TEST_NOW } from '../../test/build.ts'
import { openTestDatabase, type TestDatabase } from '../../test/database.ts'
import { later } from '../platform/clock.ts'
import { note } from '../platform/db/change.ts'
import { loadKey } from './load-key.ts'
import { signEntries } from './sign-entries.ts'
import { findUnsigned } from './store.ts'
import { verifyLog } from './verify-log.ts'
import { writeAnchor } from './write-anchor.ts'

const key = loadKey({ AUDIT_KEY: 'a key of at least thirty-two characters', DATA_DIR: '' })
const otherKey = loadKey({ AUDIT_KEY: 'another key of more than thirty characters', DATA_DIR: '' })

let db: TestDatabase
let folder: string
let file: string
beforeEach(async () => {
  db = await openTestDatabase({ connections: 3 })
  folder = mkdtempSync(join(tmpdir(), 'clinic-audit-'))
  file = join(folder, 'anchors.jsonl')
})
afterEach(async () => {
  await db.close()
  rmSync(folder, { recursive: true, force: true })
})

/** Writes that many entries like the product does; returns their ids. */
async function write(count: number): Promise<number[]> {
  const from = await newest()
  for (let turn = 0; turn < count; turn += 1)
    await note(nobodyContext(db, later(TEST_NOW, turn)), {
      action: 'Log In Refused',
      description: `Refused “${turn}”`,
      entity: { kind: 'user', id: String(turn) },
      changes: { b: { from: 1, to: null }, a: { from: 'ä', to: 'n\\"' } },
    })
  const rows = await db.sql<{ id: number }[]>`select id from audit_log where id > ${from} order by id`
  return rows.map(({ id }) => id)
}

async function newest(): Promise<number> {
  const [row] = await db.sql<{ id: number }[]>`select coalesce(max(id), 0) as id from audit_log`
  return row?.id ?? 0
}

/** Ten signed and anchored entries. */
async function signedTen(): Promise<number[]> {
  const ids = await write(10)
  await signEntries(db.sql, key)
  await writeAnchor(db.sql, { key, file, now: TEST_NOW, zone: 'America/Toronto' }, 'now')
  return ids
}

const verify = (by = key) => verifyLog(db.sql, { key: by, file, now: TEST_NOW })
const findings = async () => (await verify()).findings

/** Bypasses the triggers, as the database owner can. */
async function tamper(statements: string): Promise<void> {
  const tables = ['audit_log', 'audit_seals']
  await db.owner.begin(async (tx) => {
    for (const table of tables) await tx.unsafe(`alter table ${table} disable trigger user`)
    await tx.unsafe(statements).simple()
    for (const table of tables) await tx.unsafe(`alter table ${table} enable trigger user`)
  })
}

test('the signature covers every column of the table', async () => {
  const columns = await db.sql<{ name: string }[]>`
    select column_name as name from information_schema.columns where table_name = 'audit_log' order by ordinal_position`
  expect(columns.map(({ name }) => name).sort()).toEqual([...SEALED_COLUMNS].sort())
  await write(1)
  const [waiting] = await db.sql.begin((tx) => findUnsigned(tx, 1))
  expect(Object.keys(waiting ?? {}).sort()).toEqual([...SEALED_COLUMNS].sort())
})

test('an untouched log is intact, and the result is recorded', async () => {
  await signedTen()
  const waiting = await write(2)
  const verified = await verify()
  expect(verified).toMatchObject({ findings: [], notes: [], checked: 10, anchors: 1, head: { number: 10 } })
  const [mark] = await db.sql`select number, findings from audit_marks where kind = 'verification'`
  expect(mark).toEqual({ number: 10, findings: [] })
  expect(waiting).toHaveLength(2)
})

describe('the tables refuse even the role that owns them (REQ-671)', () => {
  test.each([
    'update audit_log set user_name = $$x$$',
    'delete from audit_log',
    'truncate audit_log',
    'truncate audit_log_2031_05',
    'update audit_seals set number = number + 1',
    'delete from audit_seals',
    'truncate audit_seals',
    'delete from audit_marks',
  ])('%s', async (statement) => {
    await signedTen()
    await db.sql`select ensure_audit_month('2031-05-05')`
    await expect(db.owner.unsafe(statement)).rejects.toThrow('the audit log is append-only')
  })
})

describe('tampering by the database owner past the triggers is detected', () => {
  test.each([
    ['description', `description = 'Nothing happened'`],
    ['user_name', `user_name = 'Somebody else'`],
    ['user_id', 'user_id = 7'],
    ['moment', `created_at = created_at + interval '1 microsecond'`],
    ['changes', `changes = changes || '{"c": 1}'`],
    ['patient', `patient_id = 'P1'`],
    ['address', `address = '10.0.0.9'`],
  ])('changing the %s of one entry', async (column, assignment) => {
    const ids = await signedTen()
    await tamper(`update audit_log set ${assignment} where id = ${ids[4]}`)
    const found = await findings()
    // Changing the instant moves the entry: one is missing, one is extra.
    if (column === 'moment')
      expect(found).toEqual([
        `Entry ${ids[4]} (number 5) is gone: it was removed after it was sealed.`,
        `Entry ${ids[4]} has no seal and does not wait for one: it was put in beside the log, or its seal was removed.`,
      ])
    else expect(found).toEqual([`Entry ${ids[4]} (number 5) does not fit its seal: it was changed since.`])
  })

  test('removing one entry', async () => {
    const ids = await signedTen()
    await tamper(`delete from audit_log where id = ${ids[2]}`)
    expect(await findings()).toEqual([`Entry ${ids[2]} (number 3) is gone: it was removed after it was sealed.`])
  })

  test('removing an entry before it was signed', async () => {
    await signedTen()
    const [waiting] = await write(1)
    await tamper(`delete from audit_log where id = ${waiting}`)
    expect(await findings()).toEqual([`Entry ${waiting} is gone: it was removed before it was sealed.`])
    expect(await signEntries(db.sql, key)).toMatchObject({ kind: 'done', count: 0 })
  })

  test('having removed an entry together with its seal', async () => {
    const ids = await signedTen()
    await tamper(`delete from audit_log where id = ${ids[2]}; delete from audit_seals where number = 3`)
    expect(await findings()).toEqual([
      `Number 3 is missing: seals were removed between entry ${ids[1]} (number 2) and entry ${ids[3]} (number 4).`,
    ])
  })

  test('having cut off the last entries together with their seals', async () => {
    const ids = await signedTen()
    await tamper(`delete from audit_log where id > ${ids[6]}; delete from audit_seals where number > 7`)
    expect(await findings()).toEqual([
      `The log had 10 sealed entries when it was anchored on ${TEST_NOW}; it ends with entry ${ids[6]} (number 7) now: the last 3 were cut off.`,
    ])
    await write(5)
    await signEntries(db.sql, key)
    expect(await findings()).toEqual([`Number 10 is not what it was when it was anchored on ${TEST_NOW}: the log was made anew since.`])
  })

  test('inserting an entry', async () => {
    await signedTen()
    await tamper(`insert into audit_log (created_at, user_name, action, description, entity_kind, entity_id)
      values ('${TEST_NOW}', 'Somebody', 'Log In', 'Never', 'user', '1')`)
    expect(await findings()).toEqual([
      `Entry ${await newest()} has no seal and does not wait for one: it was put in beside the log, or its seal was removed.`,
    ])
  })

  test('swapping the numbers of two signatures', async () => {
    const ids = await signedTen()
    await tamper(
      'update audit_seals set number = -3 where number = 3; update audit_seals set number = 3 where number = 6; update audit_seals set number = 6 where number = -3',
    )
    const told = (await findings()).join('\n')
    expect(told).toContain(`Entry ${ids[5]} (number 3) does not fit`)
    expect(told).toContain(`Entry ${ids[2]} (number 6) does not fit`)
  })

  test('changing an entry and rebuilding the chain without the key', async () => {
    const ids = await signedTen()
    await tamper(`update audit_log set description = 'Nothing happened' where id = ${ids[4]}; delete from audit_seals;
      insert into audit_unsealed select id, created_at from audit_log`)
    const seals = await db.sql.begin(async (tx) => chain(NO_HEAD, await findUnsigned(tx, 100), otherKey.mac))
    for (const { number, id, created_at, hash } of seals)
      await db.sql`insert into audit_seals values (${number}, ${id}, ${created_at}, decode(${hash}, 'hex'))`
    await db.sql`delete from audit_unsealed`
    const told = await findings()
    expect(told.join('\n')).toContain('No seal fits, 10 in all')
    expect(told.join('\n')).toContain('Number 10 is not what it was when it was anchored')
  })

  test('changing the number in an anchor, or forging an anchor', async () => {
    await signedTen()
    writeFileSync(file, readFileSync(file, 'utf8').replace('"number":10', '"number":7'))
    appendFileSync(file, 'not an anchor\n')
    expect(await findings()).toEqual([
      `Line 1 of ${file} was not written with this key: it was changed or forged.`,
      `Line 2 of ${file} was not written with this key: it was changed or forged.`,
    ])
  })

  test('or a note says that a cut tail cannot be detected without anchors', async () => {
    await signedTen()
    rmSync(file)
    const verified = await verify()
    expect(verified.findings).toEqual([])
    expect(verified.notes.join()).toContain('There are no anchors')
  })

  test('with another key everything is wrong', async () => {
    await signedTen()
    expect((await verify(otherKey)).findings[0]).toContain('No seal fits, 10 in all')
  })
})
