import type { CrisisClassifier } from '../crisis/crisis-classifier.ts'
import { arrayOf, type Packed } from './pack-arrays.ts'
import { quantize, restoreSteps, restoreTable, tabulate } from './quantize.ts'

/** The classifier without the empty places between its features, which are more than nine in ten. */
export function packCrisisClassifier({ known, rarity, weights, bias }: CrisisClassifier): Packed {
  const gaps: number[] = []
  let last = -1
  for (let place = 0; place < known.length; place += 1) {
    if (known[place] === 0) continue
    pushGap(gaps, place - last - 1)
    last = place
  }
  const { steps, step } = quantize(weights)
  const { table, places } = tabulate(rarity)
  return {
    fields: { places: known.length, features: weights.length, bias, step },
    arrays: { gaps: Uint8Array.from(gaps), rarities: table, rarity: places, weights: steps },
  }
}

/** What was packed; features are numbered in the order of their places, as training numbers them. */
export function unpackCrisisClassifier(packed: Packed): CrisisClassifier {
  const { places, bias, step } = packed.fields as { places: number; bias: number; step: number }
  const known = new Int32Array(places)
  let place = -1
  let feature = 0
  let gap = 0
  const gaps = arrayOf(packed, 'gaps', 'Uint8Array')
  for (let at = 0; at < gaps.length; at += 1) {
    const byte = gaps[at] as number
    gap += byte
    if (byte === LONG) continue
    place += gap + 1
    feature += 1
    known[place] = feature
    gap = 0
  }
  const rarity = restoreTable(arrayOf(packed, 'rarities', 'Float32Array'), arrayOf(packed, 'rarity', 'Uint16Array'))
  return { known, rarity, weights: restoreSteps(arrayOf(packed, 'weights', 'Int16Array'), step), bias }
}

/** A byte of this value says that the gap goes on in the next. */
const LONG = 255

function pushGap(gaps: number[], gap: number): void {
  let left = gap
  for (; left >= LONG; left -= LONG) gaps.push(LONG)
  gaps.push(left)
}
