import type { StaffContext } from '../../identity/auth/access/context.ts'
import { change } from '../../platform/db/change.ts'
import { Problem } from '../../platform/http/problem.ts'
import { deleteView as remove } from './store.ts'

/** Refusal: `not-found`, also for another user’s view. */
export async function deleteView(context: StaffContext, text: string): Promise<{ success: true }> {
  const id = /^\d{1,15}$/.test(text) ? Number(text) : 0
  return change(context, async (tx, context) => {
    if (!(await remove(tx, { id, user_id: context.staff.id }))) throw new Problem('not-found')
    return {
      result: { success: true as const },
      audit: { action: 'Delete View', description: 'Forgot a saved view', entity: { kind: 'user', id: String(context.staff.id) } },
    }
  })
}
