import type { Sql } from '../../platform/db/database.ts'
import { findUnsubscribedSince } from './reminder-store.ts'

/** Since when a patient wants no reminders by mail, for their record; `null`: they get them. */
export function readUnsubscribed(sql: Sql, patient_id: string): Promise<string | null> {
  return findUnsubscribedSince(sql, patient_id)
}
