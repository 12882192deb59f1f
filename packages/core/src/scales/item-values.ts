import type { Questions } from '@clinic/contract/questionnaires'
import type { Answers } from '../questionnaires/answers.ts'
import { liveAnswers } from '../questionnaires/live-answers.ts'
import { chosenLabels } from '../questionnaires/question-map/options.ts'
import { getOwnProperty } from '../shared/get-own-property.ts'
import type { ItemValues } from './score-instrument.ts'

/** The values of answered questions by tag: a number as it is, a chosen option by its score. What was skipped or set aside has none. */
export function itemValues(questions: Questions, answers: Answers): ItemValues {
  return Object.fromEntries(
    liveAnswers(questions, answers).flatMap(({ tag, question, answer }) => {
      if (question.input === 'number' && typeof answer.value === 'number') return [[tag, answer.value]]
      const [label, ...others] = chosenLabels(question, answer.value)
      const score = others.length === 0 ? getOwnProperty(question.scores ?? {}, label) : undefined
      return score === undefined ? [] : [[tag, score]]
    }),
  )
}
