import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { ARTICLES_LIMIT, type Article, type ArticleFields } from '@clinic/contract/articles'
import type { AuditEntry } from '@clinic/contract/audit'
import type { ChatLanguage } from '@clinic/contract/chat'
import { articleErrors } from '@clinic/core/articles/article-errors'
import type { StaffContext } from '../../identity/auth/access/context.ts'
import { change, NOTHING_CHANGED } from '../../platform/db/change.ts'
import type { Tx } from '../../platform/db/database.ts'
import { Problem } from '../../platform/http/problem.ts'
import { presentArticle } from './present-article.ts'
import { countArticles, findArticle, findVersions, hasTitle, insertArticle, insertVersion, lockArticles } from './store.ts'

/**
 * Saves a draft upon the version that was read; what is answered stays as it is. Refusals: `invalid-input` with what is wrong with which
 * field, `article-not-found`, `article-changed`, `article-title-taken`.
 */
export function saveArticle(context: StaffContext, id: string, order: ArticleFields & { version: number }): Promise<Article> {
  const { version, ...given } = order
  const fields = checked(given)
  return change(context, async (tx, context) => {
    await lockArticles(tx)
    const kept = await findArticle(tx, id)
    if (!kept) throw new Problem('article-not-found')
    const [before] = await findVersions(tx, id)
    const changed = (Object.keys(fields) as (keyof ArticleFields)[]).filter((field) => !isDeepStrictEqual(before?.[field], fields[field]))
    if (changed.length === 0) return { result: await presentArticle(tx, id), audit: NOTHING_CHANGED }
    if (kept.version !== version) throw new Problem('article-changed')
    await refuseTitle(tx, { title: fields.title, except: id })
    await insertVersion(tx, { id, version: version + 1, fields, user_id: context.staff.id, now: context.now })
    const audit = entry(`Saved “${fields.title}”, version ${version + 1}, as a draft`, id, { changed })
    return { result: await presentArticle(tx, id), audit }
  })
}

/** Begins an article as a draft. Refusals: `invalid-input`, `article-title-taken`, `too-many-articles`. */
export function createArticle(context: StaffContext, { language, ...given }: ArticleFields & { language: ChatLanguage }): Promise<Article> {
  const fields = checked(given)
  const id = randomUUID()
  return change(context, async (tx, context) => {
    await lockArticles(tx)
    if ((await countArticles(tx)) >= ARTICLES_LIMIT) throw new Problem('too-many-articles', { limit: ARTICLES_LIMIT })
    await refuseTitle(tx, { title: fields.title, except: null })
    await insertArticle(tx, { id, language })
    await insertVersion(tx, { id, version: 1, fields, user_id: context.staff.id, now: context.now })
    return { result: await presentArticle(tx, id), audit: entry(`Began “${fields.title}” as a draft`, id, {}) }
  })
}

function checked(given: ArticleFields): ArticleFields {
  const fields = { ...given, phrasings: [...new Set(given.phrasings)] }
  const faults = articleErrors(fields)
  if (Object.keys(faults).length > 0) throw new Problem('invalid-input', { fields: faults as Record<string, string> })
  return fields
}

async function refuseTitle(tx: Tx, wanted: { title: string; except: string | null }): Promise<void> {
  if (await hasTitle(tx, wanted)) throw new Problem('article-title-taken', { title: wanted.title })
}

/** Which fields are others; the words themselves stand in the versions. */
function entry(description: string, id: string, info: object): AuditEntry {
  return { action: 'Article Saved', description, entity: { kind: 'article', id }, additionalInfo: JSON.stringify(info) }
}
