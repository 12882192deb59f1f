import type { Questions } from '@clinic/contract/questionnaires'
import type { Answers } from '../questionnaires/answers.ts'
import { liveAnswers } from '../questionnaires/live-answers.ts'
import { chosenLabels } from '../questionnaires/question-map/options.ts'
import { getOwnProperty } from '../shared/get-own-property.ts'
import type { ItemValues } from './score-instrument.ts'

/**
 * Values of answered questions by tag: numbers as they are, a chosen option’s score. Skipped or set-aside questions
 * have none.
 */
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
