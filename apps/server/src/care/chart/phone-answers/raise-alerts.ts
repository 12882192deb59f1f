import { type CrisisKind, HELP_REASONS } from '@clinic/contract/vocabulary'
import { urgentReasonOf } from '@clinic/core/chat/stages/crisis'
import type { Taken } from '@clinic/core/intake/take-answer'
import { applyQueue } from '../../../assistant/chat/apply-queue.ts'
import type { AnswerFacts, Applied } from '../../../assistant/chat/describe-effect.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { raiseAlarm } from '../../alarms/raise-alarm.ts'

/** `name`: of the form. `words`: those of the answer that tell of an acute danger, which is `kind`. */
type Raised = { key: string; name: string; taken: Taken; acute: { kind: CrisisKind; words: string } | null; facts: AnswerFacts }

/**
 * What an answer by phone sets off at once: thoughts of self-harm and red flags are reviewed the same day, as in the chat, and bring the patient to
 * the top of the PCR queue. Only acute words raise an alarm: the person who asks is on the line, and their screen says what to ask (F-5).
 */
export async function raiseAlerts(tx: Tx, { key, name, taken, acute, facts }: Raised): Promise<Applied[]> {
  const notes = [
    ...(acute
      ? [
          {
            urgent_reason: urgentReasonOf(acute.kind),
            crisis: acute.kind,
            note: `Acute words (${acute.kind}) by phone, in the form ${name}`,
          },
        ]
      : []),
    ...(taken.crisis
      ? [
          {
            ...{ urgent_reason: 'red-flag' as const, concern: true as const },
            note: `Thoughts of death or self-harm told by phone, in the form ${name}: review today`,
          },
        ]
      : []),
    ...taken.alarms.map((label) => ({ urgent_reason: 'red-flag' as const, note: `Red flag in the form ${name}, by phone: ${label}` })),
  ]
  const applied: Applied[] = []
  for (const why of notes) {
    applied.push(await applyQueue(tx, { kind: 'need-help', reason: HELP_REASONS.chatbot, urgent: true, contact: null, ...why }, facts))
  }
  const { patient_id, now } = facts
  if (acute) {
    const { kind, words } = acute
    applied.push(
      await raiseAlarm(tx, {
        ...{ conversation_id: null, patient_id, now, kind, source: 'phone', again: true },
        ...{ words: `Acute words told by phone, in the form ${name}: “${words}”`, told: null, callback_number: null },
      }),
    )
  }
  if (!taken.crisis && !acute) return applied
  const description = `${acute?.kind ?? 'thoughts of self-harm'} in the form ${key}, by phone`
  const entry = { action: 'Crisis Words Noticed' as const, description, entity: { kind: 'patient' as const, id: patient_id }, patient_id }
  return [...applied, { entries: [entry], live: [] }]
}
