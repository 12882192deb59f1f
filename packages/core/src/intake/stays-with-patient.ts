import type { Question } from '@clinic/contract/questionnaires'
import { instrumentOf } from '../scales/instruments.ts'

/** Chosen options with these flags tell of self-harm. */
const OF_SELF_HARM = new Set(['suicidality', 'suicide_attempt_past'])
const ASKED_OF_SELF_HARM = 'safety_question'

/** Questions that only the patient answers in the chat: those of scales, and about self-harm (F-11). Consent is no question. */
export function staysWithPatient(key: string, { flags = {} }: Pick<Question, 'flags'>): boolean {
  if (instrumentOf(key) !== null || key === ASKED_OF_SELF_HARM) return true
  return Object.values(flags).some((raised) => raised.some((flag) => OF_SELF_HARM.has(flag)))
}
