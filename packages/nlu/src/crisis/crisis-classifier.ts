import { trainSvm } from '../classifier/svm.ts'
import { CRISIS_PARTS, type CrisisFeatures, type CrisisPart, crisisFeaturesOf } from './crisis-features.ts'

/** Where each place that a feature can have stands among those that were trained on (0: nowhere), and their rarity and weight. */
export type CrisisClassifier = Known & { weights: Float32Array; bias: number }
type Known = { known: Int32Array; rarity: Float32Array }

/** `trust`, above 0: how much it counts; 1 is as much as any other. */
type CrisisExample = { text: string; crisis: boolean; trust: number }

/**
 * Trains what reads like a crisis: several linear classifiers, each with its own view of the features, folded into one. The same examples always
 * give the same classifier; no network, no library.
 */
export function trainCrisisClassifier(examples: readonly CrisisExample[]): CrisisClassifier {
  const texts = examples.map(({ text }) => placesOf(crisisFeaturesOf(text)))
  const { known, rarity, parts } = rarityOf(texts)
  const all = texts.map((places) => weighed(places, { known, rarity }))
  const target = Int32Array.from(examples, ({ crisis }) => (crisis ? 0 : -1))
  const size = { classes: 1, features: rarity.length, trust: Float32Array.from(examples, ({ trust }) => trust), rounds: ROUNDS }
  const classifier: CrisisClassifier = { known, rarity, weights: new Float32Array(rarity.length), bias: 0 }
  const leaning = leaningOf(all, examples, rarity.length)
  for (const view of VIEWS) {
    const shares = Float32Array.from(parts, (part, at) => (view[CRISIS_PARTS[part] as CrisisPart] ?? 0) * (leaning[at] as number))
    const rows = all.map((row) => seenBy(row, shares))
    const { weights } = trainSvm(rows, target, size)
    for (let at = 0; at < shares.length; at += 1) {
      classifier.weights[at] = (classifier.weights[at] as number) + ((shares[at] as number) * (weights[at] as number)) / VIEWS.length
    }
    classifier.bias += (weights[rarity.length] ?? 0) / VIEWS.length
  }
  return classifier
}

/** How far a text stands on the side of crisis; 0 is even, most texts are within 1. */
export function scoreCrisis(classifier: CrisisClassifier, text: string): number {
  const { at, value } = weighed(placesOf(crisisFeaturesOf(text)), classifier)
  return at.reduce((sum, place, index) => sum + (classifier.weights[place] ?? 0) * (value[index] ?? 0), classifier.bias)
}

type View = Partial<Record<CrisisPart, number>>

/** What each classifier looks at, and how much: all of it, words, concepts, letters. Found by cross-validation. */
const VIEWS: readonly View[] = [
  { words: 0.7, pairs: 0.5, near: 0.5, soundPairs: 0.5, letters: 0.5, together: 0.5, order: 0.5, after: 0.3, denied: 0.4 },
  { words: 0.7, pairs: 0.7, near: 0.5, sounds: 0.3, soundPairs: 0.5, denied: 0.3 },
  { words: 0.3, about: 0.5, together: 0.7, order: 0.7, after: 0.5, denied: 0.5 },
  { letters: 1 },
]

/** Places for the features of one part. Two that share a place seldom matter. */
const PLACES = 2 ** 18
/** Enough for classifiers that are folded into one: more change nothing that cross-validation sees. */
const ROUNDS = 7
/** What stands in fewer texts than this says nothing of others. */
const TEXTS = 2

type Row = { at: Int32Array; value: Float32Array }

/** Places of the features of all parts, each once. */
function placesOf(features: CrisisFeatures): number[] {
  const places = new Set<number>()
  for (const [part, name] of CRISIS_PARTS.entries()) for (const one of features[name]) places.add(part * PLACES + (hash(one) % PLACES))
  return [...places]
}

/** FNV-1a, its high bits mixed in. */
function hash(text: string): number {
  let mixed = 2166136261
  for (let place = 0; place < text.length; place += 1) mixed = Math.imul(mixed ^ text.charCodeAt(place), 16777619)
  return (mixed ^ (mixed >>> 15)) >>> 0
}

/** Inverse document frequency of what stands in enough texts, and the part that each belongs to. */
function rarityOf(texts: readonly (readonly number[])[]): Known & { parts: number[] } {
  const known = new Int32Array(CRISIS_PARTS.length * PLACES)
  for (const places of texts) for (const place of places) known[place] = (known[place] as number) + 1
  const rarity = [0]
  const parts = [0]
  for (let place = 0; place < known.length; place += 1) {
    const count = known[place] as number
    known[place] = count < TEXTS ? 0 : rarity.push(Math.log((1 + texts.length) / (1 + count)) + 1) - 1
    if (count >= TEXTS) parts.push(Math.floor(place / PLACES))
  }
  return { known, rarity: Float32Array.from(rarity), parts }
}

/**
 * How much each feature leans to one side, after naive Bayes: one that stands in crises and ordinary talk alike counts for little, whatever
 * its rarity (Wang and Manning 2012).
 */
function leaningOf(rows: readonly Row[], examples: readonly CrisisExample[], features: number): Float32Array {
  const sides = [new Float64Array(features).fill(1), new Float64Array(features).fill(1)] as const
  const totals = [0, 0] as [number, number]
  for (const [row, { crisis, trust }] of examples.entries()) {
    const side = crisis ? 0 : 1
    totals[side] += trust
    for (const at of (rows[row] as Row).at) sides[side][at] = (sides[side][at] as number) + trust
  }
  const evens = Math.log((totals[1] || 1) / (totals[0] || 1))
  return Float32Array.from(sides[0], (crises, at) => {
    const leaning = Math.abs(Math.log(crises / (sides[1][at] as number)) + evens)
    return LEAST_LEANING + LEANING * Math.min(leaning, MOST_LEANING)
  })
}

const LEAST_LEANING = 0.18
const LEANING = 0.7
const MOST_LEANING = 3

/** Known features by their rarity, every part brought to length one, so that none drowns the others. */
function weighed(places: readonly number[], { known, rarity }: Known): Row {
  const seen = places.filter((place) => known[place] !== 0)
  const row: Row = { at: new Int32Array(seen.length), value: new Float32Array(seen.length) }
  const squares = new Float64Array(CRISIS_PARTS.length)
  for (let index = 0; index < seen.length; index += 1) {
    const place = seen[index] as number
    const part = Math.floor(place / PLACES)
    const at = known[place] as number
    const rare = rarity[at] as number
    row.at[index] = at
    row.value[index] = rare
    squares[part] = (squares[part] as number) + rare * rare
  }
  for (let index = 0; index < seen.length; index += 1) {
    const part = Math.floor((seen[index] as number) / PLACES)
    row.value[index] = (row.value[index] as number) / Math.sqrt(squares[part] as number)
  }
  return row
}

/** The row as a view sees it; `shares`: how much it looks at each feature. */
function seenBy({ at, value }: Row, shares: Float32Array): Row {
  const seen: Row = { at: new Int32Array(at.length), value: new Float32Array(at.length) }
  let count = 0
  for (let index = 0; index < at.length; index += 1) {
    const share = shares[at[index] as number] as number
    if (share === 0) continue
    seen.at[count] = at[index] as number
    seen.value[count] = share * (value[index] as number)
    count += 1
  }
  return { at: seen.at.subarray(0, count), value: seen.value.subarray(0, count) }
}
