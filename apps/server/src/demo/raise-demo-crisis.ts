import { raiseAlarm } from '../care/alarms/raise-alarm.ts'
import type { Config } from '../platform/config.ts'
import { type Context, change } from '../platform/db/change.ts'
import { Problem } from '../platform/http/problem.ts'
import { readDemo } from './read-demo.ts'
import { pickPatient } from './store.ts'

const WORDS = 'I don’t want to be here tonight.'
const TOLD =
  'I am glad you told me. In danger now? Call 9-1-1. To talk to someone, call or text 9-8-8, free and in confidence, day and night.'

/** Raises an alarm as a patient of the demo clinic would (F-23), so that it can be seen what staff see. Refusal: `not-found` as `readDemo`. */
export async function raiseDemoCrisis(context: Context, facts: { config: Config; local: boolean }): Promise<{ id: number }> {
  await readDemo({ sql: context.sql, ...facts })
  return change({ ...context, actor: { kind: 'assistant' } }, async (tx, { now }) => {
    const patient_id = await pickPatient(tx)
    if (patient_id === null) throw new Problem('not-found')
    const { entries, live } = await raiseAlarm(tx, {
      ...{ conversation_id: null, patient_id, kind: 'suicide', source: 'rule', again: false },
      ...{ words: WORDS, told: TOLD, callback_number: null, now },
    })
    const [entry] = entries
    if (!entry) throw new Error('no alarm was raised')
    return { result: { id: Number(entry.entity.id) }, audit: entry, live }
  })
}
