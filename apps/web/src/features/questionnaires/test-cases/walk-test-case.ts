import type { Questions } from '@clinic/contract/questionnaires'
import { type Given, readAnswer } from '@clinic/core/questionnaires/answer'
import type { Answers, AnswerValue } from '@clinic/core/questionnaires/answers'
import { walk } from '@clinic/core/questionnaires/question-map/walk'
import { getOwnProperty } from '@clinic/core/shared/get-own-property'

/** Why an answer was not taken, in words; the chat asks again then. */
const PROBLEMS = {
  'not-an-option': 'The chat would ask again: this is none of the choices.',
  'not-a-number': 'The chat would ask again: this is no number.',
  'out-of-range': 'The chat would ask again: the number is out of range.',
  'not-a-date': 'The chat would ask again: this is no date.',
  'ambiguous-date': 'The chat would ask again: the date can be read in two ways.',
  empty: 'The chat would ask again: nothing was said.',
} as const

/** The question that is asked now; `null` at the end. */
export function runNext(questions: Questions, answers: Answers): string | null {
  return walk(questions, answers).next
}

/** Takes an answer as the chat does; those that it makes void go. */
export function runAnswer(questions: Questions, answers: Answers, { tag, given }: { tag: string; given: Given }) {
  const question = getOwnProperty(questions, tag)
  if (!question) return { problem: PROBLEMS.empty }
  const read = readAnswer(question, given)
  return 'problem' in read ? { problem: PROBLEMS[read.problem] } : { answers: kept(questions, answers, { tag, value: read.value }) }
}

/** Passes a question that nobody has to answer. */
export function runSkip(questions: Questions, answers: Answers, tag: string): Answers {
  return kept(questions, answers, { tag, value: '' })
}

/** Takes back the answer given last. */
export function runBack(questions: Questions, answers: Answers): Answers {
  const last = walk(questions, answers).path.at(-1)
  return Object.fromEntries(Object.entries(answers).filter(([tag]) => tag !== last))
}

function kept(questions: Questions, answers: Answers, { tag, value }: { tag: string; value: AnswerValue }): Answers {
  const given = { ...answers, [tag]: { value } }
  const gone = new Set(walk(questions, given).setAside)
  return Object.fromEntries(Object.entries(given).filter(([one]) => !gone.has(one)))
}
