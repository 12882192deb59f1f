import { setTimeout as sleep } from 'node:timers/promises'
import type { EmbeddedFailure } from './failure.ts'
import type { Server } from './server.ts'

export type Supervision = {
  /** Starts one server; stops trying once `cancelled`. */
  start(cancelled: AbortSignal): Promise<Server>
  /** How many starts in a row may fail before it gives up. */
  tries: number
  log(line: string): void
  onRestart(): void
  onGiveUp(failure: EmbeddedFailure): void
}

export type Supervised = { pid(): number | null; stop(): Promise<void> }

const FIRST_PAUSE_MS = 100
const LONGEST_PAUSE_MS = 5_000

/** Keeps a server running: after a crash it is restarted after 100 ms, and after increasing pauses while that fails. */
export async function supervise(supervision: Supervision): Promise<Supervised> {
  const cancel = new AbortController()
  let server: Server | null = await supervision.start(cancel.signal)

  const watching = (async () => {
    while (server !== null) {
      await server.ended
      server = null
      if (!cancel.signal.aborted) server = await restart(supervision, cancel.signal)
      // It may become ready at the moment of cancellation; then this is the only place that knows of it.
      if (cancel.signal.aborted) await (server as Server | null)?.stop()
    }
  })()

  return {
    pid: () => server?.pid ?? null,
    async stop() {
      cancel.abort()
      await server?.stop()
      await watching
    },
  }
}

/** A server that answers again, or null after cancellation or too many attempts. */
async function restart(supervision: Supervision, cancelled: AbortSignal): Promise<Server | null> {
  supervision.log('PostgreSQL ended unexpectedly: starting it again.')
  let failure: unknown
  for (let turn = 0; turn < supervision.tries; turn += 1) {
    await sleep(Math.min(FIRST_PAUSE_MS * 2 ** turn, LONGEST_PAUSE_MS), null, { signal: cancelled }).catch(() => null)
    if (cancelled.aborted) return null
    try {
      const server = await supervision.start(cancelled)
      supervision.log(`PostgreSQL answers again (process ${server.pid}).`)
      supervision.onRestart()
      return server
    } catch (error) {
      failure = error
    }
  }
  if (cancelled.aborted) return null
  supervision.log(`PostgreSQL could not be started again after ${supervision.tries} tries. ${(failure as Error).message}`)
  supervision.onGiveUp(failure as EmbeddedFailure)
  return null
}
