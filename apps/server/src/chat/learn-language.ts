import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'
import type { Found } from '@clinic/core/dialog/turn'
import { type Answer, answerFrom } from '@clinic/core/language/answer-from'
import type { Classifier, Learned as CrisisNet } from '@clinic/core/language/classify'
import { nearArticles } from '@clinic/core/language/near-articles'
import { suspectCrisis, trainCrisisNet } from '@clinic/core/language/suspect-crisis'
import { trainAnswers } from '@clinic/core/language/train-answers'
import { trainIntents, type Understood, understand } from '@clinic/core/language/understand'
import { OFF_TOPIC } from '../../content/articles/off-topic.ts'
import { REFUSED_QUESTIONS } from '../../content/articles/refused-questions.ts'
import type { Material } from '../articles/load-material.ts'

/** What tells this file that it was started as the thread. */
const LEARN = 'learn language'

/**
 * What was learned, all of it pure look-ups: what approved articles say to a question (D-7), whether words that no rule caught read like a
 * crisis (D-6), and what a message most likely asks for. `lookUp`: the same answer with the article's id and how sure it is.
 */
export type Learned = {
  answer: (text: string) => Found
  lookUp: (text: string) => Answer
  /** Titles of the articles that come near, however far that is. */
  near: (text: string) => string[]
  suspect: (text: string) => boolean
  understand: (text: string) => Understood
}

type Models = { answers: Classifier; crisis: CrisisNet | null; intents: Classifier }

/**
 * Learns approved articles and examples in a thread of its own, as it takes a few seconds of computing. `earlier`: what reads like a crisis is
 * the same whatever staff teach, and takes the longest to learn.
 */
export async function learnLanguage(material: Material, earlier?: Learned): Promise<Learned> {
  const { answers, crisis, intents } = await inWorker({ material, again: earlier !== undefined })
  const lookUp = lookingUp(answers, material)
  return {
    answer: answering(lookUp, material),
    lookUp,
    near: (text) => nearArticles(answers, material.articles, text).map(({ title }) => title),
    suspect: earlier?.suspect ?? suspecting(crisis),
    understand: (text) => understand(intents, text),
  }
}

/** Apart from the rest, so that it outlives the models that were learned with it. */
function suspecting(net: CrisisNet | null): Learned['suspect'] {
  if (!net) throw new Error('what reads like a crisis was not learned')
  return (text) => suspectCrisis(net, text)
}

/** A question that is an article's title gets that article. */
function lookingUp(model: Classifier, { articles }: Material): Learned['lookUp'] {
  const byTitle = new Map(articles.map((article) => [article.title.toLowerCase(), article]))
  return (text) => {
    const named = byTitle.get(text.trim().toLowerCase())
    return named
      ? { kind: 'article', id: named.id, title: named.title, text: named.text, confidence: 1 }
      : answerFrom(model, articles, text)
  }
}

function answering(lookUp: Learned['lookUp'], { articles }: Material): Learned['answer'] {
  const titles = new Map(articles.map(({ id, title }) => [id, title]))
  return (text) => {
    const found = lookUp(text)
    if (found.kind === 'choices') return { kind: 'choices', titles: found.ids.flatMap((id) => titles.get(id) ?? []) }
    return found.kind === 'article' ? { kind: 'article', title: found.title, text: found.text } : { kind: found.kind }
  }
}

function inWorker(given: { material: Material; again: boolean }): Promise<Models> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL(import.meta.url), { workerData: { task: LEARN, ...given } })
    worker.once('message', resolve)
    worker.once('error', reject)
    worker.unref()
  })
}

if (!isMainThread && workerData?.task === LEARN) {
  const { articles, phrases }: Material = workerData.material
  const models: Models = {
    crisis: workerData.again ? null : trainCrisisNet(),
    intents: trainIntents(phrases),
    answers: trainAnswers({ articles, refused: REFUSED_QUESTIONS, offTopic: OFF_TOPIC }),
  }
  parentPort?.postMessage(models)
}
