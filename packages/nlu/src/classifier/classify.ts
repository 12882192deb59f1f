import { type Calibration, likelihood } from './calibrate.ts'
import { type Features, featuresOf } from './features.ts'
import { type Neighbours, nearestOf } from './nearest.ts'
import { marginsOf, type Svm } from './svm.ts'
import { rowOf, type Vocabulary } from './vocabulary.ts'

/** What training gives before it is calibrated. */
export type Model = { labels: readonly string[]; vocabulary: Vocabulary; svm: Svm; neighbours: Neighbours }

/**
 * A trained classifier. Below `threshold` a text more likely has no label at all; only 5 in 100 texts of no label reach `sure`. Both were
 * measured on examples left out of training.
 */
export type Classifier = Model & { calibration: Calibration; threshold: number; sure: number }

/** `score` is the chance, 0 to 1, that the text means the label when every second text means none. */
export type Guess = { label: string; score: number }

/** Every label with its score, the best first. A text without any known feature has only low scores. */
export function classify(model: Classifier, text: string): Guess[] {
  return weigh(model, featuresOf(text)).map(({ label, signs }) => ({ label, score: likelihood(model.calibration, signs) }))
}

/** Every label with what speaks for it, the best first: strength, lead over the best other, likeness to an example, known words. */
export function weigh(model: Model, features: Features): { label: string; signs: number[] }[] {
  const { labels, vocabulary, svm, neighbours } = model
  const row = rowOf(features, vocabulary)
  const margins = marginsOf(svm, row)
  const nearest = nearestOf(neighbours, row, labels.length)
  const weighed = labels.map((label, one) => {
    const likeness = nearest[one] ?? 0
    return { label, likeness, strength: (margins[one] ?? 0) + NEAREST_WEIGHT * likeness }
  })
  weighed.sort((a, b) => b.strength - a.strength)
  return weighed.map(({ label, likeness, strength }, place) => {
    const rival = weighed[place === 0 ? 1 : 0]?.strength ?? -1
    return { label, signs: [strength, strength - rival, likeness, row.known] }
  })
}

const NEAREST_WEIGHT = 0.7
