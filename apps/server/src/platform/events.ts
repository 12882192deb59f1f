import { liveEvent } from '@clinic/contract/events'
import { z } from 'zod'
import type { Sql } from './db/database.ts'

export const EVENTS_CHANNEL = 'clinic_events'

/** What happened and who may receive it: a live event reaches listeners that share a tag with its audience. */
export const notice = liveEvent.omit({ own: true }).extend({ audience: z.array(z.string()).readonly() })
export type Notice = z.infer<typeof notice>

export type Listener = (notice: Notice | 'lost') => void
export type LiveEvents = { subscribe(listener: Listener): () => void; close(): Promise<void> }

/**
 * Passes the database's notifications on to this process's live screens, so that any number of processes can share one
 * database. After a lost connection every listener receives `lost`, because notifications may have been missed.
 */
export async function listenForEvents(sql: Sql): Promise<LiveEvents> {
  const listeners = new Set<Listener>()
  let connections = 0
  const tell = (heard: Notice | 'lost') => {
    for (const listener of [...listeners]) listener(heard)
  }
  const subscription = await sql.listen(
    EVENTS_CHANNEL,
    (payload) => {
      const said = readNotice(payload)
      if (said) tell(said)
    },
    () => {
      connections += 1
      if (connections > 1) tell('lost')
    },
  )
  return {
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    close: () => subscription.unlisten(),
  }
}

/** Any role of the database can notify a channel: payloads that are not ours are skipped. */
function readNotice(payload: string): Notice | null {
  try {
    return notice.safeParse(JSON.parse(payload)).data ?? null
  } catch {
    return null
  }
}
