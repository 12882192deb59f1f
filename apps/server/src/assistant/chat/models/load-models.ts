import { type ModelName, readModel, readModelAside } from '@clinic/data/model-files'
import { unpackArrays } from '@clinic/nlu/models/pack-arrays'
import { unpackClassifier } from '@clinic/nlu/models/pack-classifier'
import { unpackCrisisClassifier } from '@clinic/nlu/models/pack-crisis-classifier'
import { unpackKindClassifier } from '@clinic/nlu/models/pack-kind-classifier'
import type { Models } from './answer-with-models.ts'

/** The models that ship with the product (`npm run train`). Throws where one is missing or broken: without them no patient is answered. */
export function loadModels(): Models {
  return unpackModels((name) => readModel(name).packed)
}

/** The same, decompressed in other threads while this one does something else. */
export function loadModelsAside(): Promise<Models> {
  const loading = unpackAside()
  // A failure is heard where this is awaited, which may be later.
  loading.catch(() => {})
  return loading
}

async function unpackAside(): Promise<Models> {
  const read = async (name: (typeof LOADED)[number]) => [name, await readModelAside(name)] as const
  const packed = Object.fromEntries(await Promise.all(LOADED.map(read))) as Record<(typeof LOADED)[number], Uint8Array>
  return unpackModels((name) => packed[name])
}

const LOADED = ['crisis', 'crisis-kinds', 'intents', 'answers-en', 'answers-fr'] as const satisfies ModelName[]

function unpackModels(read: (name: (typeof LOADED)[number]) => Uint8Array): Models {
  const packed = (name: (typeof LOADED)[number]) => unpackArrays(read(name))
  return {
    crisis: unpackCrisisClassifier(packed('crisis')),
    kinds: unpackKindClassifier(packed('crisis-kinds')),
    intents: unpackClassifier(packed('intents')),
    answers: { en: unpackClassifier(packed('answers-en')), fr: unpackClassifier(packed('answers-fr')) },
  }
}
