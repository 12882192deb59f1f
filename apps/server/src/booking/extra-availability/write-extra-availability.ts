import type { Tx } from '../../platform/db/database.ts'
import { type OpenedTime, upsertOpened } from '../hours/store.ts'

/** Adds extra availability, replacing one with the same start. The caller checks for overlaps. */
export function writeExtraAvailability(tx: Tx, times: readonly OpenedTime[]): Promise<void> {
  return upsertOpened(tx, times)
}
