import type { SessionRow } from '@clinic/contract/auth'
import { deviceWords } from '@clinic/core/auth/device-words'
import { hasScope } from '@clinic/core/authorization/staff'
import { Problem } from '../../../platform/http/problem.ts'
import { userId } from '../../users/directory/user-id.ts'
import type { Session, StaffContext } from '../access/context.ts'
import { findOpenSessions, hasPerson } from '../credentials/store.ts'

export type ListSessions = { id: string; session: Session; idleMinutes: number }

/** Most recently used first: one’s own, or any user’s for administrators. Refusals: `forbidden`, `user-not-found`. */
export async function listSessions(context: StaffContext, { id, session, idleMinutes }: ListSessions): Promise<SessionRow[]> {
  const user_id = await whoseSessions(context, id)
  const open = await findOpenSessions(context.sql, { user_id, now: context.now, idleMinutes })
  return open.map(({ stage, agent, created_at, ...row }) => ({
    id: row.id,
    device: deviceWords(agent),
    address: row.address,
    started_at: created_at,
    last_seen_at: row.last_seen_at,
    locked: stage === 'locked',
    current: row.id === session.id,
  }))
}

/** The id of the user whose sessions the caller may see and end. Refusals: `forbidden`, `user-not-found`. */
export async function whoseSessions({ sql, staff }: StaffContext, id: string): Promise<number> {
  const user_id = userId(id)
  if (user_id === staff.id) return user_id
  if (!hasScope(staff, ['admin'])) throw new Problem('forbidden')
  if (!(await hasPerson(sql, user_id))) throw new Problem('user-not-found')
  return user_id
}
