import type { Queue } from '@clinic/contract/queues'
import type { Tx } from '../../platform/db/database.ts'
import { countHeld } from './store.ts'

/** How many patients somebody has active in a queue, one left out. Call it after the lock on that person, so that it sees what others wrote. */
export function countActive(tx: Tx, user_id: number, { queue, except }: { queue: Queue; except: string }): Promise<number> {
  return countHeld(tx, user_id, { queue, except })
}
