import type { Queue } from '@clinic/contract/queues'
import { hasScope, managesQueue, type Staff } from '../authorization/staff.ts'

/** Whose patients of a queue a user sees: all, those of their licensed provinces, or only their own. */
export type Visibility = 'every' | 'licensed' | 'own'

/** `canSee` for a search over many rows, independent of any patient. `all`: includes those in no queue. */
export function visibilityOf(staff: Staff): { all: boolean } & Record<Queue, Visibility> {
  const inQueue = (queue: Queue): Visibility => {
    if (managesQueue(staff, queue)) return 'every'
    return hasScope(staff, [queue]) ? 'licensed' : 'own'
  }
  return { all: hasScope(staff, ['admin']), pcr: inQueue('pcr'), np: inQueue('np') }
}
