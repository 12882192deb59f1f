import { later } from '../platform/clock.ts'
import { type Context, change, FOUND_NOTHING } from '../platform/db/change.ts'
import { deleteConversations, lockAbandoned } from './store.ts'

const DAY = 24 * 3600
const BATCH = 200

export type Purging = Pick<Context, 'sql' | 'now' | 'zone'> & { days: number }

/** Deletes conversations without a chart that were idle for `days` days, audited one by one. Returns how many. */
export async function purgeConversations({ days, ...at }: Purging): Promise<number> {
  const context: Context = { ...at, actor: { kind: 'nobody', name: 'Retention' }, address: '' }
  for (let removed = 0; ; ) {
    const count = await change(context, async (tx) => {
      const ids = await lockAbandoned(tx, later(at.now, -days * DAY), BATCH)
      if (ids.length > 0) await deleteConversations(tx, ids)
      const [first, ...rest] = ids.map((id) => ({
        action: 'Abandoned Conversation Removed' as const,
        description: `Nobody went on with it for ${days} days`,
        entity: { kind: 'conversation' as const, id },
      }))
      return { result: ids.length, audit: first ? [first, ...rest] : FOUND_NOTHING }
    })
    removed += count
    if (count < BATCH) return removed
  }
}
