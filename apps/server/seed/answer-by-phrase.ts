import type { Found } from '@clinic/core/dialog/turn'
import { foldText } from '@clinic/core/reference/fold-text'
import { ARTICLES } from '../content/articles/articles.ts'
import { REFUSED_QUESTIONS } from '../content/articles/refused-questions.ts'

const plain = (text: string) => foldText(text).replaceAll(/[^a-z0-9 ]/g, '')

/** What articles say to a question that is one of their own phrasings: the people of the story ask so, and nothing has to be learned first. */
export function answerByPhrase(text: string): Found {
  const asked = plain(text)
  const article = ARTICLES.find(({ phrasings }) => phrasings.some((one) => plain(one) === asked))
  if (article) return { kind: 'article', title: article.title, text: article.text }
  const refused = Object.values(REFUSED_QUESTIONS).some((phrasings) => phrasings.some((one) => plain(one) === asked))
  return { kind: refused ? 'refused' : 'none' }
}
