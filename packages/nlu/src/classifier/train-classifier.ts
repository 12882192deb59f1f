import { type Calibration, calibrate, likelihood, type Trial } from './calibrate.ts'
import { type Classifier, type Model, weigh } from './classify.ts'
import { type Features, featuresOf } from './features.ts'
import { neighboursOf } from './nearest.ts'
import { trainSvm } from './svm.ts'
import { rowOf, vocabularyOf } from './vocabulary.ts'

export type Example = { label: string; text: string }

type Seen = { label: string | null; features: Features; fold: number }

/** Parts that take turns in being left out of training, so that scores are fitted to texts that were not trained on. */
const FOLDS = 4
/** How many of the parts are left out: half of the examples are enough to fit scores to. */
const TRIED = 2
/** Enough rounds for scores to be fitted to; the classifier itself takes as many as it needs. */
const TRIAL_ROUNDS = 5
/** Shares of texts of no label that stay at least below `threshold` and `sure`: better no article than one about something else. */
const BELOW_THRESHOLD = 0.9
const BELOW_SURE = 0.95

/**
 * Trains a classifier of labels: word and letter-piece TF-IDF, a linear SVM and the nearest example. `outOfScope` are texts of no label:
 * they teach the scores and thresholds what to turn away. The same examples always give the same classifier; no network, no library.
 */
export function trainClassifier(examples: readonly Example[], outOfScope: readonly string[] = []): Classifier {
  const seen = [...examples.map(({ label, text }) => ({ label, text })), ...outOfScope.map((text) => ({ label: null, text }))]
  const places = new Map<string | null, number>()
  const prepared = seen.map(({ label, text }): Seen => {
    const place = places.get(label) ?? 0
    places.set(label, place + 1)
    return { label, features: featuresOf(text), fold: place % FOLDS }
  })
  const trials = trialsOf(prepared)
  const calibration = calibrate(trials)
  return { ...trainModel(prepared), calibration, ...thresholds(trials, calibration) }
}

/** Weights for every label, without scores. */
function trainModel(seen: readonly Pick<Seen, 'label' | 'features'>[], rounds?: number): Model {
  const labels = [...new Set(seen.flatMap(({ label }) => label ?? []))].sort()
  const places = new Map(labels.map((label, place) => [label, place]))
  const vocabulary = vocabularyOf(seen.map(({ features }) => features))
  const rows = seen.map(({ features }) => rowOf(features, vocabulary))
  const target = Int32Array.from(seen, ({ label }) => (label === null ? -1 : (places.get(label) ?? -1)))
  const size = { classes: labels.length, features: vocabulary.rarity.length, rounds }
  return { labels, vocabulary, svm: trainSvm(rows, target, size), neighbours: neighboursOf(rows, target, size.features) }
}

type Unseen = Trial & { inside: boolean }

/** The best guess for every example by a classifier that has not seen it. Texts of no label weigh as much together as all others. */
function trialsOf(seen: readonly Seen[]): Unseen[] {
  const insiders = seen.filter(({ label }) => label !== null).length
  const outsideWeight = insiders / (seen.length - insiders)
  return Array.from({ length: TRIED }, (_, fold) => fold).flatMap((fold) => {
    const model = trainModel(
      seen.filter((one) => one.fold !== fold),
      TRIAL_ROUNDS,
    )
    return seen
      .filter((one) => one.fold === fold)
      .flatMap(({ label, features }) => {
        const [best] = weigh(model, features)
        const inside = label !== null
        return best ? [{ signs: best.signs, right: best.label === label, weight: inside ? 1 : outsideWeight, inside }] : []
      })
  })
}

/** Where the share kept of the labels' texts and the share turned away of all others are highest together. */
function thresholds(trials: readonly Unseen[], calibration: Calibration): { threshold: number; sure: number } {
  const scored = trials.map(({ signs, inside }) => ({ score: likelihood(calibration, signs), inside })).sort((a, b) => a.score - b.score)
  const insiders = scored.filter(({ inside }) => inside).length
  const outsiders = scored.length - insiders
  if (insiders === 0 || outsiders === 0) return { threshold: 0, sure: 0.5 }
  let threshold = 0
  let best = 0
  let sum = 0
  for (const { score, inside } of scored) {
    sum += inside ? -1 / insiders : 1 / outsiders
    if (sum > best) [best, threshold] = [sum, score]
  }
  const others = scored.filter(({ inside }) => !inside)
  const atLeast = (share: number) => Math.max(threshold, others[Math.floor(others.length * share)]?.score ?? threshold)
  return { threshold: atLeast(BELOW_THRESHOLD), sure: atLeast(BELOW_SURE) }
}
