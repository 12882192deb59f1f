import type { Context } from '../platform/db/change.ts'
import { findChanges } from './store.ts'

const NEWEST = 2000

/** Changes of some patient fields, oldest first, for other modules’ histories. The caller checks access. */
export function listChanges({ sql }: Context, { patient_id, fields }: { patient_id: string; fields: readonly string[] }) {
  return findChanges(sql, { patient_id, fields, limit: NEWEST })
}
