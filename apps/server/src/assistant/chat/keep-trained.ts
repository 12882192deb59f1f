import type { Sql } from '../../platform/db/database.ts'
import { listenForEvents } from '../../platform/events.ts'
import { failureWords } from '../../platform/telemetry/safe-error.ts'
import { loadTrainingMaterial } from '../articles/load-training-material.ts'
import { type Learned, trainLanguage } from './train-language.ts'

/** `language`: undefined until the first training. `ready` rejects when that fails. */
export type KeptTrained = { language(): Learned | undefined; ready: Promise<void>; close(): Promise<void> }

/**
 * Learns what is approved and taught, and again after each change of it, whichever process made it. What was learned before serves until the
 * new is ready, and stays where learning fails.
 */
export async function keepTrained(sql: Sql, log: (line: string) => void): Promise<KeptTrained> {
  let learned: Learned | undefined
  let wanted = false
  let busy = false
  let closed = false
  const ready = Promise.withResolvers<void>()
  // Not everyone waits for it.
  ready.promise.catch(() => undefined)
  const learn = async () => {
    wanted = true
    if (busy) return
    busy = true
    while (wanted && !closed) {
      wanted = false
      try {
        learned = await trainLanguage(await loadTrainingMaterial(sql), learned)
        ready.resolve()
      } catch (error) {
        ready.reject(error)
        if (!closed) log(`Articles and examples could not be learned: ${failureWords(error)}`)
      }
    }
    busy = false
  }
  const events = await listenForEvents(sql)
  events.subscribe((heard) => {
    if (heard === 'lost' || heard.kind === 'language') void learn()
  })
  void learn()
  return {
    language: () => learned,
    ready: ready.promise,
    close: () => {
      closed = true
      return events.close()
    },
  }
}
