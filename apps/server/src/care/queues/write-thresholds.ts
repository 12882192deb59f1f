import type { AuditChanges } from '@clinic/contract/audit'
import type { Thresholds } from '@clinic/contract/queues'
import { DEFAULT_THRESHOLDS } from '@clinic/core/queues/wait'
import { type Context, change, NOTHING_CHANGED } from '../../platform/db/change.ts'
import { findThresholds, upsertThresholds } from './store.ts'

/** For everyone. The endpoint’s access rule decides who may. */
export function writeThresholds(context: Context, thresholds: Thresholds): Promise<Thresholds> {
  return change(context, async (tx) => {
    const before = { ...DEFAULT_THRESHOLDS, ...(await findThresholds(tx)) }
    const changes = differences(before, thresholds)
    if (Object.keys(changes).length === 0) return { result: thresholds, audit: NOTHING_CHANGED }
    await upsertThresholds(tx, thresholds)
    return {
      result: thresholds,
      audit: {
        action: 'Update Thresholds',
        description: 'Set when a wait counts as long',
        entity: { kind: 'settings', id: 'wait_thresholds' },
        changes,
      },
    }
  })
}

function differences(before: Thresholds, after: Thresholds): AuditChanges {
  const fields = Object.keys(after) as (keyof Thresholds)[]
  return Object.fromEntries(
    fields.filter((field) => before[field] !== after[field]).map((field) => [field, { from: before[field], to: after[field] }]),
  )
}
