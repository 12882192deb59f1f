import type { AuditEntry } from '@clinic/contract/audit'
import { fillText, QUEUE_TEXTS, USER_TEXTS } from '@clinic/contract/texts'
import type { StaffUser } from '@clinic/contract/users'
import { hasScope } from '@clinic/core/authorization/staff'
import { change, NOTHING_CHANGED } from '../../../platform/db/change.ts'
import { Problem } from '../../../platform/http/problem.ts'
import type { StaffContext } from '../../auth/access/context.ts'
import { readUser } from '../directory/read-user.ts'
import { updateQueueEnabled } from '../directory/store.ts'
import { userId } from '../directory/user-id.ts'
import { BOTH_ROLES, releasePatientsOf } from './release-patients.ts'

export type QueueSwitched = { user: StaffUser; released: number; message: string }
type Switch = { name: string; own: boolean; before: boolean; to: boolean; released: number }

/**
 * One’s own queue, or any for administrators. Off unassigns that user’s patients in both roles and ends their
 * holds in the same transaction (REQ-243, REQ-440, A-12). Refusals: `user-not-found`, `forbidden`.
 */
export async function setQueueEnabled(context: StaffContext, order: { id: string; queue_enabled: boolean }): Promise<QueueSwitched> {
  const { staff, now } = context
  const { queue_enabled } = order
  const id = userId(order.id)
  const own = id === staff.id
  if (!own && !hasScope(staff, ['admin'])) throw new Problem('forbidden')
  const switched = await change(context, async (tx) => {
    const user = await updateQueueEnabled(tx, { id, queue_enabled })
    if (!user) throw new Problem('user-not-found')
    const roles = queue_enabled ? { pcr: false, np: false } : BOTH_ROLES
    const released = await releasePatientsOf(tx, { user_id: id, roles, why: `the queue of ${user.name} was disabled`, now })
    const result = { name: user.name, released: released.count }
    if (user.before === queue_enabled && released.count === 0) return { result, audit: NOTHING_CHANGED }
    const entry = queueEntry(id, { name: user.name, own, before: user.before, to: queue_enabled, released: released.count })
    return {
      result,
      audit: [entry, ...released.audit] as const,
      live: [{ kind: 'user', id: String(id), version: user.version, audience: ['users', `user:${id}`] }, ...released.live],
    }
  })
  return { user: await readUser(context, order.id), released: switched.released, message: words(queue_enabled, own ? null : switched.name) }
}

/** The audit entry of a switch (REQ-248, REQ-249). */
export function queueEntry(id: number, { name, own, before, to, released }: Switch): AuditEntry {
  return {
    action: `${own ? '' : 'Admin '}${to ? 'Enable' : 'Disable'} Queue` as AuditEntry['action'],
    description: `Queue ${to ? 'enabled' : 'disabled'} for ${name}`,
    entity: { kind: 'user', id: String(id) },
    changes: { queue_enabled: { from: before, to } },
    additionalInfo: to ? '' : `${released} patients released`,
  }
}

/** The specification’s text for one’s own queue or another user’s (REQ-298, REQ-472). */
function words(queue_enabled: boolean, name: string | null): string {
  if (name === null) return queue_enabled ? QUEUE_TEXTS.ownQueueEnabled : QUEUE_TEXTS.ownQueueDisabled
  return fillText(queue_enabled ? USER_TEXTS.queueEnabled : USER_TEXTS.queueDisabled, { name })
}
