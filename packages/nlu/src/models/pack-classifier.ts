import type { Classifier } from '../classifier/classify.ts'
import { arrayOf, type Packed } from './pack-arrays.ts'
import { quantize, restoreSteps, restoreTable, tabulate } from './quantize.ts'

type Fields = Pick<Classifier, 'labels' | 'calibration' | 'threshold' | 'sure'> & {
  features: string[]
  unseen: number
  steps: { svm: number; neighbours: number }
}

/** A classifier of at most 65,536 examples. */
export function packClassifier({ labels, vocabulary, svm, neighbours, calibration, threshold, sure }: Classifier): Packed {
  const [weights, values] = [quantize(svm.weights), quantize(neighbours.values)]
  const { table, places } = tabulate(vocabulary.rarity)
  const steps = { svm: weights.step, neighbours: values.step }
  const fields: Fields = { labels, calibration, threshold, sure, features: [...vocabulary.index.keys()], unseen: vocabulary.unseen, steps }
  return {
    fields,
    arrays: {
      rarities: table,
      rarity: places,
      weights: weights.steps,
      counts: Uint16Array.from(neighbours.starts.subarray(1), (start, feature) => start - (neighbours.starts[feature] ?? 0)),
      examples: new Uint16Array(neighbours.examples),
      values: values.steps,
      target: new Int16Array(neighbours.target),
    },
  }
}

export function unpackClassifier(packed: Packed): Classifier {
  const { labels, calibration, threshold, sure, features, unseen, steps } = packed.fields as Fields
  const starts = new Int32Array(features.length + 1)
  const counts = arrayOf(packed, 'counts', 'Uint16Array')
  for (let feature = 0; feature < counts.length; feature += 1)
    starts[feature + 1] = (starts[feature] as number) + (counts[feature] as number)
  return {
    ...{ labels, calibration, threshold, sure },
    vocabulary: {
      index: new Map(features.map((one, place) => [one, place])),
      rarity: restoreTable(arrayOf(packed, 'rarities', 'Float32Array'), arrayOf(packed, 'rarity', 'Uint16Array')),
      unseen,
    },
    svm: {
      weights: restoreSteps(arrayOf(packed, 'weights', 'Int16Array'), steps.svm),
      classes: labels.length,
      features: features.length,
    },
    neighbours: {
      starts,
      examples: new Int32Array(arrayOf(packed, 'examples', 'Uint16Array')),
      values: restoreSteps(arrayOf(packed, 'values', 'Int16Array'), steps.neighbours),
      target: new Int32Array(arrayOf(packed, 'target', 'Int16Array')),
    },
  }
}
