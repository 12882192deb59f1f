import { BUILT_IN_GROUPS } from '@clinic/contract/users'
import { change } from '../../../platform/db/change.ts'
import { Problem } from '../../../platform/http/problem.ts'
import type { StaffContext } from '../../auth/access/context.ts'
import { lockGroup, removeGroup } from '../directory/group-store.ts'
import { groupId, groupNotice } from './update-group.ts'

/** Refusals: `group-not-found`, `group-built-in` for the six (B-2), `group-not-empty`. */
export async function deleteGroup(context: StaffContext, said: string): Promise<{ success: true }> {
  const id = groupId(said)
  if (BUILT_IN_GROUPS.includes(id)) throw new Problem('group-built-in')
  return change(context, async (tx) => {
    const group = await lockGroup(tx, id)
    if (!group) throw new Problem('group-not-found')
    if (group.members > 0) throw new Problem('group-not-empty')
    await removeGroup(tx, id)
    const entity = { kind: 'group' as const, id: String(id) }
    return {
      result: { success: true as const },
      audit: { action: 'Group Deleted', description: `Group ${group.name} deleted`, entity },
      live: groupNotice(id),
    }
  })
}
