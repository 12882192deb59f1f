import type { Found } from '@clinic/core/chat/state/turn'
import { foldText } from '@clinic/core/shared/fold-text'
import { loadArticles } from '@clinic/data/load-articles'
import { loadQuestions } from '@clinic/data/load-training-data'

let known: { articles: ReturnType<typeof loadArticles>; refused: ReturnType<typeof loadQuestions>['refused'] } | undefined

const plain = (text: string) => foldText(text).replaceAll(/[^a-z0-9 ]/g, '')

/** An article’s answer to one of its own phrasings: the demo’s patients use these, so no model is needed. */
export function answerByPhrase(text: string): Found {
  const asked = plain(text)
  // Loaded lazily: most starts seed nothing.
  known ??= { articles: loadArticles('en'), refused: loadQuestions('en').refused }
  const article = known.articles.find(({ phrasings }) => phrasings.some((one) => plain(one) === asked))
  if (article) return { kind: 'article', title: article.title, text: article.text }
  const refused = known.refused.some((one) => plain(one.text) === asked)
  return { kind: refused ? 'refused' : 'none' }
}
