import type { ClientConfig } from 'pg'
import { holdingConnection } from '../../one-connection.ts'
import { askedBy, askingOf, carryOn, placed } from './ask.ts'
import type { Link, Shape } from './link.ts'
import { type Listening, listenTo } from './listener.ts'
import { connectionError } from './lost.ts'
import type { Carrier, Written } from './pending.ts'
import { Pool } from './pool.ts'
import type { ReservedSql, Row, Rows, Sql, SqlOptions, TransactionSql } from './sql.ts'
import { runTransaction } from './transaction.ts'
import { Types } from './types.ts'

/** Where to connect, with which settings of the server, and how many connections at most; see `Pool` for the rest. */
export type OpenConfig = {
  client: ClientConfig
  settings: Record<string, string | number>
  max: number
  idleMs: number
  wait(failures: number): number
}

/** Opens a pool; connections are made as they are needed. */
export function openSql({ client: place, settings, max, idleMs, wait }: OpenConfig): Sql {
  const client = { ...place, options: [place.options, ...Object.entries(settings).map(asOption)].filter(Boolean).join(' ') }
  const options: SqlOptions = { types: new Types(), settings, sent: null }
  const shared = { types: options.types, sent: (text: string, values: readonly (string | Buffer | null)[]) => options.sent?.(text, values) }
  const pool = new Pool({ client, max, idleMs, wait }, shared)
  const listenings = new Set<Listening>()
  const begin = async <T>(...given: [string, Work<T>] | [Work<T>]): Promise<T> => {
    const [mode, work] = given.length === 2 ? given : (['', given[0]] as const)
    const link = await pool.take()
    try {
      return await holdingConnection(() => runTransaction(link, mode, work))
    } finally {
      pool.release(link)
    }
  }
  return Object.assign(askingOf(shareOut(pool)), {
    begin,
    options,
    reserve: () => reserve(pool),
    async listen(channel: string, heard: (payload: string) => void, listening: () => void): Promise<Listening> {
      const opened = await listenTo(
        channel,
        { heard, listening },
        { client, wait, shared: { ...shared, shapes: new Map<string, Shape>() } },
      )
      listenings.add(opened)
      return opened
    },
    async end({ timeout }: { timeout: number }): Promise<void> {
      for (const one of listenings) await one.unlisten()
      await pool.end(timeout * 1000)
    },
  })
}

type Work<T> = (sql: TransactionSql) => Promise<T>

function asOption([name, value]: [string, string | number]): string {
  return `-c ${name}=${String(value).replaceAll('\\', '\\\\').replaceAll(' ', '\\ ')}`
}

/** Single statements, on the connection with the fewest pending ones. */
function shareOut(pool: Pool): Carrier {
  const alone = async <T>(work: (carrier: Carrier, link: Link) => Promise<T>): Promise<T> => {
    const link = await pool.take()
    try {
      return await work(carryOn({ link, refuse: () => null, asked: () => {} }), link)
    } catch (error) {
      pool.release(link)
      throw error
    }
  }
  return {
    rows: (query) => shareOne(pool, query),
    // A copy has its connection until it ends.
    copyIn: (query) => alone(async (carrier, link) => releasing(pool, link, await carrier.copyIn(query))),
    copyOut: (query) => alone(async (carrier, link) => releasing(pool, link, await carrier.copyOut(query))),
    async *cursor(query, size) {
      const link = await pool.take()
      const carrier = carryOn({ link, refuse: () => null, asked: () => {} })
      try {
        await link.ask({ rendered: 'begin', named: false })
        yield* carrier.cursor(query, size) as AsyncGenerator<Row[]>
      } finally {
        if (!link.lost) await link.ask({ rendered: 'commit', named: false }).catch(() => undefined)
        pool.release(link)
      }
    },
  }
}

function shareOne(pool: Pool, query: Written): Promise<Rows> {
  return new Promise((done, failed) => {
    const told = (error: unknown) => failed(placed(error, query))
    try {
      const asked = askedBy(query)
      pool.share((link) => void link.ask(asked).then(({ rows }) => done(rows), told), failed)
    } catch (error) {
      told(error)
    }
  })
}

function releasing<S extends NodeJS.ReadableStream | NodeJS.WritableStream>(pool: Pool, link: Link, stream: S): S {
  // After its own end, so that the connection has answered everything.
  stream.once('close', () => setImmediate(() => pool.release(link)))
  return stream
}

async function reserve(pool: Pool): Promise<ReservedSql> {
  const link = await pool.take()
  let released = false
  const gone = () => (released ? connectionError('CONNECTION_CLOSED', 'this connection was given back') : null)
  const carrier = carryOn({ link, refuse: gone, asked: () => {} })
  return Object.assign(askingOf(carrier), {
    release() {
      if (released) return
      released = true
      pool.release(link)
    },
  })
}
