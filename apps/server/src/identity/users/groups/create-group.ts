import type { GroupDetails, GroupFields } from '@clinic/contract/users'
import { change } from '../../../platform/db/change.ts'
import { Problem } from '../../../platform/http/problem.ts'
import type { StaffContext } from '../../auth/access/context.ts'
import { findGroups, insertGroup } from '../directory/group-store.ts'
import { presentGroupDetails } from '../directory/present.ts'
import { groupNotice, withUser } from './update-group.ts'

/** Every group has the scope `user` (B-4). Refusal: `invalid-input` for a taken name. */
export async function createGroup(context: StaffContext, wanted: GroupFields & { name: string }): Promise<GroupDetails> {
  const group = await change(context, async (tx) => {
    const id = await insertGroup(tx, {
      ...wanted,
      scopes: withUser(wanted.scopes),
      needs_strong_factor: wanted.needs_strong_factor === true,
    })
    const [made] = id === null ? [] : await findGroups(tx, id)
    if (!made) throw new Problem('invalid-input', { fields: { name: 'Another group has this name' } })
    const { scopes, pcr_capable, np_capable, needs_strong_factor } = made
    const changes = Object.entries({ scopes, pcr_capable, np_capable, ...(needs_strong_factor && { needs_strong_factor }) }).map(
      ([field, to]) => [field, { from: null, to }],
    )
    return {
      result: made,
      audit: {
        action: 'Group Created',
        description: `Group ${made.name} created`,
        entity: { kind: 'group', id: String(made.id) },
        changes: Object.fromEntries(changes),
      },
      live: groupNotice(made.id),
    }
  })
  return presentGroupDetails(group)
}
