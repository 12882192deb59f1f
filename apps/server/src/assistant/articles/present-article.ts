import type { Article, ArticleState } from '@clinic/contract/articles'
import type { Sql, Tx } from '../../platform/db/database.ts'
import type { Notice } from '../../platform/events.ts'
import { Problem } from '../../platform/http/problem.ts'
import { findArticle, findVersions, type StoredArticle } from './store.ts'

/** Whose words an article is where nobody of the clinic wrote them. */
export const SHIPPED_AUTHOR = 'With the program'

/** Heard by every process: what it learned from is not as it was. */
export const RETRAIN: Notice = { kind: 'language', id: 'articles', version: null, audience: [] }

/** An article with all its versions. Refusal: `article-not-found`. */
export async function presentArticle(sql: Sql | Tx, id: string): Promise<Article> {
  const kept = await findArticle(sql, id)
  if (!kept) throw new Problem('article-not-found')
  const versions = await findVersions(sql, id)
  return {
    id,
    language: kept.language,
    state: stateOf(kept),
    versions: versions.map(({ article_id: _, saved_by, approved_by, ...version }) => ({
      ...version,
      saved_by: saved_by ?? SHIPPED_AUTHOR,
      approved_by: version.approved_at === null ? null : (approved_by ?? SHIPPED_AUTHOR),
      live: version.version === kept.live_version,
    })),
  }
}

/** What may be said of it: answered, taken back, or not yet approved. */
export function stateOf({ live_version, withdrawn_at }: Pick<StoredArticle, 'live_version' | 'withdrawn_at'>): ArticleState {
  if (live_version !== null) return 'approved'
  return withdrawn_at === null ? 'draft' : 'withdrawn'
}
