import { CALL_NEEDS, userErrors } from '@clinic/core/users/user-fields'
import { type Context, change } from '../../../platform/db/change.ts'
import { Problem } from '../../../platform/http/problem.ts'
import { loadCommonPasswords } from '../../auth/credentials/load-common-passwords.ts'
import { hashPassword } from '../../auth/credentials/passwords.ts'
import { hashToken } from '../../auth/credentials/tokens.ts'
import { lockAccount, updateAccount } from '../directory/account-store.ts'
import { findKey, redeemToken, type StoredToken } from '../directory/activation-token-store.ts'
import { uselessText } from './validate-activation-token.ts'

export type Activation = { key: string; password?: string | undefined; confirm?: string | undefined; composition?: boolean }

/**
 * Activates an account with an emailed token and sets an invited user’s password. Of concurrent attempts one wins.
 * Refusals: `key-invalid` for a token that is unknown, used, replaced or older than seven days; `invalid-input` for
 * `password` and `confirm`.
 */
export async function activateAccount(context: Context, order: Activation): Promise<{ message: string }> {
  const { sql, now } = context
  const key_hash = hashToken(order.key)
  const key = await findKey(sql, key_hash)
  if (!key || uselessText(key, now) !== null) throw new Problem('key-invalid')
  const password_hash =
    key.kind === 'invite' ? await hashPassword(passwordOf(order, { ...key, common: await loadCommonPasswords() })) : null
  const { user_id: id, name } = key
  await change({ ...context, actor: { kind: 'staff', id, name } }, async (tx) => {
    const account = await lockAccount(tx, { id, now })
    if (!account || !(await redeemToken(tx, { key_hash, now }))) throw new Problem('key-invalid')
    await updateAccount(tx, id, { fields: { active: true, ...(password_hash !== null && { password_hash }) }, names: null })
    return {
      result: null,
      audit: {
        action: 'Account Activated',
        description: password_hash === null ? `${name} activated the account` : `${name} chose a password`,
        entity: { kind: 'user', id: String(id) },
        changes: account.active ? {} : { active: { from: false, to: true } },
      },
      live: [{ kind: 'user', id: String(id), version: account.version + 1, audience: ['users'] }],
    }
  })
  return { message: 'Your account is active. You can log in now.' }
}

function passwordOf(
  { password = '', confirm = '', composition = true }: Activation,
  { email, first_name, last_name, common }: StoredToken & { common: ReadonlySet<string> },
): string {
  const typed = { password, confirmPassword: confirm }
  const { confirmPassword, ...faults } = userErrors(typed, CALL_NEEDS, {
    known: [email, first_name, last_name],
    composition,
    common,
  })
  const fields = { ...faults, ...(confirmPassword !== undefined && { confirm: confirmPassword }) }
  if (Object.keys(fields).length > 0) throw new Problem('invalid-input', { fields })
  return password
}
