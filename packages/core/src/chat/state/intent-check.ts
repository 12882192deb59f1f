import type { Intent } from '@clinic/contract/intents'
import type { Effect } from './effects.ts'
import type { Prediction } from './prediction.ts'
import { BY_MODEL } from './suggestion.ts'
import type { Turn } from './turn.ts'

/** The entry of something that was done without being certain (REQ-216): the guess, where, and how sure; never the words. */
export function intentCheck({ intent, confidence, by }: Prediction, stage: string): Effect {
  const whose = by === 'language-model' ? BY_MODEL : ''
  const sure = confidence === null ? '' : `, ${percent(confidence)} sure`
  return { kind: 'audit', action: 'Predicted Intent Check', description: `${intent} at ${stage}${whose}${sure}` }
}

/** Words of an intent in a longer message, where nothing that was learned speaks for it or against it. */
const EVEN = 0.5

/** What rules heard: certain, or as likely as the classifier finds it. */
export function predictedByRule({ text, knowledge }: Turn, intent: Intent, sure: boolean): Prediction {
  const heard = sure ? undefined : knowledge.understand?.(text)
  return { intent, confidence: sure ? 1 : heard?.intent === intent ? heard.confidence : EVEN, by: 'rule' }
}

/** A message that was of no use: how likely the best of all guesses was. */
export function notUnderstood({ text, knowledge }: Turn): Prediction {
  const heard = knowledge.understand?.(text)
  return { intent: 'unknown', confidence: heard?.confidence ?? 0, by: heard ? 'classifier' : 'rule' }
}

/** The entry of a message that was of no use (REQ-215), with how likely the best guess was where anything was learned. */
export function misunderstood(turn: Turn, at: string): Effect {
  const { confidence, by } = notUnderstood(turn)
  const best = by === 'rule' || confidence === null ? '' : `, best guess ${percent(confidence)}`
  return { kind: 'audit', action: 'Misunderstood User Message', description: `${at}${best}` }
}

function percent(confidence: number): string {
  return `${Math.round(confidence * 100)}%`
}
