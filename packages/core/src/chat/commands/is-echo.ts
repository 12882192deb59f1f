import { bare } from '@clinic/nlu/text/normalize'
import { optionsOf } from '../../questionnaires/question-map/options.ts'
import { pendingQuestion } from '../stages/questionnaire.ts'
import { shown } from '../state/rendered.ts'
import type { Turn } from '../state/turn.ts'

/** True where the words only repeat labels that were on offer: a condition in a list is no emergency. */
export function isEcho(turn: Turn): boolean {
  const asked = turn.state.stage === 'questionnaire' ? pendingQuestion(turn.state, turn.knowledge) : null
  if (!asked) return false
  const words = [asked.question, shown(turn.state, turn.knowledge, asked)]
  const labels = new Set(words.flatMap((question) => optionsOf(question).map(({ label }) => label.toLowerCase())))
  if (turn.context && 'selected' in turn.context) {
    const said = turn.context.selected.reduce((rest, label) => rest.replace(label, ''), turn.text)
    return turn.context.selected.every((label) => labels.has(label.toLowerCase())) && !/\p{L}{2}/u.test(said.replace(/\band\b/g, ''))
  }
  if (labels.has(turn.text.toLowerCase())) return true
  const said = bare(turn.text)
  return [...labels].some((label) => bare(label) === said)
}
