import type { Context } from '../platform/change.ts'
import type { NamedPatient } from './present.ts'
import { findPatient } from './store.ts'

/** The narrow row for other nouns to judge visibility by; nobody is shown it, so no entry is written. */
export function lookAt(context: Context, patient_id: string): Promise<NamedPatient | null> {
  return findPatient(context.sql, patient_id)
}
