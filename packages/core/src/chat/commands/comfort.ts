import { lostPregnancy, speaksOfLoss, tellsOfDeath } from '@clinic/nlu/crisis/calm/speaks-of-loss'
import { pendingQuestion } from '../stages/questionnaire.ts'
import { isMiss } from '../state/prediction-of.ts'
import type { Outcome, Turn } from '../state/turn.ts'
import { textsOf } from '../texts/texts-of.ts'

/** The warm sentence comes first, once or wherever the words were nothing else; what they answered stays an answer. */
export function comfort(turn: Turn, outcome: Outcome): Outcome {
  return withWords(textsOf(turn.state).distress, { turn, outcome, answered: !isMiss(outcome) })
}

/** A loss is met with its own words. Told where pregnancy is asked, it is no answer: read as a yes it would be doubted, and turned away. */
export function acknowledgeLoss(turn: Turn, outcome: Outcome): Outcome | null {
  if (turn.context !== null || !(speaksOfLoss(turn.text) || (turn.state.stage === 'greeting' && tellsOfDeath(turn.text)))) return null
  const answered = !isMiss(outcome) && !(asksPregnancy(turn) && lostPregnancy(turn.text))
  return withWords(textsOf(turn.state).stop.loss, { turn, outcome, answered })
}

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
