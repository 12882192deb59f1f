import type { Row as KnownRow } from './vocabulary.ts'

type Row = Pick<KnownRow, 'at' | 'value'>

type Size = { classes: number; features: number; trust?: Float32Array; rounds?: number | undefined }

/** One weight per feature and class, feature by feature; the last feature is the bias. */
export type Svm = { weights: Float32Array; classes: number; features: number }

const PENALTY = 1
const ROUNDS = 14
/** Rounds end when no example pulls harder than this. */
const CALM = 0.05

/**
 * Linear support vector machines with squared hinge loss, one class against the rest, by dual coordinate descent (Hsieh et al. 2008,
 * the method of LIBLINEAR). `target` is the class of each row; -1 belongs to none and speaks against all. `trust` says how much each row
 * counts where some count less than others; fewer `rounds` are quicker. Deterministic.
 */
export function trainSvm(rows: readonly Row[], target: Int32Array, { classes, features, trust, rounds = ROUNDS }: Size): Svm {
  const weights = new Float32Array((features + 1) * classes)
  const slack = Float32Array.from(rows, (_, row) => 1 / (2 * PENALTY * (trust?.[row] ?? 1)))
  const pull = Float32Array.from(rows, ({ value }, row) => value.reduce((sum, one) => sum + one * one, 1) + (slack[row] ?? 0))
  const order = Int32Array.from(rows.keys())
  const chance = chances(11)
  for (let one = 0; one < classes; one += 1) {
    const vector = new Float32Array(features + 1)
    const duals = new Float32Array(rows.length)
    for (let round = 0; round < rounds; round += 1) {
      shuffle(order, chance)
      if (pass({ rows, target, one, vector, duals, pull, slack, order }) < CALM) break
    }
    for (let feature = 0; feature <= features; feature += 1) weights[feature * classes + one] = vector[feature] ?? 0
  }
  return { weights, classes, features }
}

/** How far a row stands on the side of each class; above zero is inside. */
export function marginsOf({ weights, classes, features }: Svm, { at, value }: Row): Float32Array {
  const margins = weights.slice(features * classes, (features + 1) * classes)
  for (let index = 0; index < at.length; index += 1) {
    const start = (at[index] as number) * classes
    const amount = value[index] as number
    for (let one = 0; one < classes; one += 1) margins[one] = (margins[one] as number) + (weights[start + one] as number) * amount
  }
  return margins
}

type Pass = {
  rows: readonly Row[]
  target: Int32Array
  one: number
  vector: Float32Array
  duals: Float32Array
  pull: Float32Array
  slack: Float32Array
  order: Int32Array
}

/** One look at every example; answers with the hardest pull seen. Indices stay inside their arrays, so the casts hold. */
function pass({ rows, target, one, vector, duals, pull, slack, order }: Pass): number {
  const bias = vector.length - 1
  let hardest = 0
  for (const example of order) {
    const { at, value } = rows[example] as Row
    const side = target[example] === one ? 1 : -1
    let margin = vector[bias] as number
    for (let index = 0; index < at.length; index += 1) margin += (vector[at[index] as number] as number) * (value[index] as number)
    const dual = duals[example] as number
    const gradient = side * margin - 1 + dual * (slack[example] as number)
    if (dual === 0 && gradient > 0) continue
    hardest = Math.max(hardest, Math.abs(gradient))
    const next = Math.max(0, dual - gradient / (pull[example] as number))
    const change = (next - dual) * side
    duals[example] = next
    if (change === 0) continue
    for (let index = 0; index < at.length; index += 1) {
      const feature = at[index] as number
      vector[feature] = (vector[feature] as number) + change * (value[index] as number)
    }
    vector[bias] = (vector[bias] as number) + change
  }
  return hardest
}

function shuffle(order: Int32Array, chance: () => number): void {
  for (let last = order.length - 1; last > 0; last -= 1) {
    const other = Math.floor(chance() * (last + 1))
    const kept = order[last] as number
    order[last] = order[other] as number
    order[other] = kept
  }
}

/** The same numbers from 0 to 1 for the same seed (mulberry32). */
function chances(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    const mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    const turned = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((turned ^ (turned >>> 14)) >>> 0) / 4294967296
  }
}
