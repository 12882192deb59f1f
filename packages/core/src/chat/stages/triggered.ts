import { triggeredBy } from '../../questionnaires/triggered-by.ts'
import { getOwnProperty } from '../../shared/get-own-property.ts'
import type { Effect } from '../state/effects.ts'
import type { ChatState } from '../state/state.ts'
import { questionnaireOf, type Turn } from '../state/turn.ts'

/**
 * The state with the questionnaires that the answers in hand call for after those of `plan` (REQ-421): each once, none that was begun in this
 * conversation. What can't be asked is left out, and said.
 */
export function withTriggered(turn: Turn, plan: readonly string[]): { state: ChatState; effects: Effect[] } {
  const { state, knowledge } = turn
  const { key: inHand, questions } = questionnaireOf(state, knowledge)
  const { after, triggered, leftOut } = triggeredBy(questions, state.answers, {
    begun: new Set([inHand, ...state.begun, ...state.untranslated]),
    after: plan,
    triggered: state.triggered,
    isPublished: (key) => getOwnProperty(knowledge.questionnaires, key) !== undefined,
  })
  const effects = leftOut.map(
    ({ key, why }): Effect => ({ kind: 'audit', action: 'Questionnaire Passed Over', description: `${key}, ${why}` }),
  )
  return { state: { ...state, plan: after, triggered }, effects }
}
