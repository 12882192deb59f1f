import { expect, test } from 'vitest'
import { hashTrainingData, MODEL_NAMES, readModel } from './model-files.ts'

test.each(MODEL_NAMES)('the shipped model %s was trained from the data as it is; after a change: npm run train', (name) => {
  expect(readModel(name).hash).toBe(hashTrainingData(name))
})
