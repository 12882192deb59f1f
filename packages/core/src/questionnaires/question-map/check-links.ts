import type { Question, Questions } from '@clinic/contract/questionnaires'
import { getOwnProperty } from '../../shared/get-own-property.ts'
import type { QuestionError } from '../question-error.ts'
import { optionsOf } from './options.ts'
import { firstTag } from './walk.ts'

/** Faults of the pointers between questions: missing targets, no start, unreachable questions, loops, ends in the middle. */
export function checkLinks(questions: Questions): QuestionError[] {
  const missing = Object.entries(questions).flatMap(([tag, question]) =>
    linksOf(question)
      .filter(({ target }) => !Object.hasOwn(questions, target))
      .map((link): QuestionError => ({ tag, fault: 'missing-target', ...link })),
  )
  const start = firstTag(questions)
  if (start === null) return [...missing, { tag: '', fault: 'no-start' }]
  const { reached, loops } = explore(questions, start)
  const tags = Object.keys(questions)
  const unreachable = tags.filter((tag) => !reached.has(tag)).map((tag): QuestionError => ({ tag, fault: 'unreachable' }))
  return [...missing, ...unreachable, ...loops.map((tag): QuestionError => ({ tag, fault: 'loop' })), ...deadEnds(questions)]
}

type Link = { field: string; target: string }

function linksOf(question: Question): Link[] {
  const named = [
    { field: 'previous_question', target: question.previous_question },
    { field: 'next_question', target: question.next_question },
    ...optionsOf(question).map(({ label, destination }) => ({ field: label, target: destination })),
  ]
  return named.flatMap(({ field, target }) => (target === null ? [] : [{ field, target }]))
}

/** The tags that a question can lead to, by its next question or by an option, whether they exist or not. */
export function onward(question: Question): string[] {
  return linksOf(question)
    .filter(({ field }) => field !== 'previous_question')
    .map(({ target }) => target)
}

/** Depth first without recursion; a question whose pointer leads back into the way that led to it closes a loop. */
function explore(questions: Questions, start: string): { reached: Set<string>; loops: string[] } {
  const reached = new Set<string>()
  const onWay = new Set<string>()
  const loops = new Set<string>()
  const agenda: { tag: string; done: boolean }[] = [{ tag: start, done: false }]
  for (let step = agenda.pop(); step; step = agenda.pop()) {
    const question = getOwnProperty(questions, step.tag)
    if (step.done) onWay.delete(step.tag)
    if (step.done || !question || reached.has(step.tag)) continue
    reached.add(step.tag)
    onWay.add(step.tag)
    agenda.push({ tag: step.tag, done: true })
    for (const target of onward(question)) {
      if (onWay.has(target)) loops.add(step.tag)
      agenda.push({ tag: target, done: false })
    }
  }
  return { reached, loops: [...loops] }
}

/** Outside branches only the last question may end; a branch that just ends returns to where it began. */
function deadEnds(questions: Questions): QuestionError[] {
  const main = Object.entries(questions).filter(([, question]) => !question.in_branch)
  const last = Math.max(...main.map(([, question]) => question.question_number))
  return main
    .filter(([, question]) => question.next_question === null && question.question_number !== last)
    .map(([tag]) => ({ tag, fault: 'dead-end' }))
}
