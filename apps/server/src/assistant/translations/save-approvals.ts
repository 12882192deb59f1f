import { placesOf } from '@clinic/core/questionnaires/translations/places-of'
import { translate } from '@clinic/core/questionnaires/translations/translate'
import type { Sql } from '../../platform/db/database.ts'
import { listNewest } from '../questionnaires/load-version.ts'
import { formText } from './collect-texts.ts'
import { listShipped } from './list-shipped.ts'
import { deleteApproval, findQuestionnaireApprovals, insertForm } from './store.ts'

/**
 * Keeps the words of approvals that were given when only their hash was kept, as long as the program still has these words: from then on they
 * are said whatever a newer program brings. To be called at start before newer questionnaires are published.
 */
export async function saveApprovals(sql: Sql): Promise<void> {
  await sql.begin(async (tx) => {
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
