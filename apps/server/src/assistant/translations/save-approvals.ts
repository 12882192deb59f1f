import { placesOf } from '@clinic/core/questionnaires/translations/places-of'
import { translate } from '@clinic/core/questionnaires/translations/translate'
import type { Sql, TransactionSql } from '../../platform/db/database.ts'
import { listNewest } from '../questionnaires/load-version.ts'
import { APPROVED_AS_ONE } from './approved-as-one.ts'
import { formText, listAssistantParts, programTexts } from './collect-texts.ts'
import { listShipped } from './list-shipped.ts'
import {
  deleteApproval,
  findApprovedDigests,
  findAssistantHash,
  findQuestionnaireApprovals,
  insertForm,
  replaceApprovedDigests,
} from './store.ts'

/**
 * Keeps the words of approvals that were given when only their hash was kept, as long as the program still has these words: from then on they
 * are said whatever a newer program brings. To be called at start before newer questionnaires are published.
 */
export async function saveApprovals(sql: Sql): Promise<void> {
  await sql.begin(async (tx) => {
    await saveDigests(tx)
    const old = await findQuestionnaireApprovals(tx)
    const published = old.length > 0 ? await listNewest(tx) : []
    for (const { key, hash, user_id, at } of old) {
      const one = published.find((questionnaire) => `questionnaire-${questionnaire.key}` === key)
      const words = one && translate(placesOf(one), listShipped(one.key))
      if (one && words && formText({ ...one, words }).hash.equals(hash))
        await insertForm(tx, { key: one.key, hash, words, user_id, now: at })
      await deleteApproval(tx, key)
    }
  })
}

/** An approval of all the assistant's texts at once becomes one of each, as far as its words are known. */
async function saveDigests(tx: TransactionSql): Promise<void> {
  const hash = await findAssistantHash(tx)
  if (hash === null || (await findApprovedDigests(tx)).length > 0) return
  const now = programTexts()
    .find(({ key }) => key === 'assistant')
    ?.hash.toString('hex')
  if (hash === now)
    await replaceApprovedDigests(
      tx,
      listAssistantParts().map(({ digest }) => digest),
    )
  else if (hash === APPROVED_AS_ONE.hash) await replaceApprovedDigests(tx, APPROVED_AS_ONE.digests)
}
