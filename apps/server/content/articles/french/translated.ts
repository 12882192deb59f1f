import type { Article } from '@clinic/core/language/article'

/** An article in French words of its own; whose it is and when it is looked at again is as for the English one. */
export function translated(english: Article, words: Pick<Article, 'title' | 'text' | 'source' | 'phrasings'>): Article {
  const { id, owner, state, reviewed_on, review_due } = english
  return { id: `${id}-fr`, language: 'fr', owner, state, reviewed_on, review_due, ...words }
}
