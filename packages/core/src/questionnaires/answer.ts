import type { Question } from '@clinic/contract/questionnaires'
import { parseTypedDate } from '../shared/typed-date.ts'
import type { AnswerValue } from './answers.ts'
import { drawingPath } from './drawing.ts'
import { matchOption } from './match-option.ts'
import { matchOptions } from './match-options.ts'
import { pictureId } from './picture.ts'
import { kindOf } from './question-map/kind.ts'
import { optionsOf } from './question-map/options.ts'
import { readNumber } from './read-number.ts'
import { readYesNo } from './yes-no.ts'

export const ANSWER_PROBLEMS = ['not-an-option', 'not-a-number', 'out-of-range', 'not-a-date', 'ambiguous-date', 'empty'] as const
export type AnswerProblem = (typeof ANSWER_PROBLEMS)[number]

/** What a person gave: words, labels picked in a list, what they drew, or the name of their picture (then the words are only its echo). */
export type Given = { text: string; selected?: readonly string[] | undefined; drawing?: string | undefined; picture?: string | undefined }

/**
 * `detail`: the options it could be, or what named none · `[minimum, maximum]`, an open end empty · the two readings of a date as ISO,
 * day first and month first.
 */
export type ReadAnswer = { value: AnswerValue } | { problem: AnswerProblem; detail?: string[] }

/** Reads an answer to one question, or says why it can't be read. Never guesses between two readings. */
export function readAnswer(question: Question, given: Given): ReadAnswer {
  if (given.drawing !== undefined) return readDrawn(question, given.drawing)
  if (given.picture !== undefined) return readPictured(question, given.picture)
  const text = given.text.trim()
  if (kindOf(question) === 'select_multiple_options') return readSeveral(question, { text, selected: given.selected })
  const [picked] = given.selected ?? []
  if (given.selected && given.selected.length > 1) return { problem: 'not-an-option', detail: [...given.selected] }
  const said = picked ?? text
  if (said.trim() === '') return { problem: 'empty' }
  if (kindOf(question) === 'yes_no_options') return readYesOrNo(question, said)
  if (kindOf(question) === 'options') return readOne(question, said)
  if (question.input === 'number') return readAmount(question, said)
  if (question.input === 'date') return readDate(said)
  return { value: said.trim() }
}

function readDrawn(question: Question, drawing: string): ReadAnswer {
  return drawingPath(question, drawing) === null ? { problem: 'empty' } : { value: drawing }
}

function readPictured(question: Question, picture: string): ReadAnswer {
  return pictureId(question, picture) === null ? { problem: 'empty' } : { value: picture }
}

function labelsOf(question: Question): string[] {
  return optionsOf(question).map((option) => option.label)
}

function readYesOrNo(question: Question, said: string): ReadAnswer {
  const answer = readYesNo(said)
  if (answer !== null) return { value: answer }
  const match = /^\W*(\d|first|second|(the )?(first|second) one)\W*$/i.test(said)
    ? matchOption(labelsOf(question), said)
    : { candidates: [] }
  return 'label' in match ? { value: match.label === 'yes' } : { problem: 'not-an-option', detail: ['yes', 'no'] }
}

function readOne(question: Question, said: string): ReadAnswer {
  const match = matchOption(labelsOf(question), said)
  return 'label' in match ? { value: match.label } : { problem: 'not-an-option', detail: match.candidates }
}

function readSeveral(question: Question, given: Given): ReadAnswer {
  const labels = labelsOf(question)
  const exclusive = question.exclusive ?? []
  const found = given.selected ? matchSelected(labels, given.selected) : matchOptions(labels, exclusive, given.text)
  if ('unread' in found) return { problem: 'not-an-option', detail: found.unread }
  if (found.labels.length === 0) return { problem: 'empty' }
  const alone = found.labels.filter((label) => exclusive.includes(label))
  if (alone.length > 0 && found.labels.length > 1) return { problem: 'not-an-option', detail: alone }
  return { value: found.labels }
}

function matchSelected(labels: string[], selected: readonly string[]): { labels: string[] } | { unread: string[] } {
  const matches = selected.map((one) => matchOption(labels, one))
  const unread = selected.filter((_, index) => !('label' in (matches[index] ?? {})))
  if (unread.length > 0) return { unread }
  const chosen = new Set(matches.flatMap((match) => ('label' in match ? [match.label] : [])))
  return { labels: labels.filter((label) => chosen.has(label)) }
}

function readAmount(question: Question, said: string): ReadAnswer {
  const value = readNumber(said, question.unit)
  if (value === null) return { problem: 'not-a-number' }
  const { minimum, maximum } = question
  const outside = (minimum !== undefined && value < minimum) || (maximum !== undefined && value > maximum)
  return outside ? { problem: 'out-of-range', detail: [String(minimum ?? ''), String(maximum ?? '')] } : { value }
}

function readDate(said: string): ReadAnswer {
  const read = parseTypedDate(said)
  if ('date' in read) return { value: read.date }
  return 'ambiguous' in read ? { problem: 'ambiguous-date', detail: read.ambiguous } : { problem: 'not-a-date' }
}
