import { type ModelName, readModel } from '@clinic/data/model-files'
import { unpackArrays } from '@clinic/nlu/models/pack-arrays'
import { unpackClassifier } from '@clinic/nlu/models/pack-classifier'
import { unpackCrisisClassifier } from '@clinic/nlu/models/pack-crisis-classifier'
import { unpackKindClassifier } from '@clinic/nlu/models/pack-kind-classifier'
import type { Models } from './answer-with-models.ts'

/** The models that ship with the product (`npm run train`). Throws where one is missing or broken: without them no patient is answered. */
export function loadModels(): Models {
  const packed = (name: ModelName) => unpackArrays(readModel(name).packed)
  return {
    crisis: unpackCrisisClassifier(packed('crisis')),
    kinds: unpackKindClassifier(packed('crisis-kinds')),
    intents: unpackClassifier(packed('intents')),
    answers: { en: unpackClassifier(packed('answers-en')), fr: unpackClassifier(packed('answers-fr')) },
  }
}
