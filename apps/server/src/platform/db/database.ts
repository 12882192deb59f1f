import type { ClientConfig } from 'pg'
import { openSql } from './driver/open.ts'
import type * as db from './driver/sql.ts'

export type Sql = db.Sql
export type TransactionSql = db.TransactionSql
/** Anything that can send statements: a pool, a transaction, or a reserved connection. */
export type Asking = db.Asking
export type Json = db.Json
/** A transaction that only `change` hands out: code that has one is inside a change that writes an audit entry. */
export type Tx = TransactionSql & { readonly opened: 'by change' }
/** A piece of SQL with its parameters, for use within a statement. */
export type Fragment = db.PendingQuery<db.Row[]>

type OpenOptions = { connections?: number; name?: string; settings?: Record<string, string> }
export type Database = { sql: Sql; close(): Promise<void> }
export type DatabaseAddress = { url: string } | { socketDir: string; port: number; user: string; password: string; database: string }
/** `owner`: the same database as the role that owns its tables; null where that is the program's role. */
export type DatabaseAddresses = { address: DatabaseAddress; owner: DatabaseAddress | null }

/**
 * Opens the pool. Moments are ISO strings in UTC with milliseconds, plain dates stay `yyyy-MM-dd`: no `Date` reaches the code.
 * Statements are stopped after 15 s, idle transactions after 15 s, waits for a lock after 5 s (reliability: nothing hangs for ever).
 */
export function openDatabase(address: DatabaseAddress, options: OpenOptions = {}): Database {
  const { connections = 10, name = 'clinic', settings = {} } = options
  const sql = connect(address, { max: connections, name, settings })
  const short = connect(address, { max: SHORT_READERS, name, settings: { ...settings, ...SHORT_SETTINGS } })
  shortReaders.set(sql, short)
  return { sql, close: async () => void (await Promise.all([sql.end({ timeout: 5 }), short.end({ timeout: 5 })])) }
}

/**
 * The connections for reads that every call or every look at a screen makes and that take a millisecond: few, so that what many callers ask at
 * once goes out together (half the CPU of one connection each), and never behind a report or a lock. A transaction is its own.
 */
export function shortReads(sql: Sql): Sql {
  return shortReaders.get(sql) ?? sql
}

const SHORT_READERS = 2
/** One plan for all values: for statements this short, planning costs more than a better plan would save. */
const SHORT_SETTINGS = { statement_timeout: 5_000, plan_cache_mode: 'force_generic_plan' }
const shortReaders = new WeakMap<Sql, Sql>()

type Pool = { max: number; name: string; settings: Record<string, string | number> }

function connect(address: DatabaseAddress, { max, name, settings }: Pool): Sql {
  const limits = { TimeZone: 'UTC', statement_timeout: 15_000, lock_timeout: 5_000, idle_in_transaction_session_timeout: 15_000 }
  return openSql({
    client: {
      ...placeOf(address),
      application_name: name,
      connectionTimeoutMillis: 10_000,
      // A server that is gone without a word is noticed after twenty seconds, not after twelve minutes.
      keepAlive: true,
      keepAliveInitialDelayMillis: 10_000,
    },
    settings: { ...limits, ...settings },
    max,
    idleMs: 60_000,
    wait: waitToReconnect,
  })
}

/** How the driver connects to an address. With `sslmode` require, verify-ca or verify-full it checks the certificate and the name in it. */
export function placeOf(address: DatabaseAddress): ClientConfig {
  if ('url' in address) return placeOfUrl(address.url)
  const { socketDir, ...login } = address
  return { ...login, host: socketDir }
}

/** Treated as verify-full. The driver does the same today, but warns that a later version checks less. */
const CHECKED = ['require', 'verify-ca']

/** The driver would take `options` of an address in place of our own settings; both are wanted. */
function placeOfUrl(url: string): ClientConfig {
  const [place = '', query = ''] = url.split('?', 2)
  const parameters = new URLSearchParams(query)
  const options = parameters.get('options')
  parameters.delete('options')
  if (CHECKED.includes(parameters.get('sslmode') ?? '')) parameters.set('sslmode', 'verify-full')
  const connectionString = parameters.size > 0 ? `${place}?${parameters}` : place
  return { connectionString, ...(options !== null && { options }) }
}

/** Milliseconds until a pool reconnects, short enough that a server that is back is used at once. */
function waitToReconnect(failures: number): number {
  return (0.5 + Math.random() / 2) * Math.min(MOST_RECONNECT_MS, 20 * 2 ** failures)
}

const MOST_RECONNECT_MS = 500

/** Whether an error means that the database could not be reached or threw the connection away: worth another try. */
export function isUnavailable(error: unknown): boolean {
  const code = (error as { code?: unknown } | null)?.code
  // What the jobs' driver says when its connection is cut has no code.
  if (typeof code !== 'string') return error instanceof Error && error.message.startsWith('Connection terminated')
  return UNAVAILABLE.has(code) || code.startsWith('08') || code.startsWith('57P') || code.startsWith('53')
}

const UNAVAILABLE = new Set([
  'CONNECTION_CLOSED',
  'CONNECTION_ENDED',
  'CONNECTION_DESTROYED',
  'CONNECT_TIMEOUT',
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'EPIPE',
  '55P03',
  '57014',
  '40P01',
  '25P03',
])
