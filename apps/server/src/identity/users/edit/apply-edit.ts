import type { AuditChanges, AuditEntry } from '@clinic/contract/audit'
import { USER_TEXTS } from '@clinic/contract/texts'
import type { Staff } from '@clinic/core/authorization/staff'
import type { FactChanges } from '@clinic/core/users/user-edit'
import type { Changed } from '../../../platform/db/change.ts'
import type { Tx } from '../../../platform/db/database.ts'
import type { Notice } from '../../../platform/events.ts'
import { Problem } from '../../../platform/http/problem.ts'
import { endEverySession } from '../../auth/sessions/end-sessions.ts'
import { type AccountFields, replaceMemberships, type StoredAccount, updateAccount } from '../directory/account-store.ts'
import { revokeTokens } from '../directory/activation-token-store.ts'
import { findGroups } from '../directory/group-store.ts'
import type { Roles } from '../directory/store.ts'
import { namesFor } from './add-user.ts'
import { BOTH_ROLES, releasePatientsOf } from './release-patients.ts'
import { queueEntry } from './set-queue-enabled.ts'

export type Edit = {
  changes: FactChanges
  password_hash: string | null
  by: Staff
  session: string | null
  now: string
  note?: string | undefined
}

/**
 * Writes the changes of a locked account and their consequences: display name, ended sessions and links,
 * unassigned patients. Refusal: `invalid-input` for a taken email.
 */
export async function applyEdit(tx: Tx, account: StoredAccount, edit: Edit): Promise<Changed<{ released: number }>> {
  const { changes, password_hash, now } = edit
  const { id } = account
  const names = changes.first_name || changes.last_name ? namesFor({ ...account, ...columnsOf(changes) }) : null
  const fields = { ...columnsOf(changes), ...(password_hash !== null && { password_hash }) }
  if ((await updateAccount(tx, id, { fields, names })) === 'email-taken')
    throw new Problem('invalid-input', { fields: { email: USER_TEXTS.emailTaken } })
  if (changes.group_ids) await replaceMemberships(tx, id, changes.group_ids.to)
  const ended = await endWhatEnds(tx, account, edit)
  const released = await releasePatientsOf(tx, { user_id: id, ...(await rolesLost(tx, account, changes)), now })
  const [first, ...others] = entriesOf(account, edit, released.count)
  return {
    result: { released: released.count },
    audit: [first, ...others, ...released.audit],
    live: [{ kind: 'user', id: String(id), version: account.version + 1, audience: ['users', `user:${id}`] }, ...ended, ...released.live],
  }
}

function columnsOf({ group_ids, licensed_provinces, ...changes }: FactChanges): AccountFields {
  const columns = Object.fromEntries(Object.entries(changes).map(([field, { to }]) => [field, to]))
  return { ...columns, ...(licensed_provinces && { licensed_provinces: [...licensed_provinces.to] }) }
}

/**
 * Disabling ends all sessions and a new password ends the others; a link sent to another address or for another state
 * becomes void.
 */
async function endWhatEnds(tx: Tx, { id }: StoredAccount, { changes, password_hash, by, session, now }: Edit): Promise<Notice[]> {
  const closed = changes.active?.to === false
  if (closed || password_hash !== null || changes.email) await revokeTokens(tx, id)
  if (!closed && password_hash === null) return []
  return endEverySession(tx, { user_id: id, except: id === by.id ? session : null, now })
}

/** The roles that the user can no longer have patients in, and why. */
async function rolesLost(tx: Tx, { name }: StoredAccount, changes: FactChanges): Promise<{ roles: Roles; why: string }> {
  if (changes.active?.to === false) return { roles: BOTH_ROLES, why: `the account of ${name} was switched off` }
  if (changes.queue_enabled?.to === false) return { roles: BOTH_ROLES, why: `the queue of ${name} was disabled` }
  const ids = changes.group_ids?.to
  if (!ids) return { roles: { pcr: false, np: false }, why: '' }
  const groups = (await findGroups(tx)).filter(({ id }) => ids.includes(id))
  const roles = { pcr: !groups.some(({ pcr_capable }) => pcr_capable), np: !groups.some(({ np_capable }) => np_capable) }
  return { roles, why: `${name} no longer has that role` }
}

/** Fields in one audit entry; queue and password each under their own action. Never contains a password. */
function entriesOf(
  account: StoredAccount,
  { changes, password_hash, by, note }: Edit,
  released: number,
): readonly [AuditEntry, ...AuditEntry[]] {
  const { queue_enabled, group_ids, ...plain } = changes
  const { id, name } = account
  const entity = { kind: 'user' as const, id: String(id) }
  const fieldChanges: AuditChanges = { ...plain, ...(group_ids && { auth_groups: group_ids }) }
  const switched = queue_enabled && { name, own: id === by.id, before: queue_enabled.from, to: queue_enabled.to, released }
  const others: AuditEntry[] = [
    ...(password_hash === null ? [] : [{ action: 'Password Changed' as const, description: `A password was set for ${name}`, entity }]),
    ...(switched ? [queueEntry(id, switched)] : []),
  ]
  const [first, ...rest] = others
  if (first && Object.keys(fieldChanges).length === 0) return [first, ...rest]
  const additionalInfo = note === undefined ? {} : { additionalInfo: note }
  return [{ action: 'User Updated', description: `User ${name} changed`, entity, changes: fieldChanges, ...additionalInfo }, ...others]
}
