import type { KindClassifier } from '../danger-kinds/kind-classifier.ts'
import { arrayOf, type Packed } from './pack-arrays.ts'
import { quantize, restoreSteps, restoreTable, tabulate } from './quantize.ts'

type Fields = Pick<KindClassifier, 'kinds'> & { features: string[]; unseen: number; step: number }

export function packKindClassifier({ kinds, vocabulary, svm }: KindClassifier): Packed {
  const { steps, step } = quantize(svm.weights)
  const { table, places } = tabulate(vocabulary.rarity)
  const fields: Fields = { kinds, features: [...vocabulary.index.keys()], unseen: vocabulary.unseen, step }
  return { fields, arrays: { rarities: table, rarity: places, weights: steps } }
}

export function unpackKindClassifier(packed: Packed): KindClassifier {
  const { kinds, features, unseen, step } = packed.fields as Fields
  const rarity = restoreTable(arrayOf(packed, 'rarities', 'Float32Array'), arrayOf(packed, 'rarity', 'Uint16Array'))
  const weights = restoreSteps(arrayOf(packed, 'weights', 'Int16Array'), step)
  return {
    kinds,
    vocabulary: { index: new Map(features.map((one, place) => [one, place])), rarity, unseen },
    svm: { weights, classes: kinds.length, features: features.length },
  }
}
