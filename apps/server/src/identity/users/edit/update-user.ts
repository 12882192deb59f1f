import type { AdminUser, GroupRef } from '@clinic/contract/users'
import { savedText } from '@clinic/core/users/saved-text'
import { type AccountFacts, editChanges, type FactChanges, isOutOfDate } from '@clinic/core/users/user-edit'
import { change, type Inside } from '../../../platform/db/change.ts'
import type { Sql, Tx } from '../../../platform/db/database.ts'
import { Problem } from '../../../platform/http/problem.ts'
import type { StaffContext } from '../../auth/access/context.ts'
import { findAccounts, lockAccount, type StoredAccount } from '../directory/account-store.ts'
import { resolveGroups } from '../directory/group-store.ts'
import { presentAccount } from '../directory/present.ts'
import { accountIn } from '../directory/read-account.ts'
import { hasAdministrator, lockAdministrators } from '../directory/store.ts'
import { userId } from '../directory/user-id.ts'
import { NO_SUCH_GROUP } from './add-user.ts'
import { applyEdit } from './apply-edit.ts'
import { type CheckedEdit, checkEdit, type EditBody } from './check-edit.ts'

/** `session`: the caller’s own id, which survives a change of their own password. `note` goes into the audit entry. */
export type UserUpdate = { id: string; body: EditBody; session: string | null; composition?: boolean; note?: string }
export type UpdatedUser = { user: AdminUser; message: string; released: number }

/**
 * Changes all given fields or none (REQ-233, REQ-308). Disabling an account or removing a role or queue unassigns the
 * affected patients in the same transaction (B-9, A-12). Refusals: `user-not-found`, `invalid-input` by field,
 * `user-changed` with the fresh row, `own-account`, `last-administrator`, `password-missing`.
 */
export async function updateUser(
  context: StaffContext,
  { id: said, body, session, composition = true, note }: UserUpdate,
): Promise<UpdatedUser> {
  const { now, sql } = context
  const id = userId(said)
  const [seen] = await findAccounts(sql, { id, now })
  if (!seen) throw new Problem('user-not-found')
  const edit = await checkEdit(seen, body, composition)
  const group_ids = await idsOf(sql, edit.groups)
  if (!asksForMore(seen, edit, group_ids)) return { user: presentAccount(seen), message: savedText(fieldsOf({}, edit)), released: 0 }
  const done = await change(context, async (tx, context) => {
    const account = await lock(tx, { id, edit, now })
    const changes = await changesOf(tx, account, edit)
    refuse(context, account, { changes, edit })
    const applied = await applyEdit(tx, account, { changes, password_hash: edit.password_hash, by: context.staff, session, now, note })
    if (mayLoseAdministrator(edit) && !(await hasAdministrator(tx))) throw new Problem('last-administrator')
    return {
      ...applied,
      result: { released: applied.result.released, fields: fieldsOf(changes, edit), user: await accountIn(tx, { id, now }) },
    }
  })
  return { user: done.user, message: savedText(done.fields), released: done.released }
}

/** The stored account in the shape that the rules compare. */
function factsOf(account: StoredAccount): AccountFacts {
  const { email, first_name, last_name, phone, sms, notify, active, queue_enabled, licensed_provinces, groups } = account
  return {
    email,
    first_name,
    last_name,
    phone,
    sms,
    notify,
    active,
    queue_enabled,
    licensed_provinces,
    group_ids: groups.map(({ id }) => id),
  }
}

/** Nothing is written or published when nothing differs. */
function asksForMore(seen: StoredAccount, { facts, password_hash }: CheckedEdit, group_ids: readonly number[] | undefined): boolean {
  return password_hash !== null || Object.keys(editChanges(factsOf(seen), { ...facts, group_ids })).length > 0
}

async function lock(tx: Tx, { id, edit, now }: { id: number; edit: CheckedEdit; now: string }): Promise<StoredAccount> {
  if (mayLoseAdministrator(edit)) await lockAdministrators(tx)
  const account = await lockAccount(tx, { id, now })
  if (!account) throw new Problem('user-not-found')
  return account
}

function mayLoseAdministrator({ facts, groups }: CheckedEdit): boolean {
  return facts.active === false || facts.enabled === false || groups !== undefined
}

async function changesOf(tx: Tx, account: StoredAccount, { facts, groups, was, version }: CheckedEdit): Promise<FactChanges> {
  const [group_ids, seen_ids] = [await idsOf(tx, groups), await idsOf(tx, was.groups)]
  const changes = editChanges(factsOf(account), { ...facts, group_ids })
  const outdated = version !== undefined && version !== account.version
  if (outdated || isOutOfDate(factsOf(account), changes, { ...was.facts, group_ids: seen_ids }))
    throw new Problem('user-changed', { user: presentAccount(account) })
  return changes
}

async function idsOf(tx: Sql | Tx, groups: readonly GroupRef[] | undefined): Promise<readonly number[] | undefined> {
  if (!groups) return undefined
  const ids = await resolveGroups(tx, groups)
  if (!ids) throw new Problem('invalid-input', { fields: { auth_groups: NO_SUCH_GROUP } })
  return ids
}

function refuse(
  { staff }: Inside<StaffContext>,
  account: StoredAccount,
  { changes, edit }: { changes: FactChanges; edit: CheckedEdit },
): void {
  if (changes.active?.to === false && account.id === staff.id) throw new Problem('own-account')
  if (changes.active?.to && !account.has_password && edit.password_hash === null) throw new Problem('password-missing')
}

/** The changed fields by wire name. */
function fieldsOf(changes: FactChanges, { password_hash }: CheckedEdit): string[] {
  const names = Object.keys(changes).map((field) => (field === 'group_ids' ? 'auth_groups' : field))
  return password_hash === null ? names : [...names, 'password']
}
