import type { Sql } from '../../../platform/db/database.ts'
import { listenForEvents } from '../../../platform/events.ts'
import { failureWords } from '../../../platform/telemetry/safe-error.ts'
import { loadTrainingMaterial } from '../../articles/load-training-material.ts'
import { answerWithModels, type Models, type Nlu } from './answer-with-models.ts'
import { loadModelsAside } from './load-models.ts'
import { trainModels } from './train-models.ts'

export type KeptModels = { nlu(): Nlu; close(): Promise<void> }

/**
 * Loads the shipped models (`loading`: where that has begun), which serve at once with the articles that are approved now. Where staff changed articles or taught phrases, models
 * are trained again in a thread, at the start and after each change, whichever process made it; the ones before serve until the new are ready,
 * and stay where training fails.
 */
export async function keepModels(sql: Sql, log: (line: string) => void, loading: Promise<Models> = loadModelsAside()): Promise<KeptModels> {
  const shipped = await loading
  let nlu = answerWithModels(shipped, await loadTrainingMaterial(sql))
  let wanted = false
  let busy = false
  let closed = false
  const train = async () => {
    wanted = true
    if (busy) return
    busy = true
    while (wanted && !closed) {
      wanted = false
      try {
        const newest = await loadTrainingMaterial(sql)
        nlu = answerWithModels(await trainModels(shipped, newest), newest)
      } catch (error) {
        if (!closed) log(`Articles and examples could not be learned: ${failureWords(error)}`)
      }
    }
    busy = false
  }
  const events = await listenForEvents(sql)
  events.subscribe((event) => {
    if (event === 'lost' || event.kind === 'language') void train()
  })
  void train()
  return {
    nlu: () => nlu,
    close: () => {
      closed = true
      return events.close()
    },
  }
}
