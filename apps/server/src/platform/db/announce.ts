import { EVENTS_CHANNEL } from '../events.ts'
import { type Sql, shortReads } from './database.ts'

const waiting = new WeakMap<Sql, string[]>()

/**
 * Notifies of committed changes. Those that come while a notification is under way go out as one with the next. A failure is no error:
 * every process finds in `live_changes` what it was not notified of.
 */
export function announce(sql: Sql, events: readonly string[]): void {
  if (events.length === 0) return
  const gathered = waiting.get(sql)
  if (gathered) gathered.push(...events)
  else void sendAll(sql, [...events])
}

async function sendAll(sql: Sql, first: readonly string[]): Promise<void> {
  for (let events = first; events.length > 0; ) {
    const next: string[] = []
    waiting.set(sql, next)
    await shortReads(sql)`select pg_notify(${EVENTS_CHANNEL}, event) from unnest(${[...events]}::text[]) as event`.catch(() => undefined)
    events = next
  }
  waiting.delete(sql)
}
