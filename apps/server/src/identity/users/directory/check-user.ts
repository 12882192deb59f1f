import { plainEmail } from '@clinic/core/users/user-fields'
import type { Context } from '../../../platform/db/change.ts'
import { findAccounts, isEmailTaken } from './account-store.ts'

/** 1 when an account has that id or email, else 0 (REQ-303, B-5). */
export async function checkUser({ sql, now }: Context, said: string): Promise<0 | 1> {
  const isId = /^\d{1,9}$/.test(said)
  const taken = isId ? (await findAccounts(sql, { id: Number(said), now })).length > 0 : await isEmailTaken(sql, plainEmail(said))
  return taken ? 1 : 0
}
