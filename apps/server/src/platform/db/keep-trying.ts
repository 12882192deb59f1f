import { setTimeout as sleep } from 'node:timers/promises'
import { isUnavailable } from './database.ts'

const PAUSE_MS = 500

/** Does something that needs the database, again and again while it is away. Every other error is thrown. */
export async function keepTrying<T>(work: () => Promise<T>, pauseMs = PAUSE_MS): Promise<T> {
  for (;;) {
    try {
      return await work()
    } catch (error) {
      if (!isUnavailable(error)) throw error
      await sleep(pauseMs, undefined, { ref: false })
    }
  }
}
