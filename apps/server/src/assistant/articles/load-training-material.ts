import type { Article } from '@clinic/nlu/articles/article'
import type { Example } from '@clinic/nlu/classifier/train-classifier'
import type { Sql, Tx } from '../../platform/db/database.ts'
import { findTaught } from './phrase-store.ts'
import { findLive } from './store.ts'

/** What the assistant learns from: the approved articles with the phrases that staff added, and phrases that mean something to do. */
export type Material = { articles: Article[]; phrases: Example[] }

/** What is approved and taught now. */
export async function loadTrainingMaterial(sql: Sql | Tx): Promise<Material> {
  const [live, taught] = await Promise.all([findLive(sql), findTaught(sql)])
  return {
    articles: live.map((version) => {
      const { article_id: id, language, title, text, source, owner, reviewed_on, review_due, phrasings } = version
      const added = taught.filter(({ kind, meaning }) => kind === 'article' && meaning === id).map((phrase) => phrase.text)
      return { id, language, title, text, source, owner, reviewed_on, review_due, state: 'approved', phrasings: [...phrasings, ...added] }
    }),
    phrases: taught.filter(({ kind }) => kind === 'intent').map(({ meaning, text }) => ({ label: meaning, text })),
  }
}
