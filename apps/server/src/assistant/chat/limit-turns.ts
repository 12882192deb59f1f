import { addressKey } from '../../identity/auth/credentials/address-key.ts'
import type { Tx } from '../../platform/db/database.ts'
import { Problem } from '../../platform/http/problem.ts'
import { findMoment } from './store.ts'

/** Turns of one address that a process works on at once: more than any waiting room has, and few enough to leave staff their part of the database. */
export const MAX_CONCURRENT_TURNS = 60
/** Nobody answers four times a second for a minute. */
const PACE = { turns: 240, seconds: 60 }

/**
 * Lets one address have a few turns under way at once in this process, so that a flood of the public chat waits for itself and not staff for it.
 * Refusal: `too-many-attempts` after a second.
 */
export function limitTurns(): <T>(address: string, work: () => Promise<T>) => Promise<T> {
  const underWay = new Map<string, number>()
  return async (address, work) => {
    const key = addressKey(address)
    const others = underWay.get(key) ?? 0
    if (others >= MAX_CONCURRENT_TURNS) throw new Problem('too-many-attempts', { seconds: 1 })
    underWay.set(key, others + 1)
    try {
      return await work()
    } finally {
      const left = (underWay.get(key) ?? 1) - 1
      if (left > 0) underWay.set(key, left)
      else underWay.delete(key)
    }
  }
}

/** Refuses the next turn of a conversation that goes faster than anybody types: `too-many-attempts` with seconds. */
export async function checkPace(tx: Tx, { id, turn }: { id: string; turn: number }, now: string): Promise<void> {
  if (turn < PACE.turns) return
  const at = await findMoment(tx, id, turn - PACE.turns + 1)
  const seconds = at === null ? 0 : Math.ceil((Date.parse(at) - Date.parse(now)) / 1000) + PACE.seconds
  if (seconds > 0) throw new Problem('too-many-attempts', { seconds })
}
