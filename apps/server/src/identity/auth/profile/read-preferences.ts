import { readPreferences as contract, type Preferences } from '@clinic/contract/auth'
import type { StaffContext } from '../access/context.ts'
import { findPreferences } from '../credentials/store.ts'

/** Ignores stored values that this version does not know. */
export async function readPreferences({ sql, staff }: StaffContext): Promise<Preferences> {
  return knownPreferences(await findPreferences(sql, staff.id))
}

/** Each stored preference that is valid on its own. */
export function knownPreferences(kept: unknown): Preferences {
  const entries = Object.entries((kept ?? {}) as Record<string, unknown>)
  return Object.fromEntries(entries.filter(([name, choice]) => contract.response.safeParse({ [name]: choice }).success))
}
