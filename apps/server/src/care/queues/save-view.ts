import { isDeepStrictEqual } from 'node:util'
import type { View } from '@clinic/contract/queues'
import type { StaffContext } from '../../identity/auth/access/context.ts'
import { change, NOTHING_CHANGED } from '../../platform/db/change.ts'
import { Problem } from '../../platform/http/problem.ts'
import { findViews, lockViews, upsertView } from './store.ts'

const LIMIT = 30

/** What it searches for stays out of the audit log. Refusal: `too-many-views` past thirty. */
export function saveView(context: StaffContext, view: Omit<View, 'id'>): Promise<View> {
  const user_id = context.staff.id
  return change(context, async (tx, context) => {
    await lockViews(tx, user_id)
    const views = await findViews(tx, user_id)
    const kept = views.find(({ page, name }) => page === view.page && name === view.name)
    const isNew = kept === undefined
    if (isNew && views.length >= LIMIT) throw new Problem('too-many-views', { limit: LIMIT })
    if (kept && isDeepStrictEqual(kept, { ...kept, ...view })) return { result: kept, audit: NOTHING_CHANGED }
    return {
      result: await upsertView(tx, { ...view, user_id, now: context.now }),
      audit: { action: 'Save View', description: `Saved a view of ${view.page}`, entity: { kind: 'user', id: String(user_id) } },
    }
  })
}
