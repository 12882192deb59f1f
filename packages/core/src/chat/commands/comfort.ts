import { lostPregnancy, speaksOfLoss, tellsOfDeath } from '@clinic/nlu/crisis/calm/speaks-of-loss'
import { kindOf } from '../../questionnaires/question-map/kind.ts'
import { pendingQuestion } from '../stages/questionnaire.ts'
import { isMiss } from '../state/prediction-of.ts'
import type { Outcome, Turn } from '../state/turn.ts'
import { textsOf } from '../texts/texts-of.ts'

/** The warm sentence comes first, once or wherever the words were nothing else; what they answered stays an answer. */
export function comfort(turn: Turn, outcome: Outcome): Outcome {
  // "I feel like no one helps me" asks for no list of commands.
  const answered = !isMiss(outcome) && outcome.predicted?.intent !== 'help'
  return withWords(textsOf(turn.state).distress, { turn, outcome, answered })
}

/** A loss is met with its own words. Told where pregnancy is asked, it is no answer: read as a yes it would be doubted, and turned away. */
export function acknowledgeLoss(turn: Turn, outcome: Outcome): Outcome | null {
  if (turn.context !== null || !(speaksOfLoss(turn.text) || (turn.state.stage === 'greeting' && tellsOfDeath(turn.text)))) return null
  const lost = lostPregnancy(turn.text)
  // Nor is an article on pregnancy what a loss asks for.
  const answered = !isMiss(outcome) && !(lost && (asksPregnancy(turn) || outcome.state.stage === 'greeting'))
  const told = withWords(textsOf(turn.state).stop.loss, { turn, outcome, answered })
  return lost ? { ...told, state: { ...told.state, lost_pregnancy: true } } : told
}

/** "Nightmares", to a list of what makes nights hard: a word or two that were taken as an answer ask for no more than the next question. */
export function namesOption({ state, knowledge, text }: Turn, outcome: Outcome): boolean {
  const asked = state.stage === 'questionnaire' ? pendingQuestion(state, knowledge) : null
  return asked !== null && kindOf(asked.question) !== 'none' && !isMiss(outcome) && text.trim().split(/\s+/).length <= FEW_WORDS
}

const FEW_WORDS = 3

function withWords(words: string, { turn, outcome, answered }: { turn: Turn; outcome: Outcome; answered: boolean }): Outcome {
  if (!answered) return { state: { ...turn.state, comforted: true }, lead: words }
  if (turn.state.comforted || outcome.ask) return outcome
  return {
    ...outcome,
    state: { ...outcome.state, comforted: true },
    lead: [words, outcome.lead].filter(Boolean).join('\n\n'),
  }
}

function asksPregnancy({ state, knowledge }: Turn): boolean {
  return state.stage === 'questionnaire' && /pregnan/.test(pendingQuestion(state, knowledge)?.tag ?? '')
}
