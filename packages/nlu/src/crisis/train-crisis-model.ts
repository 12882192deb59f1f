import { expandTemplates } from '../text/expand-templates.ts'
import { bare } from '../text/normalize.ts'
import { type CrisisClassifier, trainCrisisClassifier } from './crisis-classifier.ts'

/** Examples with their label; `weight`, above 0: how much one counts in training, 1 where it is absent. */
export type CrisisCorpus = Readonly<Record<'crisis' | 'ordinary' | 'templates', readonly CorpusText[]>>
type CorpusText = { text: string; label: string; weight?: number | undefined }

/**
 * What is trained on. `templates`: what templates expand to. `weights`: of the ordinary ones that hold the classifier back less than others.
 */
type CrisisTrainingSet = {
  crisis: readonly string[]
  ordinary: readonly string[]
  weights: ReadonlyMap<string, number>
  templates: { crisis: readonly string[]; ordinary: readonly string[] }
}

/** Everything that is known, each sentence once; what stands in both lists is a crisis. */
export function crisisTrainingSet(corpus: CrisisCorpus): CrisisTrainingSet {
  const crisis = once(corpus.crisis)
  const known = new Set(crisis.map(bare))
  const ordinary = once(corpus.ordinary).filter((text) => !known.has(bare(text)))
  const weights = new Map(corpus.ordinary.flatMap(({ text, weight }) => (weight === undefined ? [] : [[text, weight]])))
  const expanded = (label: string) => expandTemplates(corpus.templates.filter((one) => one.label === label).map(({ text }) => text))
  return { crisis, ordinary, weights, templates: { crisis: expanded('crisis'), ordinary: expanded('ordinary') } }
}

/** The classifier behind `screenCrisis`: likeness to sentences of crisis. Takes seconds; `npm run train` does it once. */
export function trainCrisisModel({ crisis, ordinary, weights, templates }: CrisisTrainingSet): CrisisClassifier {
  return trainCrisisClassifier([
    ...[...crisis, ...templates.crisis].map((text) => ({ text, crisis: true, trust: 1 })),
    ...[...ordinary, ...templates.ordinary].map((text) => ({ text, crisis: false, trust: weights.get(text) ?? 1 })),
  ])
}

function once(texts: readonly CorpusText[]): string[] {
  return [...new Map(texts.map(({ text }) => [bare(text), text])).values()]
}
