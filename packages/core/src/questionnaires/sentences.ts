import type { Questions } from '@clinic/contract/questionnaires'
import { answerText } from './answer-text.ts'
import type { Answers } from './answers.ts'
import { liveAnswers } from './live-answers.ts'

/** The answers as sentences for a note, in the order asked: each question's `natural_language` with the answer in place of `#answer`. */
export function sentences(questions: Questions, answers: Answers): string[] {
  return liveAnswers(questions, answers).flatMap(({ question, answer }) => {
    if (!question.natural_language) return []
    const text = answerText(question, answer.value)
    return [question.natural_language.replaceAll('#answer', () => text)]
  })
}
