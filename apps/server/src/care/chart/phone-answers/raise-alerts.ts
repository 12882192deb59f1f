import { HELP_REASONS } from '@clinic/contract/vocabulary'
import type { Taken } from '@clinic/core/intake/take-answer'
import { applyQueue } from '../../../assistant/chat/apply-queue.ts'
import type { AnswerFacts, Applied } from '../../../assistant/chat/describe-effect.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { raiseAlarm } from '../../alarms/raise-alarm.ts'

type Raised = { key: string; taken: Taken; facts: AnswerFacts }

/**
 * An urgent answer notifies the whole team, as from the chat: the patient goes to the top of the PCR queue with a
 * note of the form and the finding (D-6).
 */
export async function raiseAlerts(tx: Tx, { key, taken, facts }: Raised): Promise<Applied[]> {
  const notes = [
    ...(taken.crisis ? [{ urgent_reason: 'suicide', note: `Thoughts of suicide told by phone, in the form ${key}` } as const] : []),
    ...taken.alarms.map((label) => ({ urgent_reason: 'red-flag', note: `Red flag in the form ${key}, by phone: ${label}` }) as const),
  ]
  const applied: Applied[] = []
  for (const why of notes) {
    applied.push(await applyQueue(tx, { kind: 'need-help', reason: HELP_REASONS.chatbot, urgent: true, contact: null, ...why }, facts))
  }
  if (!taken.crisis) return applied
  const { patient_id, now } = facts
  const alarm = await raiseAlarm(tx, {
    ...{ conversation_id: null, patient_id, now, kind: 'suicide', source: 'phone', again: true },
    ...{ words: `Thoughts of suicide told by phone, in the form ${key}`, told: null, callback_number: null },
  })
  const entry = { action: 'Crisis Words Noticed' as const, description: `suicide in the form ${key}, by phone` }
  return [...applied, alarm, { entries: [{ ...entry, entity: { kind: 'patient', id: patient_id }, patient_id }], live: [] }]
}
