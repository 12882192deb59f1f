import type { ChatLanguage } from '@clinic/contract/chat'
import type { Sql } from '../../../platform/db/database.ts'
import { findPreferences } from '../credentials/store.ts'
import { knownPreferences } from './read-preferences.ts'

/** The language that a member of staff chose for the screens, in which they are emailed too; `otherwise` for those who chose none. */
export async function findStaffLanguage(sql: Sql, user_id: number, otherwise: ChatLanguage = 'en'): Promise<ChatLanguage> {
  const { language } = knownPreferences(await findPreferences(sql, user_id))
  if (language === undefined) return otherwise
  return language === 'fr-CA' ? 'fr' : 'en'
}
