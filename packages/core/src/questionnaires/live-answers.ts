import type { Question, Questions } from '@clinic/contract/questionnaires'
import { own } from '../reference/own.ts'
import type { Answer, Answers } from './answers.ts'
import { walk } from './walk.ts'

export type LiveAnswer = { tag: string; question: Question; answer: Answer }

/** The answers that count: those walked, in the order asked, then those still ahead. Answers set aside and skipped questions do not. */
export function liveAnswers(questions: Questions, answers: Answers): LiveAnswer[] {
  const { path, setAside } = walk(questions, answers)
  const elsewhere = new Set([...path, ...setAside])
  const ahead = Object.keys(answers).filter((tag) => !elsewhere.has(tag))
  ahead.sort((a, b) => (own(questions, a)?.question_number ?? 0) - (own(questions, b)?.question_number ?? 0))
  return [...path, ...ahead].flatMap((tag) => {
    const question = own(questions, tag)
    const answer = own(answers, tag)
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
