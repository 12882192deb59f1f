import type { Context } from '../../platform/db/change.ts'
import { findAnswerSets, type StoredAnswers } from './answer-store.ts'
import { findConsents, type StoredConsent } from './store.ts'

export type SavedAnswers = { sets: StoredAnswers[]; consents: StoredConsent[] }

/** Everything that a patient has answered and consented to, oldest first; the caller has judged who may see it. */
export async function listSaved({ sql }: Context, patient_id: string): Promise<SavedAnswers> {
  const [sets, consents] = await Promise.all([findAnswerSets(sql, patient_id), findConsents(sql, patient_id)])
  return { sets, consents }
}
