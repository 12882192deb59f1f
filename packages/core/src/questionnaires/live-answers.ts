import type { Question, Questions } from '@clinic/contract/questionnaires'
import { getOwnProperty } from '../shared/get-own-property.ts'
import type { Answer, Answers } from './answers.ts'
import { walk } from './question-map/walk.ts'

export type LiveAnswer = { tag: string; question: Question; answer: Answer }

/** The answers that count: those walked, in the order asked, then those still ahead. Answers set aside and skipped questions do not. */
export function liveAnswers(questions: Questions, answers: Answers): LiveAnswer[] {
  const { path, setAside } = walk(questions, answers)
  const elsewhere = new Set([...path, ...setAside])
  const ahead = Object.keys(answers).filter((tag) => !elsewhere.has(tag))
  ahead.sort((a, b) => (getOwnProperty(questions, a)?.question_number ?? 0) - (getOwnProperty(questions, b)?.question_number ?? 0))
  return [...path, ...ahead].flatMap((tag) => {
    const question = getOwnProperty(questions, tag)
    const answer = getOwnProperty(answers, tag)
    return question && answer && !isSkipped(answer) ? [{ tag, question, answer }] : []
  })
}

/** The answer to the question that has a variable name; `null` where it is not asked or not answered. */
export function answerTo(questions: Questions, answers: Answers, variable: string): LiveAnswer | null {
  return liveAnswers(questions, answers).find(({ question }) => question.variable === variable) ?? null
}

/** True for the answer that stands for "skipped". */
export function isSkipped(answer: Answer): boolean {
  return answer.value === '' || (Array.isArray(answer.value) && answer.value.length === 0)
}
