import type { AuditEntry } from '@clinic/contract/audit'
import type { FlagMoves } from '@clinic/core/scales/flag-findings'
import type { Tx } from '../../../platform/db/database.ts'
import type { Notice } from '../../../platform/events.ts'
import { patientNotice } from '../patient-notice.ts'
import { lockPatient, updatePatient } from '../store.ts'
import type { AnswersInHand } from './answers-in-hand.ts'
import { type Bringing, planFlagsOf, saveFlags } from './plan-flags.ts'

type Taking = Bringing & { answers: AnswersInHand; moves: FlagMoves }
type Taken = { entries: AuditEntry[]; live: Notice[] }
const NOTHING: Taken = { entries: [], live: [] }

/**
 * What one answer does to the flags, as soon as it is stored: it raises some provisionally and marks others as corrected (F-18). The caller has
 * stored the answers in the same transaction. The audit log names the questionnaire and not the flags.
 */
export async function takeFlagMoves(tx: Tx, { answers, moves, ...by }: Taking): Promise<Taken> {
  if (moves.found.length === 0 && moves.corrected.length === 0) return NOTHING
  const { patient_id, key, version } = answers
  const before = await lockPatient(tx, patient_id)
  if (!before) return NOTHING
  const order = { found: {}, findings: moves.found, corrected: moves.corrected, finished: false }
  const { flags, events } = await planFlagsOf(tx, before, { ...order, answers })
  if (events.length === 0) return NOTHING
  const changes = { risks_vs_benefits_flags: flags }
  const after = await updatePatient(tx, patient_id, changes)
  await saveFlags(tx, events, { ...by, patient_id, answers })
  const description = `${key}, version ${version}${by.source === 'phone' ? ', by phone' : ''}`
  const entity = { kind: 'patient' as const, id: patient_id, type: after.appointment_type }
  const corrected = events.some(({ what }) => what === 'corrected')
  const raised = events.some(({ what }) => what !== 'corrected')
  return {
    entries: [
      ...(raised ? [{ action: 'Flag Raised' as const, description, entity, patient_id }] : []),
      ...(corrected ? [{ action: 'Flag Corrected' as const, description, entity, patient_id }] : []),
    ],
    live: [patientNotice(before, after)],
  }
}
