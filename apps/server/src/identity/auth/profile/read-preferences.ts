import { readPreferences as contract, type Preferences } from '@clinic/contract/auth'
import type { StaffContext } from '../access/context.ts'
import { findPreferences } from '../credentials/store.ts'

/** What somebody chose for their screens. A choice that this version no longer has counts as never made. */
export async function readPreferences({ sql, staff }: StaffContext): Promise<Preferences> {
  return knownPreferences(await findPreferences(sql, staff.id))
}

/** Each choice that can be read, one by one. */
export function knownPreferences(kept: unknown): Preferences {
  const entries = Object.entries((kept ?? {}) as Record<string, unknown>)
  return Object.fromEntries(entries.filter(([name, choice]) => contract.response.safeParse({ [name]: choice }).success))
}
