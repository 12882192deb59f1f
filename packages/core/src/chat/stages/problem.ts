import type { Question } from '@clinic/contract/questionnaires'
import type { ReadAnswer } from '../../questionnaires/answers.ts'
import { needsExplicitChoice } from '../../questionnaires/meanings/read-meaning.ts'
import { rulesOf } from '../../questionnaires/types/question-types.ts'
import { shown } from '../state/rendered.ts'
import type { Outcome, PendingQuestion, Turn } from '../state/turn.ts'
import type { ChatTexts } from '../texts/texts.ts'
import { dateOf, textsOf } from '../texts/texts-of.ts'
import { fallback } from './fallback.ts'

type Unread = Extract<ReadAnswer, { problem: unknown }>

/** Says what was wrong with an answer; two readings of a date are offered to choose from. */
export function explainProblem(turn: Turn, asked: PendingQuestion, read: Unread): Outcome {
  const detail = read.detail ?? []
  if (read.problem === 'ambiguous-date') {
    const options = detail.map((date) => ({ label: dateOf(turn.state, date), value: date }))
    const data = { question: { tag: asked.tag, number: asked.question.question_number } }
    const show = {
      ACTION: 'OPENQUESTIONRADIOOPTIONSWINDOW',
      text: textsOf(turn.state).problems.ambiguousDate,
      VIDEO: null,
      options,
      DATA: data,
    } as const
    return { state: turn.state, show: { ...show, options } }
  }
  const isGrave = read.problem === 'not-an-option' && needsExplicitChoice(asked.question)
  if (isGrave) return fallback(turn, asked.tag, textsOf(turn.state).stop.chooseYourself)
  return fallback(turn, asked.tag, problemText(textsOf(turn.state).problems, shown(turn.state, turn.knowledge, asked), read))
}

type Problems = ChatTexts['problems']

/** What was wrong with an answer, in the words of a language. */
export function problemText(words: Problems, question: Question, read: Unread): string {
  const text = rulesOf(question).problems[read.problem]
  return text ? text(words, question, read.detail ?? []) : words.notAnOption
}
