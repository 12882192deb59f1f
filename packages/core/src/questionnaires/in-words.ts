import type { Question, QuestionnaireSegments } from '@clinic/contract/questionnaires'
import { getOwnProperty } from '../shared/get-own-property.ts'
import { readAnswer } from './answer.ts'
import { answerText } from './answer-text.ts'
import type { AnswerValue, Given, ReadAnswer } from './answers.ts'
import type { Speech } from './types/type-rules.ts'

export type QuestionSegments = QuestionnaireSegments['questions'][string]

/** A question as it reads in other words: the labels of its options are theirs, where they lead is as before. */
export function inWords(question: Question, words: QuestionSegments | null): Question {
  if (!words) return question
  const renamed = (labels: Record<string, string | null>) =>
    Object.fromEntries(Object.entries(labels).map(([label, to]) => [labelIn(words, label), to]))
  const { subtext: _, unit_singular: _one, unit_plural: _several, ...plain } = question
  return {
    ...plain,
    text: words.text,
    ...(words.subtext === undefined ? {} : { subtext: words.subtext }),
    ...(question.unit === undefined ? {} : { unit: words.unit ?? question.unit }),
    ...(words.unit_singular === undefined ? {} : { unit_singular: words.unit_singular }),
    ...(words.unit_plural === undefined ? {} : { unit_plural: words.unit_plural }),
    ...(question.options && { options: renamed(question.options) }),
    ...(question.select_multiple_options && { select_multiple_options: renamed(question.select_multiple_options) }),
    ...(question.exclusive && { exclusive: question.exclusive.map((label) => labelIn(words, label)) }),
  }
}

/** What an option is called in other words. */
export function labelIn(words: QuestionSegments | null, label: string): string {
  return getOwnProperty(words?.options ?? {}, label) ?? label
}

/** An answer as it reads in other words. */
export function answerInWords(
  question: Question,
  words: QuestionSegments | null,
  { value, speech }: { value: AnswerValue; speech: Speech },
): string {
  const named = typeof value === 'string' ? labelIn(words, value) : value
  const inTheirs = Array.isArray(named) ? named.map((label) => labelIn(words, label)) : named
  return answerText(inWords(question, words), inTheirs, speech)
}

/** Reads an answer given in other words; kept is always the label of the original, which rules and staff read. */
export function readInWords(question: Question, words: QuestionSegments | null, given: Given): ReadAnswer {
  if (!words || given.selected || given.drawing !== undefined || given.picture !== undefined) return readAnswer(question, given)
  const read = readAnswer(inWords(question, words), given)
  if ('value' in read) return { value: original(words, read.value) }
  const plainly = read.problem === 'not-an-option' ? readAnswer(question, given) : read
  return 'value' in plainly ? plainly : read
}

function original({ options = {} }: QuestionSegments, value: AnswerValue): AnswerValue {
  const back = new Map(Object.entries(options).map(([label, shown]) => [shown, label]))
  if (typeof value === 'string') return back.get(value) ?? value
  return Array.isArray(value) ? value.map((label) => back.get(label) ?? label) : value
}
