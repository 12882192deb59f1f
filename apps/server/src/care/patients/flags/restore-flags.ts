import type { Patient } from '@clinic/core/patients/patient'
import type { Tx } from '../../../platform/db/database.ts'
import { insertFlagEvents } from './flag-store.ts'

/** Appends that a person undid a lowering (C-12). */
export function restoreFlags(
  tx: Tx,
  { before, after }: Record<'before' | 'after', Patient>,
  by: { user_id: number; now: string },
): Promise<void> {
  const { patient_id } = after
  const [were, are] = [before.risks_vs_benefits_flags, after.risks_vs_benefits_flags]
  const restored = Object.keys(are).filter((flag) => are[flag] && !were[flag])
  return insertFlagEvents(
    tx,
    restored.map((flag) => ({ patient_id, flag, what: 'raised-again' as const, at: by.now, source: 'undo' as const, user_id: by.user_id })),
  )
}
