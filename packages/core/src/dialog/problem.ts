import type { ReadAnswer } from '../questionnaires/answer.ts'
import { missed } from './missed.ts'
import { longDate, TEXTS } from './texts.ts'
import type { Asked, Outcome, Turn } from './turn.ts'

type Unread = Extract<ReadAnswer, { problem: unknown }>

/** Says what was wrong with an answer; two readings of a date are offered to choose from. */
export function explainProblem(turn: Turn, asked: Asked, read: Unread): Outcome {
  const detail = read.detail ?? []
  if (read.problem === 'ambiguous-date') {
    const options = detail.map((date) => ({ label: longDate(date), value: date }))
    const data = { question: { tag: asked.tag, number: asked.question.question_number } }
    const show = { ACTION: 'OPENQUESTIONRADIOOPTIONSWINDOW', text: TEXTS.problems.ambiguousDate, VIDEO: null, options, DATA: data } as const
    return { state: turn.state, show: { ...show, options } }
  }
  return missed(turn, asked.tag, wordsFor(asked, read, detail))
}

function wordsFor({ question }: Asked, read: Unread, detail: string[]): string {
  const words = TEXTS.problems
  switch (read.problem) {
    case 'not-a-number':
      return words.notANumber(question.unit)
    case 'out-of-range':
      return words.outOfRange(detail[0] ?? '', detail[1] ?? '')
    case 'not-a-date':
      return words.notADate
    case 'empty':
      return words.empty
    default:
      return whichOption(question.exclusive ?? [], detail)
  }
}

function whichOption(exclusive: string[], detail: string[]): string {
  const [only] = detail
  if (only !== undefined && exclusive.includes(only)) return TEXTS.problems.alone(only)
  const isYesNo = detail.join() === 'yes,no'
  return detail.length > 1 && detail.length <= 4 && !isYesNo ? TEXTS.problems.between(detail) : TEXTS.problems.notAnOption
}
