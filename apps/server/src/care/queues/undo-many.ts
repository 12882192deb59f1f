import { bulkMessage } from '@clinic/core/queues/bulk-message'
import type { StaffContext } from '../../identity/auth/access/context.ts'
import { changeEach } from './change-each.ts'
import { undo } from './undo.ts'

/**
 * Undoes several changes, newest first, skipping those that cannot be undone. For a single change the refusal is
 * thrown.
 */
export async function undoMany(context: StaffContext, ids: readonly number[]) {
  const newestFirst = [...new Set(ids)].sort((a, b) => b - a)
  const [only, ...others] = newestFirst
  if (only !== undefined && others.length === 0)
    return { patients: [await undo(context, only)], skipped: [], message: bulkMessage('undo', 1, []) }
  const { done, skipped } = await changeEach(newestFirst, { perform: (id) => undo(context, id), name: () => null })
  return { patients: done, skipped, message: bulkMessage('undo', done.length, skipped) }
}
