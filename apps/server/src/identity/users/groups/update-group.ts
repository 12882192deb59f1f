import type { AuditChanges, AuditEntry } from '@clinic/contract/audit'
import type { GroupDetails, GroupFields } from '@clinic/contract/users'
import { SCOPES } from '@clinic/contract/vocabulary'
import { change, NOTHING_CHANGED } from '../../../platform/db/change.ts'
import type { Tx } from '../../../platform/db/database.ts'
import type { Notice } from '../../../platform/events.ts'
import { Problem } from '../../../platform/http/problem.ts'
import type { StaffContext } from '../../auth/access/context.ts'
import { findGroups, lockGroup, lockIncapable, type StoredGroupDetails, updateGroupFields } from '../directory/group-store.ts'
import { presentGroupDetails } from '../directory/present.ts'
import { hasAdministrator, lockAdministrators } from '../directory/store.ts'
import { releasePatientsOf } from '../edit/release-patients.ts'

const LARGEST_ID = 2 ** 31 - 1

/**
 * Every group keeps `user` (B-4). Members who lose a role give back its patients in the same transaction. Refusals:
 * `group-not-found`, `last-administrator`.
 */
export async function updateGroup(context: StaffContext, { id: said, ...wanted }: GroupFields & { id: string }): Promise<GroupDetails> {
  const id = groupId(said)
  await change(context, async (tx, context) => {
    await lockAdministrators(tx)
    const before = await lockGroup(tx, id)
    if (!before) throw new Problem('group-not-found')
    const needs_strong_factor = wanted.needs_strong_factor ?? before.needs_strong_factor
    const fields = { ...wanted, scopes: withUser(wanted.scopes), needs_strong_factor }
    await updateGroupFields(tx, id, fields)
    if (!(await hasAdministrator(tx))) throw new Problem('last-administrator')
    const released = await releaseIncapable(tx, id, context.now)
    const changes = differences(before, fields)
    if (released.audit.length === 0 && Object.keys(changes).length === 0) return { result: null, audit: NOTHING_CHANGED }
    const entry: AuditEntry = {
      action: 'Update Group',
      description: `Group ${before.name} changed`,
      entity: { kind: 'group', id: String(id) },
      changes,
    }
    return { result: null, audit: [entry, ...released.audit] as const, live: [...groupNotice(id), ...released.live] }
  })
  const [group] = await findGroups(context.sql, id)
  if (!group) throw new Problem('group-not-found')
  return presentGroupDetails(group)
}

/** Refusal: `group-not-found` for anything that cannot be an id. */
export function groupId(text: string): number {
  const id = /^\d{1,10}$/.test(text) ? Number(text) : 0
  if (id < 1 || id > LARGEST_ID) throw new Problem('group-not-found')
  return id
}

/** The scopes in vocabulary order, always including `user` (B-4). */
export function withUser(scopes: GroupFields['scopes']): GroupFields['scopes'] {
  return SCOPES.filter((scope) => scope === 'user' || scopes.includes(scope))
}

/** User screens show groups too, and reload them on this notice. */
export function groupNotice(id: number): Notice[] {
  return [{ kind: 'user', id: `${GROUP}${id}`, version: null, audience: ['users'] }]
}

const GROUP = 'group-'

/** Whether a notice about users is about a group. */
export function isGroupNotice(id: string): boolean {
  return id.startsWith(GROUP)
}

async function releaseIncapable(tx: Tx, id: number, now: string): Promise<{ audit: AuditEntry[]; live: Notice[] }> {
  const audit: AuditEntry[] = []
  const live: Notice[] = []
  for (const { id: user_id, name, pcr, np } of await lockIncapable(tx, id)) {
    const released = await releasePatientsOf(tx, { user_id, roles: { pcr, np }, why: `${name} no longer has that role`, now })
    audit.push(...released.audit)
    live.push(...released.live)
  }
  return { audit, live }
}

function differences(before: StoredGroupDetails, after: GroupFields): AuditChanges {
  const fields = Object.keys(after) as (keyof GroupFields)[]
  const changed = fields.filter((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]))
  return Object.fromEntries(changed.map((field) => [field, { from: before[field], to: after[field] }]))
}
