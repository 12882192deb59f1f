import { concernPrompt } from './stages/concern.ts'
import { questionnaire } from './stages/questionnaire.ts'
import type { ChatState } from './state/state.ts'
import type { Knowledge } from './state/turn.ts'

/** The words of the question that waits, if only the patient may choose its answer: one of a scale, or about self-harm (F-11). */
export function ownQuestion(state: ChatState, knowledge: Knowledge): string | null {
  if (state.crisis || (!state.concern && state.stage !== 'questionnaire')) return null
  const { DATA } = state.concern ? concernPrompt(state, knowledge) : questionnaire.prompt(state, knowledge)
  return typeof DATA?.own === 'string' ? DATA.own : null
}
