import type { Row } from './vocabulary.ts'

/** For every feature the examples that have it, with their weights. */
export type Neighbours = { starts: Int32Array; examples: Int32Array; values: Float32Array; target: Int32Array }

/** Prepares examples for `nearestOf`; `target` is the class of each row. */
export function neighboursOf(rows: readonly Row[], target: Int32Array, features: number): Neighbours {
  const starts = new Int32Array(features + 1)
  for (const { at } of rows) for (const feature of at) starts[feature + 1] = (starts[feature + 1] ?? 0) + 1
  for (let feature = 0; feature < features; feature += 1) starts[feature + 1] = (starts[feature + 1] ?? 0) + (starts[feature] ?? 0)
  const examples = new Int32Array(starts[features] ?? 0)
  const values = new Float32Array(examples.length)
  const next = starts.slice()
  for (const [example, { at, value }] of rows.entries()) {
    for (const [index, feature] of at.entries()) {
      const place = next[feature] ?? 0
      next[feature] = place + 1
      examples[place] = example
      values[place] = value[index] ?? 0
    }
  }
  return { starts, examples, values, target }
}

/** Cosine, 0 to 1, of the nearest example of each class. */
export function nearestOf({ starts, examples, values, target }: Neighbours, row: Row, classes: number): Float32Array {
  const likeness = new Float32Array(target.length)
  for (let index = 0; index < row.at.length; index += 1) {
    const feature = row.at[index] as number
    const weight = row.value[index] as number
    const end = starts[feature + 1] as number
    for (let place = starts[feature] as number; place < end; place += 1) {
      const example = examples[place] as number
      likeness[example] = (likeness[example] as number) + weight * (values[place] as number)
    }
  }
  const nearest = new Float32Array(classes)
  for (let example = 0; example < target.length; example += 1) {
    const one = target[example] as number
    if (one >= 0 && (likeness[example] as number) > (nearest[one] as number)) nearest[one] = likeness[example] as number
  }
  return nearest.map((one) => one / ROW_SQUARED)
}

/** Every row has a words part of length 1 and a pieces part of length 0.7. */
const ROW_SQUARED = 1.49
