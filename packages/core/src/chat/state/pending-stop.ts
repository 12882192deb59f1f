import { type Stop, stopsIn } from '../../eligibility/rules.ts'
import type { ChatState } from './state.ts'
import { isMain, type Knowledge, questionnaireOf } from './turn.ts'

/** The rules that the answers in hand meet; scales have none. */
export function metStops(state: ChatState, knowledge: Knowledge): Stop[] {
  if (!isMain(state)) return []
  return stopsIn(questionnaireOf(state, knowledge).questions, state.answers)
}

/** The first of them whose answer the patient has not confirmed yet (F-19). */
export function pendingStop(state: ChatState, knowledge: Knowledge): Stop | null {
  return metStops(state, knowledge).find(({ rule }) => !state.confirmed_stops.includes(rule)) ?? null
}

/** The question whose answer the conversation stopped at; `null` at any other stage. */
export function stoppedAt(state: ChatState, knowledge: Knowledge): string | null {
  if (state.stage === 'stop-check') return pendingStop(state, knowledge)?.because.tag ?? null
  if (state.stage !== 'stop') return null
  const last = state.confirmed_stops.at(-1)
  return metStops(state, knowledge).find(({ rule }) => rule === last)?.because.tag ?? null
}
