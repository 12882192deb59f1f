import { outcomesOf } from '../questionnaires/outcomes-of.ts'
import { own } from '../reference/own.ts'
import type { Effect } from './effects.ts'
import type { DialogState, Visit } from './state.ts'
import { questionnaireOf, type Turn } from './turn.ts'

/** So many questionnaires may answers add to one conversation. */
export const MOST_TRIGGERED = 5

/**
 * The state with the questionnaires that the answers in hand call for after those of `plan` (REQ-421): each once, none that was begun in this
 * conversation, no more than `MOST_TRIGGERED` in all, so that no chain goes on without an end. What can't be asked is left out, and said.
 */
export function withTriggered(turn: Turn, plan: readonly string[]): { state: DialogState; effects: Effect[] } {
  const { state, knowledge } = turn
  const { key: inHand, questions } = questionnaireOf(state, knowledge)
  const begun = new Set([inHand, ...state.begun, ...state.untranslated])
  const triggered = [...state.triggered]
  const after = [...plan]
  const effects: Effect[] = []
  for (const { key } of outcomesOf(questions, state.answers).triggers) {
    if (begun.has(key) || after.includes(key)) continue
    const known = triggered.includes(key)
    if (VISITS.includes(key)) effects.push(leftOut(key, 'which belongs to a visit of its own'))
    else if (!own(knowledge.questionnaires, key)) effects.push(leftOut(key, 'not published'))
    else if (!known && triggered.length >= MOST_TRIGGERED)
      effects.push(leftOut(key, `more than the ${MOST_TRIGGERED} that answers may add`))
    else {
      after.push(key)
      if (!known) triggered.push(key)
    }
  }
  return { state: { ...state, plan: after, triggered }, effects }
}

const VISITS: readonly string[] = ['async', 'renewal', 'follow_up'] satisfies Visit[]

function leftOut(key: string, why: string): Effect {
  return { kind: 'audit', action: 'Questionnaire Passed Over', description: `${key}, ${why}` }
}
