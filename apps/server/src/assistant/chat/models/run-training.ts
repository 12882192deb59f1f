import { performance } from 'node:perf_hooks'
import { MODEL_NAMES, writeModel } from '@clinic/data/model-files'
import { packArrays } from '@clinic/nlu/models/pack-arrays'
import { trainShipped } from './train-shipped.ts'

/** Trains every model from `data/` and writes `data/models/`, which is committed with the data it was trained from. */
export function runTraining(): void {
  for (const name of MODEL_NAMES) {
    const started = performance.now()
    const bytes = writeModel(name, packArrays(trainShipped(name)))
    const seconds = ((performance.now() - started) / 1000).toFixed(1)
    process.stdout.write(`data/models/${name}.bin: ${Math.round(bytes / 1024)} KB, ${seconds} s\n`)
  }
}

runTraining()
