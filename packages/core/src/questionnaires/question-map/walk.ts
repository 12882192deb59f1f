import type { Question, Questions } from '@clinic/contract/questionnaires'
import { getOwnProperty } from '../../shared/get-own-property.ts'
import type { Answer, Answers } from '../answers.ts'
import { answersAhead } from './answers-ahead.ts'
import { kindOf } from './kind.ts'
import { chosenLabels, optionsOf } from './options.ts'
import { isInside } from './origins-of.ts'

/** `path`: answered questions in the order asked. `next`: what to ask now. `setAside`: answers that the other answers made void. */
export type Walk = { path: string[]; next: string | null; setAside: string[] }

/** A branch being walked: where it began, the further chosen branches of a select-multiple question, whether pointers out of it count. */
type Frame = { origin: string; rest: string[]; several: boolean }

/**
 * Follows the map from its first question along the given answers (REQ-349 to REQ-352). A chosen option leads to its destination, else
 * to the next question; of several chosen options each branch is walked in option order. A branch that just ends returns to the question
 * after the one it began at. Total on any map: a missing target ends a branch, no question comes twice.
 */
export function walk(questions: Questions, answers: Answers): Walk {
  const path: string[] = []
  const seen = new Set<string>()
  const frames: Frame[] = []
  let tag = firstTag(questions)
  for (let question = getOwnProperty(questions, tag); tag !== null && question; question = getOwnProperty(questions, tag)) {
    const answer = getOwnProperty(answers, tag)
    if (!answer) break
    path.push(tag)
    seen.add(tag)
    tag = settle({ questions, seen, frames }, leave(tag, question, { answer, frames }))
  }
  const returns = frames.flatMap((frame) => [...frame.rest, getOwnProperty(questions, frame.origin)?.next_question ?? null])
  const ahead = tag === null ? new Set() : answersAhead(questions, answers, [tag, ...returns])
  return { path, next: tag, setAside: Object.keys(answers).filter((one) => !seen.has(one) && !ahead.has(one)) }
}

/** The lowest-numbered question that is in no branch. */
export function firstTag(questions: Questions): string | null {
  let first: string | null = null
  let lowest = Number.POSITIVE_INFINITY
  for (const tag of Object.keys(questions)) {
    const question = questions[tag]
    if (!question || question.in_branch || (first !== null && question.question_number >= lowest)) continue
    first = tag
    lowest = question.question_number
  }
  return first
}

/** The first tag after a question; where it is the entry of a branch, a frame remembers the way back. */
function leave(tag: string, question: Question, at: { answer: Answer; frames: Frame[] }): string | null {
  const chosen = new Set(chosenLabels(question, at.answer.value))
  const targets = optionsOf(question)
    .filter((option) => chosen.has(option.label) && option.destination !== null)
    .map((option) => option.destination)
    .filter((target) => target !== null)
  const several = kindOf(question) === 'select_multiple_options'
  if (targets.length === 0) return question.next_question
  const [first = null, ...rest] = several ? targets.filter((target) => target !== question.next_question) : targets
  at.frames.push({ origin: tag, rest, several })
  return first
}

type Place = { questions: Questions; seen: ReadonlySet<string>; frames: Frame[] }

/** Turns a pointer into the question really asked next, leaving branches that have ended. */
function settle({ questions, seen, frames }: Place, pointer: string | null): string | null {
  let target = pointer
  for (;;) {
    const usable = target !== null && getOwnProperty(questions, target) !== undefined && !seen.has(target)
    const frame = frames.at(-1)
    if (!frame) return usable ? target : null
    if (usable && target !== null && isInside(questions, target, frame.origin)) return target
    if (usable && !frame.several) {
      frames.pop()
      continue
    }
    const branch = frame.rest.shift()
    if (branch !== undefined) {
      target = branch
      continue
    }
    frames.pop()
    target = getOwnProperty(questions, frame.origin)?.next_question ?? null
  }
}
