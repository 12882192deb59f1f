import type { Given, ReadAnswer } from '../answers.ts'
import { labelsOf } from '../question-map/options.ts'
import type { AnyProblem, ProblemText } from './type-rules.ts'

/** The one thing that was said or picked; a problem where it is nothing, several things, or something that is shown. */
export function saidIn(given: Given): { said: string } | Extract<ReadAnswer<AnyProblem>, { problem: AnyProblem }> {
  if (given.drawing !== undefined || given.picture !== undefined) return { problem: 'empty' }
  if (given.selected && given.selected.length > 1) return { problem: 'not-an-option', detail: [...given.selected] }
  const said = given.selected?.[0] ?? given.text.trim()
  return said.trim() === '' ? { problem: 'empty' } : { said }
}

/** The texts of what can be wrong with an answer to any question. */
export const ANY_PROBLEMS: Readonly<Record<AnyProblem, ProblemText>> = {
  empty: (words) => words.empty,
  'not-an-option': (words, question, detail) => {
    const { exclusive = [] } = question
    const [only] = detail
    if (only !== undefined && exclusive.includes(only)) return words.alone(only)
    const isYesNo = detail.join() === 'yes,no'
    // Parts of what was typed are no choice.
    const isChoice = labelsOf(question).length === 0 || detail.every((one) => labelsOf(question).includes(one))
    return detail.length > 1 && detail.length <= 4 && !isYesNo && isChoice ? words.between(detail) : words.notAnOption
  },
}
