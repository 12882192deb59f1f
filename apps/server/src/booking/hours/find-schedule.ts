import { hasScope } from '@clinic/core/authorization/staff'
import type { StaffContext } from '../../identity/auth/access/context.ts'
import { userId } from '../../identity/users/directory/user-id.ts'
import { Problem } from '../../platform/http/problem.ts'
import { findSchedules, hasUser, type Schedule } from './store.ts'

/**
 * A user’s own schedule, or any for managers of NPs. Refusals: `user-not-found`, `forbidden`, `np-not-found` for
 * users who treat no patients.
 */
export async function findSchedule({ sql, staff }: StaffContext, id: string): Promise<Schedule> {
  const user_id = userId(id)
  if (!(await hasUser(sql, user_id))) throw new Problem('user-not-found')
  if (user_id !== staff.id && !hasScope(staff, ['npmanager', 'admin'])) throw new Problem('forbidden')
  const [schedule] = await findSchedules(sql, { user_id })
  if (!schedule) throw new Problem('np-not-found')
  return schedule
}
