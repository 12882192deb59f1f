import { checkFrench } from '../../assistant/translations/check-french.ts'
import type { Sql } from '../../platform/db/database.ts'
import { selectLanguage } from './appointment-store.ts'

/** French only while the French emails are approved. */
export async function findLanguage(sql: Sql, patient_id: string): Promise<'en' | 'fr'> {
  const language = await selectLanguage(sql, patient_id)
  return language === 'fr' && (await checkFrench({ sql })) ? 'fr' : 'en'
}
