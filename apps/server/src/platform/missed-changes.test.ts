import type { AuditEntry } from '@clinic/contract/audit'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { nobodyContext } from '../../test/build.ts'
import { openTestDatabase, type TestDatabase } from '../../test/database.ts'
import { change, together } from './db/change.ts'
import type { Sql, TransactionSql } from './db/database.ts'
import { type LiveEvents, listenForEvents, type Notice } from './events.ts'

let database: TestDatabase
let events: LiveEvents
let heard: (Notice | 'lost')[]
beforeAll(async () => {
  database = await openTestDatabase({ connections: 6 })
})
afterAll(() => database.close())
beforeEach(async () => {
  events = await listenForEvents(database.sql)
  heard = []
  events.subscribe((notice) => void heard.push(notice))
})
afterEach(() => events.close())

const entry = (id: string): AuditEntry => ({ action: 'Update Appointment Notes', description: 'A try', entity: { kind: 'patient', id } })
const say = (sql: Sql | TransactionSql, id: string) =>
  change({ ...nobodyContext(database), sql: sql as Sql }, async () => ({
    result: null,
    audit: entry(id),
    live: [{ kind: 'patient', id, version: 1, audience: ['patients'] }],
  }))
const times = (id: string) => heard.filter((notice) => notice !== 'lost' && notice.id === id).length
const soon = { timeout: 10_000, interval: 20 }
/** Long enough for two looks. */
const later = () => new Promise((resolve) => setTimeout(resolve, 2_500))

/** A change in a transaction that ends without a notification, as of a process that is killed after its commit. */
async function beginUnannounced(id: string): Promise<() => Promise<void>> {
  let end = () => {}
  const ended = new Promise<void>((resolve) => {
    end = resolve
  })
  const said = Promise.withResolvers<void>()
  const done = database.sql.begin(async (tx) => {
    await say(tx, id)
    said.resolve()
    await ended
  })
  await said.promise
  return async () => {
    end()
    await done
  }
}

test('a change is heard at once and only once, however many come together', async () => {
  const ids = Array.from({ length: 40 }, (_, turn) => `together ${turn}`)
  await Promise.all(ids.map((id) => say(database.sql, id)))
  for (const id of ids) await expect.poll(() => times(id), soon).toBe(1)
  await later()
  expect(ids.map(times)).toEqual(ids.map(() => 1))
})

test('a change whose notification never came is found, once', async () => {
  const commit = await beginUnannounced('silent')
  await commit()
  await expect.poll(() => times('silent'), soon).toBe(1)
  await later()
  expect(times('silent')).toBe(1)
})

test('one that began first and was committed last is found although later ones were seen before', async () => {
  const commit = await beginUnannounced('first')
  await (await beginUnannounced('second'))()
  await expect.poll(() => times('second'), soon).toBe(1)
  await later()
  expect(times('first')).toBe(0)
  await commit()
  await expect.poll(() => times('first'), soon).toBe(1)
  expect(times('second')).toBe(1)
})

test('changes that belong together are heard once all are committed, and not at all if they are undone', async () => {
  const context = nobodyContext(database)
  await together(context, async ({ sql }) => {
    await say(sql, 'part 1')
    await later()
    expect(times('part 1')).toBe(0)
    await say(sql, 'part 2')
  })
  await expect.poll(() => [times('part 1'), times('part 2')], soon).toEqual([1, 1])
  const undone = together(context, async ({ sql }) => {
    await say(sql, 'undone')
    throw new Error('another decision')
  })
  await expect(undone).rejects.toThrow('another decision')
  await later()
  expect(times('undone')).toBe(0)
})

test('what was missed while the connection was cut is said to be lost, and everything after it is heard', async () => {
  await database.owner`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query like 'listen%'`
  await expect.poll(() => heard.includes('lost'), soon).toBe(true)
  await (await beginUnannounced('after'))()
  await expect.poll(() => times('after'), soon).toBe(1)
})
