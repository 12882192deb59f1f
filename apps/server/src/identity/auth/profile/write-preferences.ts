import type { Preferences } from '@clinic/contract/auth'
import type { StaffContext } from '../access/context.ts'
import { mergePreferences } from '../credentials/store.ts'
import { knownPreferences } from './read-preferences.ts'

/** Merges into the stored preferences and returns all of them. */
export async function writePreferences({ sql, staff, now }: StaffContext, preferences: Preferences): Promise<Preferences> {
  return knownPreferences(await mergePreferences(sql, { user_id: staff.id, preferences, now }))
}
