import type { Questionnaire } from '@clinic/contract/questionnaires'
import { approveDrafts } from '../articles/approve-drafts.ts'
import type { Tx } from '../platform/database.ts'
import { collectTexts } from './collect-texts.ts'
import { upsertApproval } from './store.ts'

/** Approves every French text without gaps and every French article at once, in the name of one person: for a clinic that is filled from the start. */
export async function approveEvery(
  tx: Tx,
  { questionnaires, user_id, now }: { questionnaires: readonly Questionnaire[]; user_id: number; now: string },
): Promise<void> {
  for (const { key, hash, gaps } of collectTexts(questionnaires)) {
    if (gaps.length === 0) await upsertApproval(tx, { key, hash, user_id, now })
  }
  await approveDrafts(tx, { language: 'fr', user_id, now })
}
