import type { Phrase } from '@clinic/contract/articles'
import type { Context } from '../../platform/db/change.ts'
import type { Sql, Tx } from '../../platform/db/database.ts'
import { findTaught, type Taught } from './phrase-store.ts'
import { findNewest } from './store.ts'

/** What staff taught the assistant, newest first. */
export function listPhrases({ sql }: Pick<Context, 'sql'>): Promise<Phrase[]> {
  return presentPhrases(sql)
}

/** The same as a transaction sees it. */
export async function presentPhrases(sql: Sql | Tx): Promise<Phrase[]> {
  const [taught, articles] = await Promise.all([findTaught(sql), findNewest(sql)])
  const titles = new Map(articles.map(({ id, title }) => [id, title]))
  const nameOf = ({ kind, meaning }: Taught) => (kind === 'article' ? (titles.get(meaning) ?? meaning) : meaning)
  return taught.map((phrase) => {
    const { id, text, kind, meaning, added_by, added_at } = phrase
    return { id, text, meaning: { kind, id: meaning }, meaning_name: nameOf(phrase), added_by, added_at }
  })
}
