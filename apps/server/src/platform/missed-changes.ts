import type { Sql } from './db/database.ts'

const LOOK_MS = 1_000
/** Rows are deleted once everyone could see them for so long; seconds. */
const KEPT_SECONDS = 60
/** After a pause this long between two looks, rows may have been deleted unseen. */
const MOST_SECONDS = 30

type Change = { change: number; event: unknown }
type Moment = { snapshot: string; second: number }
/** `lost`: something may have been missed and is not in the table. */
type Handlers = { missed(event: unknown): void; lost(): void }

export type MissedChanges = {
  /** Whether a change that was notified of is new here. */
  isNew(change: number): boolean
  /** The connection that listens is new: from now on nothing is missed, and what was before may have been. */
  restart(): void
  close(): void
}

/**
 * Looks each second for committed changes without a notification: the process that made them ended before it, or could not reach the
 * database. A row is found by exactly one look, the first whose snapshot sees it, in whichever order transactions commit.
 */
export async function findMissedChanges(sql: Sql, handlers: Handlers): Promise<MissedChanges> {
  let last: Moment | null = null
  let old: Moment | null = null
  let busy: Promise<boolean> | null = null
  let isOpen = false
  /** Numbers of changes that are known here: from between the last two looks, and since. */
  let before = new Set<number>()
  let since = new Set<number>()
  const isNew = (change: number) => {
    if (before.has(change) || since.has(change)) return false
    since.add(change)
    return true
  }
  const look = async (from: Moment | null) => {
    before = since
    since = new Set()
    const { changes, ...moment } = await readSince(sql, from?.snapshot ?? null)
    if (last !== from) return false
    last = moment
    old ??= moment
    if (isOpen && (!from || moment.second - from.second > MOST_SECONDS)) handlers.lost()
    for (const { change, event } of changes) if (isNew(change)) handlers.missed(event)
    if (moment.second - old.second < KEPT_SECONDS) return true
    await deleteSeen(sql, old.snapshot)
    old = moment
    return true
  }
  const lookOnce = () => {
    busy ??= look(last)
      .catch(() => false)
      .finally(() => {
        busy = null
      })
    return busy
  }
  const timer = setInterval(lookOnce, LOOK_MS).unref()
  await lookOnce()
  isOpen = true
  return {
    isNew,
    restart() {
      last = null
      old = null
      // A look without a last one says so itself.
      void lookOnce().then((done) => done || handlers.lost())
    },
    close: () => clearInterval(timer),
  }
}

async function readSince(sql: Sql, snapshot: string | null): Promise<Moment & { changes: Change[] }> {
  const [now] = await sql<(Moment & { changes: Change[] })[]>`
    with known as materialized (select ${snapshot}::pg_snapshot as snapshot)
    select pg_current_snapshot()::text as snapshot, extract(epoch from clock_timestamp())::float8 as second, coalesce((
      select json_agg(json_build_object('change', id, 'event', event) order by id) from live_changes
      where xid >= (select pg_snapshot_xmin(snapshot) from known) and not pg_visible_in_snapshot(xid, (select snapshot from known))), '[]') as changes`
  if (!now) throw new Error('a statement without a row')
  return now
}

async function deleteSeen(sql: Sql, snapshot: string): Promise<void> {
  await sql`delete from live_changes where pg_visible_in_snapshot(xid, ${snapshot}::pg_snapshot)`
}
