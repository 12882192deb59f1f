import type { Question, Questions } from '@clinic/contract/questionnaires'
import { getOwnProperty } from '../../shared/get-own-property.ts'
import { kindOf } from '../question-map/kind.ts'
import { optionsOf } from '../question-map/options.ts'
import type { EditOutcome } from './edit-result.ts'

type Point = { tag: string; label: string | null; to: string | null; from?: string | null | undefined }

/**
 * Leads a question (`label` null) or one of its options to another question or to nothing. Refused where that question is missing (REQ-390),
 * or where it would lead back to this one: `path` is the way round. `from` is where it was seen to lead: elsewhere by now is a conflict.
 */
export function pointAt(questions: Questions, { tag, label, to, from }: Point): EditOutcome {
  const question = getOwnProperty(questions, tag)
  if (!question) return { refused: 'unknown-tag', tag }
  const option = label === null ? { destination: question.next_question } : optionsOf(question).find((one) => one.label === label)
  if (!option) return { refused: 'unknown-label', tag, label: label ?? '' }
  const field = label ?? 'next_question'
  const present = option.destination
  if (to === present) return { refused: 'unchanged' }
  if (from !== undefined && from !== present) return { refused: 'conflict', conflicts: [{ tag, field, present, wanted: to }] }
  if (to !== null && !Object.hasOwn(questions, to)) return { refused: 'missing-target', field, tag: to }
  const back = to === null ? null : pathBetween(questions, to, tag)
  if (back) return { refused: 'loop', path: [tag, ...back] }
  const led = label === null ? { ...question, next_question: to } : leadOption(question, label, to)
  return { questions: { ...questions, [tag]: led }, said: [{ said: 'field-updated', field, tag }] }
}

/** A question with one of its options led elsewhere. */
export function leadOption(question: Question, label: string, to: string | null): Question {
  const kind = kindOf(question)
  return kind === 'none' ? question : { ...question, [kind]: { ...question[kind], [label]: to } }
}

/** The shortest way from one question to another, both named; `null` where there is none. */
function pathBetween(questions: Questions, start: string, end: string): string[] | null {
  const cameFrom = new Map<string, string | null>([[start, null]])
  for (const tag of cameFrom.keys()) {
    if (tag === end) return pathToQuestion(end, cameFrom)
    const question = getOwnProperty(questions, tag)
    const targets = question ? [question.next_question, ...optionsOf(question).map((option) => option.destination)] : []
    for (const target of targets) if (target !== null && !cameFrom.has(target)) cameFrom.set(target, tag)
  }
  return null
}

function pathToQuestion(end: string, cameFrom: ReadonlyMap<string, string | null>): string[] {
  const way: string[] = []
  for (let tag: string | null = end; tag !== null; tag = cameFrom.get(tag) ?? null) way.unshift(tag)
  return way
}
