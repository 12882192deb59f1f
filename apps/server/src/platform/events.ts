import { liveEvent } from '@clinic/contract/events'
import { z } from 'zod'
import type { Sql } from './db/database.ts'
import { findMissedChanges, type MissedChanges } from './missed-changes.ts'

export const EVENTS_CHANNEL = 'clinic_events'

/** What happened and who may receive it: a live event reaches listeners that share a tag with its audience. */
export const notice = liveEvent.omit({ own: true }).extend({ audience: z.array(z.string()).readonly() })
export type Notice = z.infer<typeof notice>

export type Listener = (notice: Notice | 'lost') => void
export type LiveEvents = { subscribe(listener: Listener): () => void; close(): Promise<void> }

/**
 * Passes the database's notifications on to this process's live screens, so that any number of processes can share one
 * database. A change whose notification never came is found within about a second. After a lost connection every listener receives
 * `lost`, because notifications may have been missed.
 */
export async function listenForEvents(sql: Sql): Promise<LiveEvents> {
  const listeners = new Set<Listener>()
  let connections = 0
  const tell = (heard: Notice | 'lost') => {
    for (const listener of [...listeners]) listener(heard)
  }
  const hear = (event: unknown) => {
    const said = notice.safeParse(event).data
    if (said) tell(said)
  }
  let missed: MissedChanges | null = null
  const subscription = await sql.listen(
    EVENTS_CHANNEL,
    (payload) => {
      const event = readJson(payload)
      const change = announced.safeParse(event).data?.change
      if (change === undefined || missed === null || missed.isNew(change)) hear(event)
    },
    () => {
      connections += 1
      if (connections > 1) missed?.restart()
    },
  )
  missed = await findMissedChanges(sql, { missed: hear, lost: () => tell('lost') })
  return {
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    close() {
      missed.close()
      return subscription.unlisten()
    },
  }
}

/** The number of a change that is notified of after its commit. */
const announced = z.object({ change: z.number().int() })

/** Any role of the database can notify a channel: payloads that are not ours are skipped. */
function readJson(payload: string): unknown {
  try {
    return JSON.parse(payload)
  } catch {
    return null
  }
}
