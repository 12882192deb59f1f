import type { Context } from '../platform/change.ts'
import { findAnswerSets, type KeptAnswers } from './answer-store.ts'
import { findConsents, type KeptConsent } from './store.ts'

export type Kept = { sets: KeptAnswers[]; consents: KeptConsent[] }

/** Everything that a patient has answered and consented to, oldest first; the caller has judged who may see it. */
export async function listKept({ sql }: Context, patient_id: string): Promise<Kept> {
  const [sets, consents] = await Promise.all([findAnswerSets(sql, patient_id), findConsents(sql, patient_id)])
  return { sets, consents }
}
