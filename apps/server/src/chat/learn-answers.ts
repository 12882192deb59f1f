import { Worker } from 'node:worker_threads'
import type { Found } from '@clinic/core/dialog/turn'
import { answerFrom } from '@clinic/core/language/answer-from'
import type { Classifier } from '@clinic/core/language/classify'
import { ARTICLES } from '../../content/articles/articles.ts'

/** What approved articles say to a question (D-7). */
export type FindAnswer = (text: string) => Found

/**
 * Learns the approved articles in a thread of its own, as it takes a second or two of computing, and answers the look-up. A question that is
 * an article's title gets that article.
 */
export async function learnAnswers(): Promise<FindAnswer> {
  const model = await inWorker()
  const byTitle = new Map(ARTICLES.map((article) => [article.title.toLowerCase(), article]))
  const titles = new Map(ARTICLES.map(({ id, title }) => [id, title]))
  return (text) => {
    const named = byTitle.get(text.trim().toLowerCase())
    if (named) return { kind: 'article', title: named.title, text: named.text }
    const found = answerFrom(model, ARTICLES, text)
    if (found.kind === 'choices') return { kind: 'choices', titles: found.ids.flatMap((id) => titles.get(id) ?? []) }
    return found.kind === 'article' ? { kind: 'article', title: found.title, text: found.text } : { kind: found.kind }
  }
}

function inWorker(): Promise<Classifier> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./learn-answers-worker.ts', import.meta.url))
    worker.once('message', resolve)
    worker.once('error', reject)
    worker.unref()
  })
}
