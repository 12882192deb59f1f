import type { Sql } from '../../platform/db/database.ts'
import { selectLanguage } from './appointment-store.ts'

/** What the patient last read the chat in. */
export async function findLanguage(sql: Sql, patient_id: string): Promise<'en' | 'fr'> {
  const language = await selectLanguage(sql, patient_id)
  return language === 'fr' ? 'fr' : 'en'
}
