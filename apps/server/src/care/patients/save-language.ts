import type { ChatLanguage } from '@clinic/contract/chat'
import type { Tx } from '../../platform/db/database.ts'
import { setLanguage } from './store.ts'

/** The language of emails: that of the patient’s last conversation. */
export function saveLanguage(tx: Tx, patient_id: string, language: ChatLanguage): Promise<void> {
  return setLanguage(tx, patient_id, language)
}
