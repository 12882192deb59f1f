import type { Article } from '@clinic/nlu/articles/article'
import type { Sql } from '../../platform/db/database.ts'
import { approveVersion, insertArticle, insertVersion } from './store.ts'

/**
 * Puts the articles that came with the program in at start, each once: what staff made of one since then stays. French ones wait as drafts until
 * somebody of the clinic has approved them, as all French does.
 */
export async function publishBuiltIn(sql: Sql, starters: readonly Article[], now: string): Promise<void> {
  await sql.begin(async (tx) => {
    for (const { id, language, title, text, source, owner, reviewed_on, review_due, phrasings } of starters) {
      if (!(await insertArticle(tx, { id, language }))) continue
      const fields = { title, text, source, owner, reviewed_on, review_due, phrasings: [...phrasings] }
      await insertVersion(tx, { id, version: 1, fields, user_id: null, now })
      if (language === 'en') await approveVersion(tx, { id, version: 1, user_id: null, now })
    }
  })
}
