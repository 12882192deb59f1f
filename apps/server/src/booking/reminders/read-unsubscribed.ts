import type { Sql } from '../../platform/db/database.ts'
import { findUnsubscribedSince } from './reminder-store.ts'

/** When a patient unsubscribed, for their chart; null: subscribed. */
export function readUnsubscribed(sql: Sql, patient_id: string): Promise<string | null> {
  return findUnsubscribedSince(sql, patient_id)
}
