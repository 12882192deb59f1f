import type { Preferences } from '@clinic/contract/auth'
import type { StaffContext } from '../access/context.ts'
import { mergePreferences } from '../credentials/store.ts'
import { knownPreferences } from './read-preferences.ts'

/** Keeps choices for the person's screens, whichever browser they use, and answers all of them. What is not given stays as it was. */
export async function writePreferences({ sql, staff, now }: StaffContext, preferences: Preferences): Promise<Preferences> {
  return knownPreferences(await mergePreferences(sql, { user_id: staff.id, preferences, now }))
}
