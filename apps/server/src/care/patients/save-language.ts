import type { ChatLanguage } from '@clinic/contract/chat'
import type { Tx } from '../../platform/db/database.ts'
import { setLanguage } from './store.ts'

/** Keeps in which language a patient is written to: the one of their last conversation. */
export function saveLanguage(tx: Tx, patient_id: string, language: ChatLanguage): Promise<void> {
  return setLanguage(tx, patient_id, language)
}
