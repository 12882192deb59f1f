import type { ReleasePreview } from '@clinic/contract/users'
import { hasScope } from '@clinic/core/authorization/staff'
import { Problem } from '../../../platform/http/problem.ts'
import type { StaffContext } from '../../auth/access/context.ts'
import { countHeld } from '../directory/store.ts'
import { userId } from '../directory/user-id.ts'

/**
 * The patients that switching a queue off would unassign: one’s own queue, or any for administrators. Refusals:
 * `forbidden`, `user-not-found`.
 */
export async function previewRelease({ sql, staff }: StaffContext, said: string): Promise<ReleasePreview> {
  const id = userId(said)
  if (id !== staff.id && !hasScope(staff, ['admin'])) throw new Problem('forbidden')
  return countHeld(sql, id)
}
