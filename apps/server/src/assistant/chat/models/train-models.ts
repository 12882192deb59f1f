import { isDeepStrictEqual } from 'node:util'
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'
import { CHAT_LANGUAGES, type ChatLanguage } from '@clinic/contract/chat'
import { loadArticles } from '@clinic/data/load-articles'
import { loadIntentPhrases, loadQuestions } from '@clinic/data/load-training-data'
import { trainAnswers } from '@clinic/nlu/articles/train-answers'
import type { Classifier } from '@clinic/nlu/classifier/classify'
import { trainIntents } from '@clinic/nlu/intents/understand'
import type { Material } from '../../articles/load-training-material.ts'
import type { Models } from './answer-with-models.ts'

/** What tells this file that it was started as the thread. */
const TRAIN = 'train models'

/** Which models the shipped ones cannot stand for. */
type Stale = { intents: boolean; answers: ChatLanguage[] }
type Trained = { intents: Classifier | null; answers: Partial<Record<ChatLanguage, Classifier>> }

/**
 * The models for what is approved and taught: the shipped ones as far as they were trained from the same, the others trained in a thread, which
 * takes seconds. What reads like a crisis never depends on what staff write, so that model is always the shipped one.
 */
export async function trainModels(shipped: Models, material: Material): Promise<Models> {
  const stale = findStale(material)
  if (!stale.intents && stale.answers.length === 0) return shipped
  const trained = await inThread(material, stale)
  return { ...shipped, intents: trained.intents ?? shipped.intents, answers: { ...shipped.answers, ...trained.answers } }
}

/** A language without an approved article answers nothing, so it needs no model of its own. */
function findStale({ articles, phrases }: Material): Stale {
  const answers = CHAT_LANGUAGES.filter((language) => {
    const own = articles.filter((article) => article.language === language)
    return own.length > 0 && !isDeepStrictEqual(learnedFrom(own), learnedFrom(loadArticles(language)))
  })
  return { intents: phrases.length > 0, answers }
}

/** What of articles is learned from, whatever their order. */
function learnedFrom(articles: readonly Pick<Material['articles'][number], 'id' | 'title' | 'text' | 'phrasings'>[]): unknown[] {
  return articles.map(({ id, title, text, phrasings }) => [id, title, text, phrasings]).sort(([a = ''], [b = '']) => (a < b ? -1 : 1))
}

function inThread(material: Material, stale: Stale): Promise<Trained> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL(import.meta.url), { workerData: { task: TRAIN, material, stale } })
    worker.once('message', resolve)
    worker.once('error', reject)
    worker.unref()
  })
}

function train({ articles, phrases }: Material, { intents, answers }: Stale): Trained {
  const trained = answers.map((language) => {
    const own = articles.filter((article) => article.language === language)
    return [language, trainAnswers({ articles: own, ...loadQuestions(language) })] as const
  })
  return { intents: intents ? trainIntents(loadIntentPhrases(), phrases) : null, answers: Object.fromEntries(trained) }
}

if (!isMainThread && workerData?.task === TRAIN) parentPort?.postMessage(train(workerData.material, workerData.stale))
