import type { ReplyFamily, ReplyModel } from '../replies/reply-model.ts'
import { arrayOf, type Packed } from './pack-arrays.ts'
import { quantize, restoreSteps, restoreTable, tabulate } from './quantize.ts'

type Fields = {
  families: (Pick<ReplyFamily, 'places' | 'labels' | 'several'> & { features: string[]; unseen: number; step: number })[]
}

/** One run of rarities and one of weights, family after family. */
export function packReplies({ families }: ReplyModel): Packed {
  const weights = families.map(({ svm }) => quantize(svm.weights))
  const { table, places } = tabulate(Float32Array.from(families.flatMap(({ vocabulary }) => [...vocabulary.rarity])))
  const fields: Fields = {
    families: families.map(({ places: asked, labels, several, vocabulary }, place) => ({
      ...{ places: asked, labels, several, features: [...vocabulary.index.keys()] },
      unseen: vocabulary.unseen,
      step: weights[place]?.step ?? 1,
    })),
  }
  return { fields, arrays: { rarities: table, rarity: places, weights: Int16Array.from(weights.flatMap(({ steps }) => [...steps])) } }
}

export function unpackReplies(packed: Packed): ReplyModel {
  const rarities = restoreTable(arrayOf(packed, 'rarities', 'Float32Array'), arrayOf(packed, 'rarity', 'Uint16Array'))
  const weights = arrayOf(packed, 'weights', 'Int16Array')
  let at = 0
  let from = 0
  const families = (packed.fields as Fields).families.map(({ features, unseen, step, labels, ...asked }): ReplyFamily => {
    const size = (features.length + 1) * labels.length
    const svm = { weights: restoreSteps(weights.subarray(from, from + size), step), classes: labels.length, features: features.length }
    const rarity = rarities.subarray(at, at + features.length)
    from += size
    at += features.length
    return { ...asked, labels, vocabulary: { index: new Map(features.map((one, place) => [one, place])), rarity, unseen }, svm }
  })
  return { families }
}
