import type { Queue } from '@clinic/contract/queues'
import { hasScope, managesQueue, type Staff } from '../authorization/staff.ts'

/** Whose patients of a queue somebody sees: everybody's, those of their licensed provinces, or only the ones they hold themselves. */
export type Visibility = 'every' | 'licensed' | 'own'

/** `canSee` for a search over many rows: the same rule, told apart from any one patient. `all`: those in no queue too. */
export function visibilityOf(staff: Staff): { all: boolean } & Record<Queue, Visibility> {
  const inQueue = (queue: Queue): Visibility => {
    if (managesQueue(staff, queue)) return 'every'
    return hasScope(staff, [queue]) ? 'licensed' : 'own'
  }
  return { all: hasScope(staff, ['admin']), pcr: inQueue('pcr'), np: inQueue('np') }
}
