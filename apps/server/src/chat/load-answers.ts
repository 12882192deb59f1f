import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'
import type { Found } from '@clinic/core/dialog/turn'
import { answerFrom } from '@clinic/core/language/answer-from'
import type { Classifier } from '@clinic/core/language/classify'
import { trainAnswers } from '@clinic/core/language/train-answers'
import { ARTICLES } from '../../content/articles/articles.ts'
import { OFF_TOPIC } from '../../content/articles/off-topic.ts'
import { REFUSED_QUESTIONS } from '../../content/articles/refused-questions.ts'

/** What tells this file that it was started as the thread. */
const LEARN = 'learn answers'

/** What approved articles say to a question (D-7). */
export type FindAnswer = (text: string) => Found

/**
 * Learns the approved articles in a thread of its own, as it takes a second or two of computing, and answers the look-up. A question that is
 * an article's title gets that article.
 */
export async function loadAnswers(): Promise<FindAnswer> {
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
    const worker = new Worker(new URL(import.meta.url), { workerData: LEARN })
    worker.once('message', resolve)
    worker.once('error', reject)
    worker.unref()
  })
}

if (!isMainThread && workerData === LEARN)
  parentPort?.postMessage(trainAnswers({ articles: ARTICLES, refused: REFUSED_QUESTIONS, offTopic: OFF_TOPIC }))
