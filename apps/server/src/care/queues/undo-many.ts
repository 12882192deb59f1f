import { bulkMessage } from '@clinic/core/queues/bulk-message'
import type { StaffContext } from '../../identity/auth/access/context.ts'
import { changeEach } from './change-each.ts'
import { undo } from './undo.ts'

/** Takes back several changes, the newest first; those that can't be are passed over. Of a single one the refusal is the answer. */
export async function undoMany(context: StaffContext, ids: readonly number[]) {
  const newestFirst = [...new Set(ids)].sort((a, b) => b - a)
  const [only, ...others] = newestFirst
  if (only !== undefined && others.length === 0)
    return { patients: [await undo(context, only)], skipped: [], message: bulkMessage('undo', 1, []) }
  const { done, skipped } = await changeEach(newestFirst, { perform: (id) => undo(context, id), name: () => null })
  return { patients: done, skipped, message: bulkMessage('undo', done.length, skipped) }
}
