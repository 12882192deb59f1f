import type { Context } from '../platform/db/change.ts'
import { findChanges } from './store.ts'

const NEWEST = 2000

/** What became of some fields of a patient, oldest first: for other nouns to tell a history from. Who may read it is theirs to judge. */
export function listChanges({ sql }: Context, { patient_id, fields }: { patient_id: string; fields: readonly string[] }) {
  return findChanges(sql, { patient_id, fields, limit: NEWEST })
}
