import type { AdminUser } from '@clinic/contract/users'
import type { Context } from '../../../platform/db/change.ts'
import { findAccounts } from './account-store.ts'
import { presentAccount } from './present.ts'

/** All accounts except deleted ones, disabled ones included, by last name (REQ-301). */
export async function listAccounts({ sql, now }: Context): Promise<AdminUser[]> {
  return (await findAccounts(sql, { now })).map(presentAccount)
}
