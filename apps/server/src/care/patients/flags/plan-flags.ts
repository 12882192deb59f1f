import type { FlagSource } from '@clinic/contract/chart'
import type { Patient } from '@clinic/core/patients/patient'
import { type FlagOrder, type NewFlagEvent, planFlags } from '@clinic/core/patients/plan-flags'
import { AGE_FLAGS } from '@clinic/core/questionnaires/flags'
import type { Tx } from '../../../platform/db/database.ts'
import type { AnswersInHand } from './answers-in-hand.ts'
import { findPastFlags, insertFlagEvents, type NewFlagRow } from './flag-store.ts'

/** Who brings the answers. `user_id`: the member of staff who asks by phone. */
export type Bringing = { source: Extract<FlagSource, 'chat' | 'phone'>; user_id: number | null; now: string }

export type FlagsPlan = { flags: Record<string, boolean>; events: NewFlagEvent[] }

/**
 * What new answers and the date of birth do to the flags of a locked patient: the flags to write with the row, and the events for
 * `saveFlags`, which comes after the answers are stored.
 */
export async function planFlagsOf(
  tx: Tx,
  patient: Patient,
  { answers, ...order }: FlagOrder & { answers: AnswersInHand },
): Promise<FlagsPlan> {
  const decided = Object.values(order.found).some(Boolean) || order.findings.length > 0 || order.corrected.length > 0 || order.finished
  return planFlags(patient.risks_vs_benefits_flags, decided ? await findPastFlags(tx, answers) : [], order)
}

/** What the date of birth does to the flags of age. */
export function planAgeFlags({ risks_vs_benefits_flags }: Patient, found: Record<string, boolean>): FlagsPlan {
  return planFlags(risks_vs_benefits_flags, [], { found, findings: [], corrected: [], finished: false })
}

type Saving = Bringing & { patient_id: string; answers: AnswersInHand | null }

/** Appends what was planned. */
export function saveFlags(tx: Tx, events: readonly NewFlagEvent[], { patient_id, answers, source, user_id, now }: Saving): Promise<void> {
  const rows = events.map(({ flag, what, finding, corrects = null }): NewFlagRow => {
    if (finding === null) return { patient_id, flag, what, at: now, source: AGE_FLAGS.has(flag) ? 'age' : source, user_id: null }
    const { flag: _, tag, ...words } = finding
    return { patient_id, flag, what, at: now, source, user_id, tag, words, answers, corrects }
  })
  return insertFlagEvents(tx, rows)
}
