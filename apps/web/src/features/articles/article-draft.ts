import type { Article, ArticleFields } from '@clinic/contract/articles'

/** What is being written: the fields, the phrasings as one text with one per line. */
export type Draft = Omit<ArticleFields, 'phrasings'> & { phrasings: string }

/** The newest words of an article; a new one is reviewed today, and again in a year. */
export function draftOf(article: Article | null, today: string): Draft {
  const newest = article?.versions[0]
  if (!newest) {
    const due = `${Number(today.slice(0, 4)) + 1}${today.slice(4)}`.replace('-02-29', '-02-28')
    return { title: '', text: '', source: '', owner: '', reviewed_on: today, review_due: due, phrasings: '' }
  }
  const { title, text, source, owner, reviewed_on, review_due, phrasings } = newest
  return { title, text, source, owner, reviewed_on, review_due, phrasings: phrasings.join('\n') }
}

/** What is saved: trimmed, each phrasing once. */
export function fieldsOf(draft: Draft): ArticleFields {
  const { title, text, source, owner, reviewed_on, review_due } = draft
  const lines = draft.phrasings.split('\n').map((line) => line.trim())
  return {
    ...{ title: title.trim(), text: text.trim(), source: source.trim(), owner: owner.trim(), reviewed_on, review_due },
    phrasings: [...new Set(lines.filter((line) => line !== ''))],
  }
}

/** Whether anything would be saved that is not saved yet. */
export function isChanged(draft: Draft, saved: Draft): boolean {
  return JSON.stringify(fieldsOf(draft)) !== JSON.stringify(fieldsOf(saved))
}
