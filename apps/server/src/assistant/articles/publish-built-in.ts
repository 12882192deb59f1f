import type { Article } from '@clinic/nlu/articles/article'
import type { Sql } from '../../platform/db/database.ts'
import { insertArticle, insertVersion, listArticleIds } from './store.ts'

/**
 * Puts the articles that built in in at start, each once: what staff made of one since then stays. They are drafts until a
 * practitioner approves them (F-21).
 */
export async function publishBuiltIn(sql: Sql, starters: readonly Article[], now: string): Promise<void> {
  const there = new Set(await listArticleIds(sql))
  const missing = starters.filter(({ id }) => !there.has(id))
  if (missing.length === 0) return
  await sql.begin(async (tx) => {
    for (const { id, language, title, text, source, owner, reviewed_on, review_due, phrasings } of missing) {
      if (!(await insertArticle(tx, { id, language }))) continue
      const fields = { title, text, source, owner, reviewed_on, review_due, phrasings: [...phrasings] }
      await insertVersion(tx, { id, version: 1, fields, user_id: null, now })
    }
  })
}
