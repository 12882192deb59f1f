import { setTimeout as sleep } from 'node:timers/promises'
import { type Breaker, makeBreaker } from '../circuit-breaker.ts'
import { type Database, type DatabaseAddress, isUnavailable, openDatabase, type Sql, shortReads, type TransactionSql } from './database.ts'

/** So long a copy of the database may take to have what was written until now; then it is not asked. Milliseconds. */
const PATIENCE = 1_000
const LOOK_AGAIN = 20
/** One that was behind or away is left alone for so long. */
const REST_SECONDS = 5

type Copy = { sql: Sql; breaker: Breaker }
const copies = new WeakMap<Sql, Copy>()

type Options = { connections: number; now(): string; log(line: string): void }

/** Opens connections to a copy of the database (`DATABASE_READ_URL`), which long reads use from then on. */
export function openReadReplica(sql: Sql, address: DatabaseAddress, { connections, now, log }: Options): Database {
  const copy = openDatabase(address, { connections, name: 'clinic reads' })
  const onOpen = () => log('The database of DATABASE_READ_URL is behind or cannot be reached: long reads go to the first one meanwhile.')
  copies.set(sql, { sql: copy.sql, breaker: makeBreaker({ failures: 1, seconds: REST_SECONDS, now, onOpen }) })
  return copy
}

/** Every pool that reads what is sealed. */
export function everyPool(sql: Sql): Set<Sql> {
  const copy = copies.get(sql)?.sql
  return new Set([sql, shortReads(sql), ...(copy ? [copy, shortReads(copy)] : [])])
}

/**
 * The database for a long read: the replica, once it has everything written so far, so that a read never misses what
 * was acknowledged; the primary if there is no replica, or if it is behind or unreachable.
 */
export async function chooseReader(sql: Sql): Promise<Sql> {
  const copy = copies.get(sql)
  if (!copy?.breaker.pass()) return sql
  const fresh = await Promise.race([hasAll(sql, copy.sql), sleep(PATIENCE, false, { ref: false })]).catch(() => false)
  copy.breaker.tell(fresh)
  return fresh ? copy.sql : sql
}

/**
 * A long read: from the replica, or from the primary if the replica becomes unreachable during the read. `work` only
 * reads, and may be called twice.
 */
export async function readFromReplica<T>(sql: Sql, work: (sql: Sql) => Promise<T>): Promise<T> {
  const chosen = await chooseReader(sql)
  if (chosen === sql) return work(sql)
  try {
    return await work(chosen)
  } catch (error) {
    if (!isInterrupted(error)) throw error
    copies.get(sql)?.breaker.tell(false)
    return work(sql)
  }
}

/** Several long reads as of one moment: `work` gets a transaction that sees one state of the database, in which each number agrees with every other. */
export async function readMoment<T>(sql: Sql, work: (tx: TransactionSql) => Promise<T>): Promise<T> {
  const outcome = await readFromReplica(sql, (far) =>
    far.begin('isolation level repeatable read read only', async (tx) => ({ result: await work(tx) })),
  )
  return (outcome as { result: T }).result
}

/** Whether the copy has replayed what the database has kept by now; waits for it a little. */
async function hasAll(sql: Sql, copy: Sql): Promise<boolean> {
  const [kept] = await shortReads(sql)<{ place: string }[]>`select pg_current_wal_flush_lsn()::text as place`
  if (!kept) return false
  for (const until = performance.now() + PATIENCE; performance.now() < until; await sleep(LOOK_AGAIN)) {
    const [row] = await shortReads(copy)<{ has: boolean }[]>`
      select case when pg_is_in_recovery() then pg_last_wal_replay_lsn() else pg_current_wal_flush_lsn() end >= ${kept.place}::pg_lsn as has`
    if (row?.has) return true
  }
  return false
}

/**
 * A statement that took too long would take as long again; one that was cancelled because of the replica's replay would
 * not.
 */
function isInterrupted(error: unknown): boolean {
  const code = (error as { code?: unknown }).code
  return code === REPLAY_CAME_FIRST || (code !== TOOK_TOO_LONG && isUnavailable(error))
}

const REPLAY_CAME_FIRST = '40001'
const TOOK_TOO_LONG = '57014'
