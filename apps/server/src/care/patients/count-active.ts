import type { Queue } from '@clinic/contract/queues'
import type { Tx } from '../../platform/db/database.ts'
import { countHeld } from './store.ts'

/** Active patients of a user in a queue, except one. Call it after locking the user, to see concurrent writes. */
export function countActive(tx: Tx, user_id: number, { queue, except }: { queue: Queue; except: string }): Promise<number> {
  return countHeld(tx, user_id, { queue, except })
}
