import type { AuditEntry } from '@clinic/contract/audit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { nobodyContext } from '../../../test/build.ts'
import { openTestDatabase, type TestDatabase } from '../../../test/database.ts'
import { change, send } from './change.ts'
import { openDatabase, type Sql, type Tx } from './database.ts'

let database: TestDatabase
let alone: { sql: Sql; close(): Promise<void> }
beforeAll(async () => {
  database = await openTestDatabase()
  // One connection: whatever is left over meets the next transaction.
  alone = openDatabase(database.address, { connections: 1 })
})
afterAll(async () => {
  await alone.close()
  await database.close()
})

const entry = (id: string): AuditEntry => ({ action: 'Update Appointment Notes', description: 'A try', entity: { kind: 'patient', id } })
const write = async (tx: Tx, key: string) => void (await tx`insert into settings (key, value) values (${key}, '1')`)
const kept = async () =>
  (await database.sql<{ key: string }[]>`select key from settings where key like 'try %' order by key`).map(({ key }) => key)
const entries = async (id: string) => (await database.sql`select from audit_log where entity_id = ${id}`).length

test('what is sent is done before anything is committed, in its order', async () => {
  await change({ ...nobodyContext(database), sql: alone.sql }, async (tx) => {
    send(tx, write(tx, 'try a'))
    const [row] = await tx<{ count: number }[]>`select count(*) as count from settings where key = 'try a'`
    send(tx, write(tx, 'try b'))
    return { result: expect(row?.count).toBe(1), audit: entry('first') }
  })
  expect(await kept()).toEqual(['try a', 'try b'])
  expect(await entries('first')).toBe(1)
})

test('where it fails nothing is kept, neither the rest nor the entry, and its own error is told', async () => {
  const failing = change({ ...nobodyContext(database), sql: alone.sql }, async (tx) => {
    send(tx, write(tx, 'try c'))
    send(tx, write(tx, 'try a'))
    send(tx, write(tx, 'try d'))
    return { result: null, audit: entry('second') }
  })
  await expect(failing).rejects.toMatchObject({ code: '23505' })
  expect(await kept()).toEqual(['try a', 'try b'])
  expect(await entries('second')).toBe(0)
})

test('where the work fails, what still goes on ends with it and never meets the next transaction', async () => {
  const failing = change({ ...nobodyContext(database), sql: alone.sql }, async (tx) => {
    const twice = async () => {
      await write(tx, 'try e')
      await write(tx, 'try f')
    }
    send(tx, twice())
    throw new Error('thought better of it')
  })
  const next = change({ ...nobodyContext(database), sql: alone.sql }, async (tx) => {
    await write(tx, 'try g')
    return { result: null, audit: entry('third') }
  })
  await expect(failing).rejects.toThrow('thought better of it')
  await next
  expect(await kept()).toEqual(['try a', 'try b', 'try g'])
})

test('nothing can be sent outside of a change', () => {
  expect(() => send(alone.sql as unknown as Tx, Promise.resolve())).toThrow('outside')
})
