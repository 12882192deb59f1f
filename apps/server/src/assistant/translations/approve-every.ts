import type { Questionnaire } from '@clinic/contract/questionnaires'
import type { Tx } from '../../platform/db/database.ts'
import { approveDrafts } from '../articles/approve-drafts.ts'
import { collectTexts, formText, listAssistantParts } from './collect-texts.ts'
import { asForm, listKnownTranslations } from './list-forms.ts'
import { findApprovals, insertForm, replaceApprovedDigests, upsertApproval } from './store.ts'

/** Approves every French text without gaps and every French article at once, in the name of one person: for a clinic that is filled from the start. */
export async function approveEvery(
  tx: Tx,
  { questionnaires, user_id, now }: { questionnaires: readonly Questionnaire[]; user_id: number; now: string },
): Promise<void> {
  const known = await listKnownTranslations(tx, await findApprovals(tx))
  for (const { key, hash } of collectTexts([])) await upsertApproval(tx, { key, hash, user_id, now })
  await replaceApprovedDigests(
    tx,
    listAssistantParts().map(({ digest }) => digest),
  )
  for (const questionnaire of questionnaires) {
    const form = asForm(known, questionnaire, questionnaire.version)
    const { hash, gaps } = formText(form)
    if (gaps.length === 0) await insertForm(tx, { key: form.key, hash, words: form.words, user_id, now })
  }
  await approveDrafts(tx, { language: 'fr', user_id, now })
}
