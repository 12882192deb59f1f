import type { Thresholds } from '@clinic/contract/queues'
import { DEFAULT_THRESHOLDS } from '@clinic/core/queues/wait'
import type { Context } from '../../platform/db/change.ts'
import { findThresholds } from './store.ts'

/** The wait limits set by managers, else the defaults. */
export async function readThresholds({ sql }: Context): Promise<Thresholds> {
  return { ...DEFAULT_THRESHOLDS, ...(await findThresholds(sql)) }
}
