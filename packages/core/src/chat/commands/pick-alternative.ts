import { ordinalPlace } from '../../questionnaires/reading/option-place.ts'
import { foldText } from '../../shared/fold-text.ts'
import { STAGE_RULES } from '../stages/stages.ts'
import type { Outcome, Turn } from '../state/turn.ts'
import { question } from './command.ts'

/** A title that the last message offered, by its words or its place ("the first one"): its article. Null for anything else. */
export function pickAlternative(turn: Turn): Outcome | null {
  const { alternatives } = turn.state
  if (turn.context !== null || alternatives.length === 0) return null
  const title = alternatives[ordinalPlace(foldText(turn.text), alternatives.length) ?? -1] ?? titleOffered(turn)
  return title === undefined ? null : question({ ...turn, text: title, intent: 'question' })
}

/** The words of a button that the last message offered. */
export function titleOffered({ state, text }: Turn): string | undefined {
  const said = foldText(text)
  return state.alternatives.find((title) => foldText(title) === said)
}

/** The option that an ordinal names among the buttons of a step; questions and times read their own. */
export function optionByPlace({ state, knowledge, text, context }: Turn): string | null {
  if (context !== null || state.stage === 'questionnaire' || state.stage === 'appointment') return null
  const place = ordinalPlace(foldText(text), 0)
  if (place === null || place < 0) return null
  const option = STAGE_RULES[state.stage].prompt(state, knowledge).options?.[place]
  return option === undefined ? null : typeof option === 'string' ? option : option.value
}
