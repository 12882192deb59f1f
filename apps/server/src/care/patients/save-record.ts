import type { Tx } from '../../platform/db/database.ts'
import { setContact, updateRecord } from './store.ts'

/** Writes bulky fields of the record inside a chat turn; values are JSON. */
export function saveRecord(tx: Tx, patient_id: string, fields: Record<string, unknown>): Promise<void> {
  return updateRecord(tx, patient_id, fields)
}

/** Keeps a phone number or an e-mail left in the chat by somebody without a record. */
export function saveContact(tx: Tx, patient_id: string, contact: string): Promise<void> {
  return setContact(tx, patient_id, contact.includes('@') ? { email: contact } : { phone: contact.replace(/\D/g, '') })
}
