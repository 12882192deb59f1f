import { existsSync, readFileSync } from 'node:fs'
import { performance } from 'node:perf_hooks'
import { loadArticles } from '@clinic/data/load-articles'
import { type CorpusRow, loadCorpus } from '@clinic/data/load-corpus'
import { loadCrisisCorpus, loadHoldoutQuestions, loadIntentPhrases, loadQuestions } from '@clinic/data/load-training-data'
import { answerFrom } from '@clinic/nlu/articles/answer-from'
import { trainAnswers } from '@clinic/nlu/articles/train-answers'
import { type Classifier, classify } from '@clinic/nlu/classifier/classify'
import { trainClassifier } from '@clinic/nlu/classifier/train-classifier'
import { detectCrisis } from '@clinic/nlu/crisis/detect-crisis'
import { screenCrisis } from '@clinic/nlu/crisis/screen-crisis'
import { crisisTrainingSet, trainCrisisModel } from '@clinic/nlu/crisis/train-crisis-model'
import { trainIntents, understand } from '@clinic/nlu/intents/understand'
import { bare } from '@clinic/nlu/text/normalize'
import { loadModels } from '@clinic/server/testing/load-models'
import { quantile } from '@clinic/testing/quantile'
import type { Row, Table } from './table.ts'

type Labelled = [text: string, label: string][]
type Clinc = { train: Labelled; test: Labelled; oos_test: Labelled }

/** How well texts are understood: on the public set CLINC150 (`CLINC150=path/to/data_full.json`), and on our own held-out sentences. */
export function measureLanguage(): Promise<Table> {
  const rows = [loadingRow(), ...publicRows(process.env.CLINC150 ?? ''), ...answerRows(), ...intentRows(), ...crisisRows()]
  return Promise.resolve({ title: 'Language', rows })
}

/** What a process computes before it answers its first patient (F-6). */
function loadingRow(): Row {
  const before = process.cpuUsage()
  loadModels()
  const { user, system } = process.cpuUsage(before)
  const took = (user + system) / 1000
  return { what: 'Shipped models: loading, processor time', value: `${took.toFixed(0)} ms`, aim: '200 ms', met: took <= 200 }
}

/** Aims: word and letter-piece SVM without word vectors, as measured before. */
function publicRows(path: string): Row[] {
  if (!existsSync(path))
    return [{ what: 'CLINC150: set CLINC150 to data_full.json of github.com/clinc/oos-eval (CC BY 3.0)', value: 'skipped' }]
  const { train, test, oos_test }: Clinc = JSON.parse(readFileSync(path, 'utf8'))
  const started = performance.now()
  const model = trainClassifier(train.map(([text, label]) => ({ text, label })))
  const seconds = (performance.now() - started) / 1000
  const inside = test.map(([text, label]) => ({ label, best: classify(model, text)[0] }))
  const right = inside.filter(({ label, best }) => best?.label === label).length / inside.length
  const area = areaUnder(
    inside.map(({ best }) => best?.score ?? 0),
    oos_test.map(([text]) => classify(model, text)[0]?.score ?? 0),
  )
  return [
    { what: 'CLINC150: right of 150 intents', value: percent(right), aim: '92.8 %', met: right >= 0.928 },
    { what: 'CLINC150: area under the curve, out of scope', value: area.toFixed(3), aim: '0.951', met: area >= 0.951 },
    { what: 'CLINC150: training on 15,000 sentences', value: `${seconds.toFixed(0)} s` },
  ]
}

function answerRows(): Row[] {
  const started = performance.now()
  const articles = loadArticles('en')
  const { questions: asked, offTopic } = loadHoldoutQuestions('en')
  const model = trainAnswers({ articles, ...loadQuestions('en') })
  const took = performance.now() - started
  const first = asked.filter(({ label, text }) => classify(model, text)[0]?.label === label).length / asked.length
  const away = offTopic.filter((text) => ['none', 'refused'].includes(answerFrom(model, articles, text).kind))
  const rejected = away.length / offTopic.length
  return [
    { what: 'Articles: right one first', value: percent(first), aim: '85 %', met: first >= 0.85 },
    { what: 'Articles: unanswerable turned away', value: percent(rejected), aim: '85 %', met: rejected >= 0.85 },
    { what: 'Articles: training', value: `${took.toFixed(0)} ms` },
    timeRow(
      model,
      asked.map(({ text }) => text),
    ),
  ]
}

