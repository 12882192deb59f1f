import { UNDO_SECONDS } from '@clinic/contract/queues'
import type { VisitDecision } from '@clinic/contract/queues/decision'
import { visitMessage } from '@clinic/core/queues/visit-message'
import { later } from '../../../platform/clock.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { findMessageFacts, insertMessage } from './visit-message-store.ts'

/** An undo in the last second is committed before the patient is told. */
const HELD_SECONDS = UNDO_SECONDS + 15

type Written = { patient_id: string; user_id: number; next_on: string | null; now: string }

/** Writes what the patient is told of a decision (F-8): the practitioner’s words, or those of the kind of decision. It is shown once the completion can no longer be undone. */
export async function writeVisitMessage(tx: Tx, decided: VisitDecision, { patient_id, user_id, next_on, now }: Written): Promise<void> {
  if (decided.message === null) return
  const text = decided.message ?? visitMessage(decided, { next_on, language: (await findMessageFacts(tx, patient_id)).language })
  await insertMessage(tx, { patient_id, decided_at: now, user_id, text, shown_from: later(now, HELD_SECONDS) })
}
