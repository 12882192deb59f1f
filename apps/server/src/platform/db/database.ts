import type Postgres from 'postgres'
import { secondConnection } from '../one-connection.ts'
import { postgres } from './driver.ts'

const TIMESTAMP = 1184
const DATE = 1082
const BIGINT = 20
/** The server says of which type a parameter is. */
const BY_THE_SERVER = 0

type Types = { moment: string; day: string; long: number; sealed: unknown }
export type Sql = Postgres.Sql<Types>
export type TransactionSql = Postgres.TransactionSql<Types>
/** A transaction that only `change` hands out: whoever holds one is inside a change that will carry an audit entry. */
export type Tx = TransactionSql & { readonly opened: 'by change' }
/** A piece of SQL with its parameters, to stand within a statement. */
export type Fragment = Postgres.PendingQuery<Postgres.Row[]>
export type Json = Postgres.JSONValue

export type Database = { sql: Sql; close(): Promise<void> }
export type DatabaseAddress = { url: string } | { socketDir: string; port: number; user: string; password: string; database: string }

/**
 * Opens the pool. Moments are ISO strings in UTC with milliseconds, plain dates stay `yyyy-MM-dd`: no `Date` reaches the code.
 * Statements are stopped after 15 s, idle transactions after 15 s, waits for a lock after 5 s (reliability: nothing hangs for ever).
 */
export function openDatabase(address: DatabaseAddress, options: { connections?: number; name?: string } = {}): Database {
  const sql = connect(address, { max: options.connections ?? 10, name: options.name ?? 'clinic', settings: {} })
  const short = connect(address, { max: SHORT_READERS, name: options.name ?? 'clinic', settings: SHORT_SETTINGS })
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
/** One plan for all values: for statements this short it costs more to plan anew than the better plan would save. */
const SHORT_SETTINGS = { statement_timeout: 5_000, plan_cache_mode: 'force_generic_plan' }
const shortReaders = new WeakMap<Sql, Sql>()

type Pool = { max: number; name: string; settings: Record<string, string | number> }

function connect(address: DatabaseAddress, { max, name, settings }: Pool): Sql {
  const shared = {
    max,
    idle_timeout: 60,
    connect_timeout: 10,
    // A server that is gone without a word is noticed after twenty seconds, not after twelve minutes.
    keep_alive: 10,
    backoff: waitToReconnect,
    onnotice: () => {},
    connection: {
      application_name: name,
      TimeZone: 'UTC',
      statement_timeout: 15_000,
      lock_timeout: 5_000,
      idle_in_transaction_session_timeout: 15_000,
      ...settings,
    },
    types: {
      moment: { to: TIMESTAMP, from: [TIMESTAMP], serialize: (value: string) => value, parse: parseMoment },
      day: { to: DATE, from: [DATE], serialize: (value: string) => value, parse: (value: string) => value },
      long: { to: BIGINT, from: [BIGINT], serialize: String, parse: Number },
      // A value of a sealed column as it is; the column says how it is sealed (platform/sealed-columns.ts).
      sealed: { to: BY_THE_SERVER, from: [], serialize: (value: unknown) => String(value), parse: (value: unknown) => value },
    },
  }
  if ('url' in address) {
    const [url, socket] = withSocket(address.url)
    return watch(postgres(url, { ...shared, ...socket }))
  }
  const { socketDir, port, user, password, database } = address
  return watch(postgres({ ...shared, path: `${socketDir}/.s.PGSQL.${port}`, user, password, database }))
}

/** Fails what is asked of the pool from within one of its transactions, where connections are watched. */
function watch(sql: Sql): Sql {
  return new Proxy(sql, {
    apply: (target, self, parts) => refusing(Reflect.apply(target, self, parts)),
    get(target, name) {
      const value: unknown = Reflect.get(target, name)
      if (name === 'unsafe') return (...parts: Parameters<Sql['unsafe']>) => refusing(target.unsafe(...parts))
      if (name !== 'begin' && name !== 'reserve') return value
      return (...parts: unknown[]) => {
        const error = secondConnection()
        return error ? Promise.reject(error) : Reflect.apply(value as (...parts: unknown[]) => unknown, target, parts)
      }
    },
  })
}

/** A piece of a statement has no handler of its own until somebody waits for it. */
function refusing<Q>(query: Q): Q {
  const asked = query as { handler?: (query: { reject(error: Error): void }) => unknown }
  const { handler } = asked
  if (!handler) return query
  asked.handler = (one) => {
    const error = secondConnection()
    return error ? one.reject(error) : handler(one)
  }
  return query
}

/**
 * Seconds until a place of the pool connects anew, soon enough that a server which is back is used at once. The driver's own wait grows to
 * twenty seconds, and all places of a pool count their failures together.
 */
function waitToReconnect(failures: number): number {
  return (0.5 + Math.random() / 2) * Math.min(MOST_RECONNECT_SECONDS, 0.02 * 2 ** failures)
}

const MOST_RECONNECT_SECONDS = 0.5

/** libpq's way to name a Unix socket in an address is `?host=/folder`; the driver wants it apart. */
function withSocket(url: string): [url: string, socket: { path?: string }] {
  const parsed = new URL(url)
  const folder = parsed.searchParams.get('host')
  if (!folder?.startsWith('/')) return [url, {}]
  parsed.searchParams.delete('host')
  return [parsed.href, { path: `${folder}/.s.PGSQL.${parsed.port || 5432}` }]
}

/** `2026-11-21 09:05:03.12+00` becomes `2026-11-21T09:05:03.120Z`. */
function parseMoment(text: string): string {
  const match = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d)(?:\.(\d{1,6}))?\+00$/.exec(text)
  if (!match) return text
  return `${match[1]}T${match[2]}.${(match[3] ?? '').padEnd(3, '0').slice(0, 3)}Z`
}

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
