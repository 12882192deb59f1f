import type { Sql } from '../../platform/db/database.ts'
import { applyPendingDeltas, splitBuckets } from './store.ts'

/** What one statement takes on, far from the longest that a statement may take. */
const BATCH = 20_000
/** Rows between two fences: walking so many costs as much as reading the fences of a million. */
const SPAN = { size: 1000, parts: 50 }

/**
 * Folds what changed in the list of patients into its counts, so that the next reader has little left to add; nothing depends on when. A job
 * does it every minute; whoever brings in very many patients at once may do it at the end.
 */
export async function collectCounts(sql: Sql): Promise<void> {
  while ((await applyPendingDeltas(sql, BATCH)) === BATCH);
  while ((await splitBuckets(sql, SPAN)) > 0);
}
