import { UNDO_SECONDS } from '@clinic/contract/queues'
import { later } from '../../platform/clock.ts'
import type { Sql } from '../../platform/db/database.ts'
import { deleteSteps } from './store.ts'

/** Deletes expired undo entries. `now`: ISO. */
export function purgeSteps(sql: Sql, now: string): Promise<void> {
  return deleteSteps(sql, later(now, -UNDO_SECONDS))
}
