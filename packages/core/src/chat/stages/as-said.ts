import { optionsOf } from '../../questionnaires/question-map/options.ts'
import { renderedAnswer, shown } from '../state/rendered.ts'
import type { Turn } from '../state/turn.ts'
import { itemsSaid } from './items.ts'
import { pendingQuestion } from './questionnaire.ts'
import { answeredOf } from './summary.ts'

/** A choice as the person read it: the page sends the stored label. */
export function asSaid(turn: Turn): string {
  if (turn.context && 'answers' in turn.context) return turn.state.stage === 'questionnaire' ? itemsSaid(turn, turn.context.answers) : ''
  if (turn.context && 'reopen' in turn.context) {
    const { reopen } = turn.context
    const open = turn.state.stage === 'finish' || turn.state.stage === 'questionnaire'
    const asked = open ? answeredOf(turn.state, turn.knowledge).find(({ tag }) => tag === reopen) : undefined
    return asked ? shown(turn.state, turn.knowledge, asked).text : ''
  }
  const asked = turn.state.language === 'en' || turn.state.stage !== 'questionnaire' ? null : pendingQuestion(turn.state, turn.knowledge)
  if (!asked) return turn.text
  const kept = optionsOf(asked.question).map(({ label }) => label)
  if (turn.context && 'selected' in turn.context) {
    const chosen = turn.context.selected.filter((label) => kept.includes(label))
    return chosen.length > 0 && chosen.length === turn.context.selected.length ? renderedAnswer(turn, asked, chosen) : turn.text
  }
  return kept.includes(turn.text) ? renderedAnswer(turn, asked, turn.text) : turn.text
}
