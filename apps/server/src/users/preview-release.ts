import type { ReleasePreview } from '@clinic/contract/users'
import { hasScope } from '@clinic/core/access/staff'
import type { StaffContext } from '../auth/context.ts'
import { Problem } from '../platform/problem.ts'
import { countHeld } from './store.ts'
import { userId } from './user-id.ts'

/** Who would be released if somebody's queue were switched off: one's own, or for administrators anybody's. Refusals: `forbidden`, `user-not-found`. */
export async function previewRelease({ sql, staff }: StaffContext, said: string): Promise<ReleasePreview> {
  const id = userId(said)
  if (id !== staff.id && !hasScope(staff, ['admin'])) throw new Problem('forbidden')
  return countHeld(sql, id)
}
