import type { Questions } from '@clinic/contract/questionnaires'
import { problemText } from '@clinic/core/chat/stages/problem'
import { TEXTS } from '@clinic/core/chat/texts/texts'
import { withAllSelected } from '@clinic/core/questionnaires/all-selected'
import { readAnswer } from '@clinic/core/questionnaires/answer'
import type { Answers, AnswerValue } from '@clinic/core/questionnaires/answers'
import { walk } from '@clinic/core/questionnaires/question-map/walk'
import { getOwnProperty } from '@clinic/core/shared/get-own-property'
import { Problem } from '../../../platform/http/problem.ts'

/** What was said to a question, chosen, or drawn; `picture`: the name of a photograph; `declined`: the patient prefers not to answer. */
export type AnswerOrder = {
  tag: string
  text?: string | undefined
  selected?: string[] | undefined
  declined?: boolean | undefined
  drawing?: string | undefined
  picture?: string | undefined
}

/**
 * Reads what was given as the chat reads it. Only what is asked now, or was on the way here, can be answered. Refusals: `question-not-asked`,
 * `answer-needed`, `answer-unreadable` with why.
 */
export function readAnswers(
  questions: Questions,
  answers: Answers,
  { tag, text = '', selected, declined, drawing, picture }: AnswerOrder,
): AnswerValue {
  const { path, next } = walk(questions, answers)
  const question = tag === next || path.includes(tag) ? getOwnProperty(questions, tag) : undefined
  if (!question) throw new Problem('question-not-asked')
  if (declined) {
    if (question.required) throw new Problem('answer-needed')
    return ''
  }
  const read = readAnswer(question, { text, selected, drawing, picture })
  if ('value' in read) return withAllSelected(question, read.value)
  throw new Problem('answer-unreadable', { why: problemText(TEXTS.problems, question, read) })
}