function timeRow(model: Classifier, texts: readonly string[]): Row {
  const times = texts.map((text) => {
    const started = performance.now()
    classify(model, text)
    return performance.now() - started
  })
  const slow = quantile(times, 0.95)
  return { what: 'Articles: one question, 95th percentile', value: `${slow.toFixed(2)} ms`, aim: '10 ms', met: slow <= 10 }
}

function intentRows(): Row[] {
  const model = trainIntents(loadIntentPhrases())
  const { examples, outOfScope } = loadIntentPhrases('holdout')
  const right = examples.filter(({ label, text }) => understand(model, text).intent === label).length / examples.length
  const rejected = outOfScope.filter((text) => understand(model, text).intent === 'unknown').length / outOfScope.length
  return [
    { what: 'Intents: understood', value: percent(right), aim: '92 %', met: right >= 0.92 },
    { what: 'Intents: answers and small talk left alone', value: percent(rejected), aim: '85 %', met: rejected >= 0.85 },
  ]
}

/** On sentences that neither rules nor examples were ever fitted to, without those that examples hold word for word. */
function crisisRows(): Row[] {
  const material = crisisTrainingSet(loadCrisisCorpus())
  const started = performance.now()
  const classifier = trainCrisisModel(material)
  const took = performance.now() - started
  const known = new Set([material.crisis, material.ordinary, material.templates.crisis, material.templates.ordinary].flat().map(bare))
  const holdout = loadCorpus('crisis/holdout').filter(({ text }) => !known.has(bare(text)))
  const all = (label: string, language?: string) =>
    textsOf(holdout.filter((row) => row.label === label && (language === undefined || row.language === language)))
  const share = (texts: readonly string[], caught: (text: string) => boolean) => texts.filter(caught).length / texts.length
  const ruled = (text: string) => detectCrisis(text) !== null
  const either = (text: string) => ruled(text) || screenCrisis(classifier, text) !== null
  const byView = (what: string, label: string) =>
    [...Map.groupBy(holdout, ({ source }) => source)].flatMap(([view, rows]) => {
      const texts = textsOf(rows.filter((row) => row.label === label))
      return texts.length === 0 ? [] : [{ what: `Crisis: ${what}, ${view}`, value: percent(share(texts, either)) }]
    })
  const crises = all('crisis')
  const noticed = share(crises, either)
  const alarms = share(all('ordinary'), either)
  return [
    { what: 'Crisis: noticed by rules', value: percent(share(crises, ruled)) },
    { what: 'Crisis: noticed by rules and the classifier', value: percent(noticed), aim: '98 %', met: noticed >= 0.98 },
    { what: 'Crisis: noticed in English', value: percent(share(all('crisis', 'en'), either)) },
    { what: 'Crisis: noticed in French', value: percent(share(all('crisis', 'fr'), either)) },
    { what: 'Crisis: false alarms', value: percent(alarms), aim: '5 %', met: alarms <= 0.05 },
    { what: 'Crisis: false alarms in English', value: percent(share(all('ordinary', 'en'), either)) },
    { what: 'Crisis: false alarms in French', value: percent(share(all('ordinary', 'fr'), either)) },
    { what: 'Crisis: training', value: `${took.toFixed(0)} ms`, aim: '3,000 ms', met: took <= 3000 },
    ...byView('noticed', 'crisis'),
    ...byView('false alarms', 'ordinary'),
  ]
}

function textsOf(rows: readonly CorpusRow[]): string[] {
  return rows.map(({ text }) => text)
}

/** The chance that a text of an intent scores above one of none. */
function areaUnder(inside: readonly number[], outside: readonly number[]): number {
  let above = 0
  for (const one of inside) for (const other of outside) above += one > other ? 1 : one === other ? 0.5 : 0
  return above / (inside.length * outside.length)
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`
}
