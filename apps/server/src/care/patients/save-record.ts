import type { Tx } from '../../platform/db/database.ts'
import { setContact, updateRecord } from './store.ts'

/** Writes bulky fields within a chat turn; values are JSON. */
export function saveRecord(tx: Tx, patient_id: string, fields: Record<string, unknown>): Promise<void> {
  return updateRecord(tx, patient_id, fields)
}

/** Stores a phone number or email left in the chat by someone without a record. */
export function saveContact(tx: Tx, patient_id: string, contact: string): Promise<void> {
  return setContact(tx, patient_id, contact.includes('@') ? { email: contact } : { phone: contact.replace(/\D/g, '') })
}
