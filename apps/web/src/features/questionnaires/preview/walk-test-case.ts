import type { Questions } from '@clinic/contract/questionnaires'
import { problemText } from '@clinic/core/chat/stages/problem'
import { TEXTS } from '@clinic/core/chat/texts/texts'
import { readAnswer } from '@clinic/core/questionnaires/answer'
import type { Answers, AnswerValue, Given } from '@clinic/core/questionnaires/answers'
import { walk } from '@clinic/core/questionnaires/question-map/walk'
import { getOwnProperty } from '@clinic/core/shared/get-own-property'
import { t } from '../../../lib/messages/t.ts'
import type { Answer } from '../../../question-cards/answer.ts'

/** The question that is asked now; `null` at the end. */
export function runNext(questions: Questions, answers: Answers): string | null {
  return walk(questions, answers).next
}

/** What a card hands over, as the chat reads it. */
export function givenOf({ query, context }: Answer): Given {
  const selected = context && 'selected' in context ? context.selected : undefined
  const drawing = context && 'drawing' in context ? context.drawing : undefined
  return { text: query, selected, drawing }
}

/** Takes an answer as the chat does; those that it makes void go. */
export function runAnswer(questions: Questions, answers: Answers, { tag, given }: { tag: string; given: Given }) {
  const question = getOwnProperty(questions, tag)
  if (!question) return { problem: asksAgain(TEXTS.problems.empty) }
  const read = readAnswer(question, given)
  if ('problem' in read) return { problem: asksAgain(problemText(TEXTS.problems, question, read)) }
  return { answers: stored(questions, answers, { tag, value: read.value }) }
}

function asksAgain(why: string): string {
  return t('The chat would ask again: {why}', { why })
}

/** Passes a question that no one has to answer. */
export function runSkip(questions: Questions, answers: Answers, tag: string): Answers {
  return stored(questions, answers, { tag, value: '' })
}

/** undoes the answer given last. */
export function runBack(questions: Questions, answers: Answers): Answers {
  const last = walk(questions, answers).path.at(-1)
  return Object.fromEntries(Object.entries(answers).filter(([tag]) => tag !== last))
}

function stored(questions: Questions, answers: Answers, { tag, value }: { tag: string; value: AnswerValue }): Answers {
  const given = { ...answers, [tag]: { value } }
  const gone = new Set(walk(questions, given).setAside)
  return Object.fromEntries(Object.entries(given).filter(([one]) => !gone.has(one)))
}
