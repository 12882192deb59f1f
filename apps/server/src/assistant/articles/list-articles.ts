import type { ArticleRow } from '@clinic/contract/articles'
import { dayIn } from '../../platform/clock.ts'
import type { Context } from '../../platform/db/change.ts'
import { SHIPPED_AUTHOR, stateOf } from './present-article.ts'
import { findNewest } from './store.ts'

/** Every article in its newest words, by title. `overdue`: its review was due before today. */
export async function listArticles({ sql, zone, now }: Pick<Context, 'sql' | 'zone' | 'now'>): Promise<ArticleRow[]> {
  const today = dayIn(zone, now)
  return (await findNewest(sql)).map((row) => {
    const { id, language, version, live_version, title, owner, reviewed_on, review_due, saved_at } = row
    return {
      ...{ id, language, version, title, owner, reviewed_on, review_due, saved_at },
      state: stateOf(row),
      draft_beside: live_version !== null && live_version !== version,
      overdue: review_due < today,
      phrasings: row.phrasings.length,
      saved_by: row.saved_by ?? SHIPPED_AUTHOR,
    }
  })
}
