import type { Tx } from '../../platform/db/database.ts'
import { type OpenedTime, upsertOpened } from '../hours/store.ts'

/** Opens times beside somebody's week; one that begins as another does takes its place. Whether they overlap is for the caller to see. */
export function writeExtraAvailability(tx: Tx, times: readonly OpenedTime[]): Promise<void> {
  return upsertOpened(tx, times)
}
