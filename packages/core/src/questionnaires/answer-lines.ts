import type { AnswerLine } from '@clinic/contract/chart'
import type { Question, Questions } from '@clinic/contract/questionnaires'
import { getOwnProperty } from '../shared/get-own-property.ts'
import { answerText } from './answer-text.ts'
import type { Answers } from './answers.ts'
import { liveAnswers } from './live-answers.ts'
import { chosenLabels } from './question-map/options.ts'
import { drawingPath } from './reading/drawing.ts'
import { pictureId } from './reading/picture.ts'

/** The answers that count as staff read them, in the order asked: the question in the words of its version, the answer, the risks it raised. */
export function answerLines(questions: Questions, answers: Answers): AnswerLine[] {
  return liveAnswers(questions, answers).map(({ tag, question, answer }) => ({
    tag,
    question: question.text,
    answer: answerText(question, answer.value),
    drawing: drawingPath(question, answer.value),
    picture: pictureId(question, answer.value),
    at: answer.at ?? null,
    ...(answer.by && { entered_by: answer.by }),
    flags: raised(question, chosenLabels(question, answer.value)),
  }))
}

function raised(question: Question, chosen: readonly string[]): string[] {
  return chosen.flatMap((label) => getOwnProperty(question.flags ?? {}, label) ?? [])
}

/** What somebody answers otherwise than the time before; questions that were not asked both times are left out. Older first. */
export function changedLines(
  before: readonly AnswerLine[],
  after: readonly AnswerLine[],
): { question: string; from: string; to: string }[] {
  const earlier = new Map(before.map((line) => [line.tag, line.answer]))
  return after.flatMap(({ tag, question, answer }) => {
    const from = earlier.get(tag)
    return from === undefined || from === answer ? [] : [{ question, from, to: answer }]
  })
}
