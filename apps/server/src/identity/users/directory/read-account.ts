import type { AdminUser } from '@clinic/contract/users'
import type { Context } from '../../../platform/db/change.ts'
import type { Sql, Tx } from '../../../platform/db/database.ts'
import { Problem } from '../../../platform/http/problem.ts'
import { findAccounts } from './account-store.ts'
import { presentAccount } from './present.ts'
import { userId } from './user-id.ts'

/** One account as administrators see it, disabled ones included (REQ-309, REQ-305). Refusal: `user-not-found`. */
export async function readAccount({ sql, now }: Context, id: string | number): Promise<AdminUser> {
  return accountIn(sql, { id: userId(String(id)), now })
}

/** The same as a transaction sees it: what it changed is answered, even if the account is deleted right after. */
export async function accountIn(sql: Sql | Tx, which: { id: number; now: string }): Promise<AdminUser> {
  const [account] = await findAccounts(sql, which)
  if (!account) throw new Problem('user-not-found')
  return presentAccount(account)
}
