import type { ChatLanguage } from '@clinic/contract/chat'
import type { Sql } from '../../../platform/db/database.ts'
import { findPreferences } from './store.ts'

/** The language that a member of staff chose for the screens, in which they are emailed too; `otherwise` for those who chose none. */
export async function findStaffLanguage(sql: Sql, user_id: number, otherwise: ChatLanguage = 'en'): Promise<ChatLanguage> {
  const { language } = (await findPreferences(sql, user_id)) as { language?: unknown }
  if (language === 'fr-CA') return 'fr'
  return language === 'en-CA' ? 'en' : otherwise
}
