import { MODEL_NAMES, readModel } from '@clinic/data/model-files'
import { packArrays } from '@clinic/nlu/models/pack-arrays'
import { expect, test } from 'vitest'
import { loadModels } from './load-models.ts'
import { trainShipped } from './train-shipped.ts'

test.each(MODEL_NAMES)(
  'training %s again gives the shipped file: neither data nor training has changed since',
  { timeout: 240_000 },
  (name) => {
    expect(Buffer.from(packArrays(trainShipped(name))).equals(Buffer.from(readModel(name).packed)), 'run npm run train').toBe(true)
  },
)

test('all models load with less than 200 ms of computing, so that no patient waits for them (F-6)', () => {
  const before = process.cpuUsage()
  loadModels()
  const { user, system } = process.cpuUsage(before)
  expect((user + system) / 1000).toBeLessThan(200)
})
