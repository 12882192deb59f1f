import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'
import type { ChatLanguage } from '@clinic/contract/chat'
import type { Found } from '@clinic/core/chat/state/turn'
import { loadCrisisCorpus, loadIntentPhrases, loadQuestions } from '@clinic/data/load-training-data'
import { type Answer, answerFrom } from '@clinic/nlu/articles/answer-from'
import { nearArticles } from '@clinic/nlu/articles/near-articles'
import { refusedByRule } from '@clinic/nlu/articles/refused-by-rule'
import { trainAnswers } from '@clinic/nlu/articles/train-answers'
import type { Classifier } from '@clinic/nlu/classifier/classify'
import type { CrisisClassifier } from '@clinic/nlu/crisis/crisis-classifier'
import { crisisTrainingSet, screenCrisis, trainCrisisModel } from '@clinic/nlu/crisis/screen-crisis'
import { trainIntents, type Understood, understand } from '@clinic/nlu/intents/understand'
import type { Material } from '../articles/load-training-material.ts'

/** What tells this file that it was started as the thread. */
const LEARN = 'learn language'

/**
 * What was learned, all of it pure look-ups: what approved articles say to a question (D-7), whether words that no rule caught read like a
 * crisis (D-6), and what a message most likely asks for. `lookUp`: the same answer with the article's id and how sure it is.
 */
export type Learned = {
  answer: (text: string, language: ChatLanguage) => Found
  lookUp: (text: string, language: ChatLanguage) => Answer
  /** Titles of the articles that come near, however far that is. */
  near: (text: string, language: ChatLanguage) => string[]
  suspect: (text: string) => number | null
  understand: (text: string) => Understood
}

/** Of a language without an approved article nothing is learned. */
type Models = { answers: Record<ChatLanguage, Classifier | null>; crisis: CrisisClassifier | null; intents: Classifier }

/**
 * Learns approved articles and examples in a thread of its own, as it takes a few seconds of computing. `earlier`: what reads like a crisis is
 * the same whatever staff teach, and takes the longest to learn.
 */
export async function trainLanguage(material: Material, earlier?: Learned): Promise<Learned> {
  const { answers, crisis, intents } = await inWorker({ material, again: earlier !== undefined })
  const lookUp = lookingUp(answers, material)
  return {
    answer: answering(lookUp, material),
    lookUp,
    near: (text, language) => {
      const model = answers[language]
      return model ? nearArticles(model, articlesIn(material, language), text).map(({ title }) => title) : []
    },
    suspect: earlier?.suspect ?? suspecting(crisis),
    understand: remembering((text) => understand(intents, text)),
  }
}

/** Apart from the rest, so that it outlives the models that were learned with it. */
function suspecting(net: CrisisClassifier | null): Learned['suspect'] {
  if (!net) throw new Error('what reads like a crisis was not learned')
  return remembering((text) => screenCrisis(net, text))
}

/** A turn asks about the same words several times: by the step, and for the note of what was known. */
function remembering<T>(look: (text: string) => T): (text: string) => T {
  let last: { text: string; found: T } | undefined
  return (text) => {
    if (last?.text !== text) last = { text, found: look(text) }
    return last.found
  }
}

/** A question that is an article's title gets that article; each language keeps to its own. */
function lookingUp(models: Models['answers'], material: Material): Learned['lookUp'] {
  return (text, language) => {
    const [articles, model] = [articlesIn(material, language), models[language]]
    const said = text.trim().toLowerCase()
    const named = articles.find(({ title }) => title.toLowerCase() === said)
    if (named) return { kind: 'article', id: named.id, title: named.title, text: named.text, confidence: 1 }
    if (model) return answerFrom(model, articles, text)
    const topic = refusedByRule(text)
    return topic ? { kind: 'refused', topic, confidence: 1 } : { kind: 'none', confidence: 0 }
  }
}

function answering(lookUp: Learned['lookUp'], { articles }: Material): Learned['answer'] {
  const titles = new Map(articles.map(({ id, title }) => [id, title]))
  return (text, language) => {
    const found = lookUp(text, language)
    const { confidence } = found
    if (found.kind === 'choices') return { kind: 'choices', titles: found.ids.flatMap((id) => titles.get(id) ?? []), confidence }
    return found.kind === 'article'
      ? { kind: 'article', title: found.title, text: found.text, confidence }
      : { kind: found.kind, confidence }
  }
}

function articlesIn({ articles }: Material, language: ChatLanguage): Material['articles'] {
  return articles.filter((article) => article.language === language)
}

function trained(material: Material, language: ChatLanguage): Classifier | null {
  const articles = articlesIn(material, language)
  return articles.length > 0 ? trainAnswers({ articles, ...loadQuestions(language) }) : null
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
  const material: Material = workerData.material
  const models: Models = {
    crisis: workerData.again ? null : trainCrisisModel(crisisTrainingSet(loadCrisisCorpus())),
    intents: trainIntents(loadIntentPhrases(), material.phrases),
    answers: { en: trained(material, 'en'), fr: trained(material, 'fr') },
  }
  parentPort?.postMessage(models)
}
