import { MODEL_NAMES, readModel } from '@clinic/data/model-files'
import { packArrays } from '@clinic/nlu/models/pack-arrays'
import { expect, test } from 'vitest'
import { trainShipped } from './train-shipped.ts'

test.each(MODEL_NAMES)(
  'training %s again gives the shipped file: neither data nor training has changed since',
  { timeout: 240_000 },
  (name) => {
    expect(Buffer.from(packArrays(trainShipped(name))).equals(Buffer.from(readModel(name).packed)), 'run npm run train').toBe(true)
  },
)
