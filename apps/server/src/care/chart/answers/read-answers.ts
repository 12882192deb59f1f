import type { Questions } from '@clinic/contract/questionnaires'
import { problemText } from '@clinic/core/chat/stages/problem'
import { TEXTS } from '@clinic/core/chat/texts/texts'
import { withAllSelected } from '@clinic/core/questionnaires/all-selected'
import { readAnswer } from '@clinic/core/questionnaires/answer'
import type { Answers, AnswerValue } from '@clinic/core/questionnaires/answers'
import { walk } from '@clinic/core/questionnaires/question-map/walk'
import { getOwnProperty } from '@clinic/core/shared/get-own-property'
import { Problem } from '../../../platform/http/problem.ts'

/**
 * An answer: text, options or drawing; `picture`: a photo’s storage name; `declined`: the patient prefers not to
 * answer.
 */
export type AnswerOrder = {
  tag: string
  text?: string | undefined
  selected?: string[] | undefined
  declined?: boolean | undefined
  drawing?: string | undefined
  picture?: string | undefined
}

/**
 * Parses answers like the chat. Only the current question or an earlier one on the path can be answered. Refusals:
 * `question-not-asked`, `answer-needed`, `answer-unreadable` with the reason.
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
