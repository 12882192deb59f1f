import type { Sql } from '../../platform/db/database.ts'
import { applyPendingDeltas, splitBuckets } from './store.ts'

/** Rows per statement, well below the statement timeout. */
const BATCH = 20_000
/** Rows per histogram bucket: walking that many costs as much as reading the bounds of a million rows. */
const SPAN = { size: 1000, parts: 50 }

/**
 * Folds pending changes of the patient list into its counts, to keep reads cheap; correctness does not depend on
 * when. Runs every minute, and optionally after a bulk import.
 */
export async function collectCounts(sql: Sql): Promise<void> {
  while ((await applyPendingDeltas(sql, BATCH)) === BATCH);
  while ((await splitBuckets(sql, SPAN)) > 0);
}
