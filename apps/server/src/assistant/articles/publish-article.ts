import { type Article, FEWEST_PHRASINGS } from '@clinic/contract/articles'
import type { StaffContext } from '../../identity/auth/access/context.ts'
import { change, NOTHING_CHANGED } from '../../platform/db/change.ts'
import type { Tx } from '../../platform/db/database.ts'
import { Problem } from '../../platform/http/problem.ts'
import { presentArticle, RETRAIN } from './present-article.ts'
import { approveVersion, findArticle, findVersions, lockArticles, type StoredArticle, takeBack } from './store.ts'

/**
 * Approves the newest version as it was read: it is answered once it is learned, a few seconds later. Refusals: `article-not-found`,
 * `article-changed`, `article-incomplete`. Answered already: nothing changes.
 */
export function publishArticle(context: StaffContext, id: string, version: number): Promise<Article> {
  return change(context, async (tx, context) => {
    const kept = await held(tx, id, version)
    if (kept.live_version === version) return { result: await presentArticle(tx, id), audit: NOTHING_CHANGED }
    const [newest] = await findVersions(tx, id)
    if ((newest?.phrasings.length ?? 0) < FEWEST_PHRASINGS) throw new Problem('article-incomplete', { least: FEWEST_PHRASINGS })
    await approveVersion(tx, { id, version, user_id: context.staff.id, now: context.now })
    return {
      result: await presentArticle(tx, id),
      audit: {
        action: 'Article Published',
        description: `Approved “${newest?.title}”, version ${version}`,
        entity: { kind: 'article', id },
        changes: { live_version: { from: kept.live_version, to: version } },
      },
      live: [RETRAIN],
    }
  })
}

/** Takes an article back. Refusals: `article-not-found`, `article-changed`, `article-not-live`. */
export function withdrawArticle(context: StaffContext, id: string, version: number): Promise<Article> {
  return change(context, async (tx, context) => {
    const kept = await held(tx, id, version)
    if (kept.live_version === null) throw new Problem('article-not-live')
    await takeBack(tx, { id, user_id: context.staff.id, now: context.now })
    const result = await presentArticle(tx, id)
    return {
      result,
      audit: {
        action: 'Article Withdrawn',
        description: `Withdrew “${result.versions[0]?.title}”`,
        entity: { kind: 'article', id },
        changes: { live_version: { from: kept.live_version, to: null } },
      },
      live: [RETRAIN],
    }
  })
}

/** The article that is meant, as it was read, with nobody else writing. */
async function held(tx: Tx, id: string, version: number): Promise<StoredArticle> {
  await lockArticles(tx)
  const kept = await findArticle(tx, id)
  if (!kept) throw new Problem('article-not-found')
  if (kept.version !== version) throw new Problem('article-changed')
  return kept
}
