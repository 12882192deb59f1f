import type { AuditEntry } from '@clinic/contract/audit'
import type { StaffUser } from '@clinic/contract/users'
import { hasScope } from '@clinic/core/access/staff'
import type { StaffContext } from '../auth/context.ts'
import { tellOf } from '../patients/tell-of.ts'
import { change } from '../platform/change.ts'
import { Problem } from '../platform/problem.ts'
import { readUser } from './read-user.ts'
import { type Released, releasePatients, updateQueueEnabled } from './store.ts'
import { userId } from './user-id.ts'

export type QueueSwitched = { user: StaffUser; released: number; message: string }

/**
 * Switches a queue on or off: one's own, or as an administrator anybody's. Off gives back every patient of that person in both roles and
 * ends their holds, in the same transaction (REQ-440, A-12). Refusals: `user-not-found`, `forbidden`.
 */
export async function setQueueEnabled(context: StaffContext, order: { id: string; queue_enabled: boolean }): Promise<QueueSwitched> {
  const { staff } = context
  const { queue_enabled } = order
  const id = userId(order.id)
  const own = id === staff.id
  if (!own && !hasScope(staff, ['admin'])) throw new Problem('forbidden')
  const switched = await change(context, async (tx) => {
    const user = await updateQueueEnabled(tx, { id, queue_enabled })
    if (!user) throw new Problem('user-not-found')
    const released = queue_enabled ? [] : await releasePatients(tx, { user_id: id, now: context.now })
    const entry: AuditEntry = {
      action: `${own ? '' : 'Admin '}${queue_enabled ? 'Enable' : 'Disable'} Queue` as AuditEntry['action'],
      description: `Queue ${queue_enabled ? 'enabled' : 'disabled'} for ${user.name}`,
      entity: { kind: 'user', id: String(id) },
      changes: { queue_enabled: { from: user.before, to: queue_enabled } },
      additionalInfo: queue_enabled ? '' : `${released.length} patients released`,
    }
    return {
      result: { name: user.name, released: released.length },
      audit: [entry, ...released.map((patient) => entryOf(patient, user.name))] as const,
      live: [
        { kind: 'user', id: String(id), version: user.version, audience: ['users', `user:${id}`] },
        ...released.map((patient) => tellOf({ ...patient, ...patient.before }, { ...patient, ...patient.after })),
      ],
    }
  })
  return { user: await readUser(context, order.id), released: switched.released, message: words(queue_enabled, own ? null : switched.name) }
}

/** What becomes of one patient, told like any other release. */
function entryOf({ patient_id, appointment_type, on_hold_in_queue, before, after }: Released, name: string): AuditEntry {
  const npLeft = before.assigned_np !== after.assigned_np
  return {
    action: 'Unassign Patient',
    description: `Released: the queue of ${name} was disabled`,
    entity: { kind: 'patient', id: patient_id, type: appointment_type },
    changes: {
      ...(before.assigned_pcr !== after.assigned_pcr && { assigned_pcr: { from: before.assigned_pcr, to: null } }),
      ...(npLeft && { assigned_np: { from: before.assigned_np, to: null } }),
      ...(npLeft && on_hold_in_queue && { on_hold_in_queue: { from: true, to: false } }),
    },
    patient_id,
  }
}

/** The specification's words: on one's own record, or for somebody else (REQ-298, REQ-472). */
function words(queue_enabled: boolean, name: string | null): string {
  const state = queue_enabled ? 'enabled' : 'disabled'
  return name === null ? `Queue ${state} on your user record.` : `Queue ${state} for ${name}`
}
