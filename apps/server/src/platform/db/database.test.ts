import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../../../test/database.ts'
import { openEmbedded } from '../embedded/open.ts'
import { besideTransaction } from '../one-connection.ts'
import { type Database, isUnavailable, openDatabase, type Sql } from './database.ts'

const CONNECTIONS = 2
const CUTS = 60

let server: TestDatabase
let database: Database
beforeAll(async () => {
  server = await openTestDatabase({ connections: 1 })
  await server.owner.unsafe('create table written (n integer); grant all on written to public')
})
beforeEach(() => {
  database = openDatabase(server.address, { connections: CONNECTIONS })
})
afterEach(async () => {
  await database.close()
  await server.owner`truncate written`
})
afterAll(() => server.close())

test('what follows in a transaction whose connection was cut is refused, though its place in the pool serves others again', async () => {
  const rest = Promise.withResolvers<unknown[]>()
  const failure = await database.sql
    .begin(async (tx) => {
      await tx`insert into written values (1)`
      const pid = await pidOf(tx)
      await besideTransaction(async () => {
        await cut(server.sql, pid)
        await everyPlace(database.sql)
      })
      const late = [
        tx`insert into written values (2)`,
        tx`insert into written values (3)`,
        tx.savepoint((inner) => inner`insert into written values (4)`),
      ]
      rest.resolve(await Promise.all(late.map((one) => one.catch((error: unknown) => error))))
    })
    .catch((error: unknown) => error)
  expect(isUnavailable(failure)).toBe(true)
  expect((await rest.promise).map(isUnavailable)).toEqual([true, true, true])
  expect(await server.sql`select n from written`).toHaveLength(0)
  expect(await everyPlace(database.sql)).toBe(CONNECTIONS * 3)
})

test('a cut while a statement runs, while several wait behind it, and within a savepoint: each is told, and nothing stays', async () => {
  const ways: ((tx: Parameters<Parameters<Sql['begin']>[1]>[0]) => Promise<unknown>)[] = [
    (tx) => tx`select pg_sleep(20)`,
    (tx) => Promise.all([tx`select pg_sleep(20)`, ...Array.from({ length: 200 }, (_, n) => tx`insert into written values (${n})`)]),
    (tx) => tx.savepoint(async (inner) => inner`select pg_sleep(20)`),
  ]
  for (const way of ways) {
    const pid = Promise.withResolvers<number>()
    const transaction = database.sql.begin(async (tx) => {
      await tx`insert into written values (1)`
      pid.resolve(await pidOf(tx))
      return way(tx)
    })
    const failure = transaction.catch((error: unknown) => error)
    transaction.catch(pid.reject)
    await cut(server.sql, await pid.promise)
    expect(isUnavailable(await failure)).toBe(true)
  }
  expect(await server.sql`select n from written`).toHaveLength(0)
  expect(await everyPlace(database.sql)).toBe(CONNECTIONS * 3)
})

test('a connection that somebody had taken aside and lost goes back to the pool and serves again', async () => {
  for (let turn = 0; turn < CONNECTIONS * 2; turn += 1) {
    const connection = await database.sql.reserve()
    await cut(server.sql, await pidOf(connection))
    await everyPlace(database.sql)
    expect(isUnavailable(await connection`select 1`.catch((error: unknown) => error))).toBe(true)
    connection.release()
  }
  expect(await everyPlace(database.sql)).toBe(CONNECTIONS * 3)
})

test('hundreds of transactions while all connections are cut again and again: every one is answered, and is whole or not there at all', async () => {
  let cuts = 0
  let under = true
  const cutting = (async () => {
    while (cuts < CUTS)
      cuts += (
        await server.sql`
          select pg_terminate_backend(pid, 1000) from pg_stat_activity where datname = current_database() and usename = current_user and pid <> pg_backend_pid()`
      ).length
    under = false
  })()
  const outcomes: ('done' | 'unavailable')[] = []
  const write = async (n: number) => {
    try {
      await database.sql.begin(async (tx) => {
        await Promise.all([tx`insert into written values (${n})`, tx`insert into written select ${n}::int`])
        await tx`insert into written values (${n})`
      })
      outcomes.push('done')
    } catch (error) {
      if (!isUnavailable(error)) throw error
      outcomes.push('unavailable')
    }
  }
  await Promise.all(
    Array.from({ length: 8 }, async (_, writer) => {
      for (let turn = 0; under; turn += 1) await write(writer * 1_000_000 + turn)
    }),
  )
  await cutting
  expect(outcomes).toContain('unavailable')
  const rows = await server.sql<{ times: number }[]>`select count(*) as times from written group by n`
  expect(rows.filter(({ times }) => times !== 3)).toEqual([])
  expect(rows.length).toBeGreaterThanOrEqual(outcomes.filter((outcome) => outcome === 'done').length)
  expect(await everyPlace(database.sql)).toBe(CONNECTIONS * 3)
}, 60_000)

test('kill -9 of the process behind a transaction, and of the server: told as unavailable, nothing stays, and the same pool goes on', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'clinic-database-'))
  const embedded = await openEmbedded({ dataDir, log: () => {} })
  const own = openDatabase(embedded.owner, { connections: CONNECTIONS })
  await own.sql`create table written (n integer)`
  for (const whom of [pidOf, async () => embedded.pid() ?? Number.NaN]) {
    const failure = await own.sql
      .begin(async (tx) => {
        await tx`insert into written values (1)`
        process.kill(await whom(tx), 'SIGKILL')
        await tx`select pg_sleep(20)`
      })
      .catch((error: unknown) => error)
    expect(isUnavailable(failure)).toBe(true)
    expect(await again(() => own.sql`select n from written`)).toHaveLength(0)
    expect(await everyPlace(own.sql)).toBe(CONNECTIONS * 3)
  }
  await own.close()
  await embedded.stop()
  rmSync(dataDir, { recursive: true, force: true })
}, 60_000)

test('nothing hangs for ever: statements, waits for locks and idle transactions have an end', async () => {
  const [limits] = await database.sql`
    select current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock,
      current_setting('idle_in_transaction_session_timeout') as idle`
  expect(limits).toEqual({ statement: '15s', lock: '5s', idle: '15s' })
})

async function pidOf(sql: Pick<Sql, 'unsafe'>): Promise<number> {
  const [row] = await sql.unsafe<{ pid: number }[]>('select pg_backend_pid() as pid')
  return row?.pid ?? 0
}

/** Ends a backend and waits until it is gone. */
async function cut(sql: Sql, pid: number): Promise<void> {
  await sql`select pg_terminate_backend(${pid}, 10000)`
}

/** More statements at once than the pool has places, so that each of them has to serve; how many were answered. */
async function everyPlace(sql: Sql): Promise<number> {
  const answers = await Promise.all(Array.from({ length: CONNECTIONS * 3 }, async () => (await tryAgain(sql)) === 1))
  return answers.filter(Boolean).length
}

async function tryAgain(sql: Sql): Promise<unknown> {
  return (await again(() => sql<{ one: number }[]>`select 1 as one, pg_sleep(0.01)`))[0]?.one
}

/** Until it is answered: a place may have been cut without having noticed yet, or the server be on its way up. */
async function again<T>(ask: () => PromiseLike<T>): Promise<T> {
  for (;;) {
    try {
      return await ask()
    } catch (error) {
      if (!isUnavailable(error)) throw error
    }
  }
}
