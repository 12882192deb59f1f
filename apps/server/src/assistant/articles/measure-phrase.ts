import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'
import type { Effect, Meaning } from '@clinic/contract/articles'
import { INTENTS } from '@clinic/contract/intents'
import { loadHoldoutQuestions, loadIntentPhrases, loadQuestions } from '@clinic/data/load-training-data'
import { measureAnswers, measureIntents, NO_ANSWER, REFUSAL } from '@clinic/nlu/articles/measure-answers'
import type { Context } from '../../platform/db/change.ts'
import type { Sql, Tx } from '../../platform/db/database.ts'
import { Problem } from '../../platform/http/problem.ts'
import { loadTrainingMaterial, type Material } from './load-training-material.ts'
import { findTaught } from './phrase-store.ts'
import { findArticle } from './store.ts'

/** What tells this file that it was started as the thread. */
const MEASURE = 'measure phrase'

type Taught = { text: string; meaning: Meaning }

/**
 * What a phrase would change, on sentences that training never sees; learned twice in a thread of its own, which takes a few seconds. Nothing
 * is kept. Refusals: `article-not-live`, `invalid-input` for a meaning that there is none of, `phrase-known`.
 */
export async function measurePhrase({ sql }: Pick<Context, 'sql'>, phrase: Taught): Promise<Effect> {
  await checkPhrase(sql, phrase)
  return inWorker(await loadTrainingMaterial(sql), phrase)
}

/** Refuses a phrase that can't be taught: as `measurePhrase`. */
export async function checkPhrase(sql: Sql | Tx, { text, meaning }: Taught): Promise<void> {
  if (meaning.kind === 'article') {
    if (!(await findArticle(sql, meaning.id))?.live_version) throw new Problem('article-not-live')
  } else if (meaning.id === 'unknown' || !INTENTS.some((intent) => intent === meaning.id)) {
    throw new Problem('invalid-input', { fields: { meaning: 'This is nothing that the assistant can do.' } })
  }
  const said = text.toLowerCase()
  if ((await findTaught(sql)).some((one) => one.text.toLowerCase() === said)) throw new Problem('phrase-known')
}

function inWorker(material: Material, phrase: Taught): Promise<Effect> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL(import.meta.url), { workerData: { task: MEASURE, material, phrase } })
    worker.once('message', resolve)
    worker.once('error', reject)
  })
}

function measure({ articles, phrases }: Material, phrase: Taught): Effect {
  const labelled = (label: string, texts: readonly string[]) => texts.map((text) => ({ label, text }))
  if (phrase.meaning.kind === 'intent') {
    const holdout = loadIntentPhrases('holdout')
    const wishes = { name: 'What people wish for', sentences: holdout.examples }
    const others = { name: 'Answers and small talk', sentences: labelled('unknown', holdout.outOfScope) }
    return measureIntents({ phrases: loadIntentPhrases(), taught: phrases }, [wishes, others], phrase)
  }
  const language = articles.find(({ id }) => id === phrase.meaning.id)?.language ?? 'en'
  const own = articles.filter((article) => article.language === language)
  const { questions, offTopic, refused } = loadHoldoutQuestions(language)
  const live = new Set(own.map(({ id }) => id))
  const sets = [
    { name: 'Questions that an article answers', sentences: questions.filter(({ label }) => live.has(label)) },
    { name: 'Sentences that no article is about', sentences: labelled(NO_ANSWER, offTopic) },
    {
      name: 'Questions for medical advice',
      sentences: labelled(
        REFUSAL,
        refused.map(({ text }) => text),
      ),
    },
  ]
  return measureAnswers({ articles: own, ...loadQuestions(language) }, sets, phrase)
}

if (!isMainThread && workerData?.task === MEASURE) parentPort?.postMessage(measure(workerData.material, workerData.phrase))
