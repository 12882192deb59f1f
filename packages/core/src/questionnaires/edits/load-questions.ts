import type { Question, Questions } from '@clinic/contract/questionnaires'
import { getOwnProperty } from '../../shared/get-own-property.ts'
import { kindOf } from '../question-map/kind.ts'
import { optionsOf } from '../question-map/options.ts'
import type { EditDescription, Edited } from './edit-result.ts'
import { mapQuestions, redirect } from './links/redirect.ts'
import { withField } from './relabel.ts'

/**
 * A map from outside in place of the present one (REQ-335, REQ-354, REQ-355). References to questions that are not there are cleared and told
 * (REQ-390, REQ-391), the kind decides `start_branch`, an origin decides `in_branch`, and that decides `required` (REQ-360). A question that
 * says it is in a branch but not in which belongs to the option that leads to it.
 */
export function loadQuestions(loaded: Questions): Edited {
  const said: EditDescription[] = []
  const cleared = mapQuestions(loaded, (question, tag) => {
    const missing = missingIn(loaded, question, tag)
    said.push(...missing.map(({ field, target }): EditDescription => ({ said: 'reference-cleared', question: tag, field, tag: target })))
    return missing.length > 0 ? withoutMissing(loaded, question, tag) : question
  })
  const placed = placeInBranches(mapQuestions(cleared, ofOneKind))
  return { questions: mapQuestions(placed, (question) => withRules(question)), said }
}

type Reference = { field: string; target: string }

function missingIn(questions: Questions, question: Question, tag: string): Reference[] {
  const named = [
    { field: 'previous_question', target: question.previous_question },
    { field: 'next_question', target: question.next_question },
    { field: 'branch_origin', target: question.branch_origin },
    ...optionsOf(question).map(({ label, destination }) => ({ field: label, target: destination })),
  ]
  const isMissing = ({ field, target }: { field: string; target: string | null }) =>
    target !== null && (!Object.hasOwn(questions, target) || (field === 'branch_origin' && target === tag))
  return named.filter(isMissing) as Reference[]
}

function withoutMissing(questions: Questions, question: Question, tag: string): Question {
  const there = (target: string | null) => (target !== null && Object.hasOwn(questions, target) ? target : null)
  const origin = there(question.branch_origin)
  return {
    ...redirect(question, there),
    previous_question: there(question.previous_question),
    branch_origin: origin === tag ? null : origin,
  }
}

/** A question with the one option map that tells its kind, and only branches of options that are there. */
function ofOneKind(question: Question): Question {
  const kind = kindOf(question)
  let result = question
  for (const map of ['options', 'select_multiple_options', 'yes_no_options'] as const) {
    if (map !== kind) result = withField(result, map, undefined)
  }
  const labels = new Set(optionsOf(result).map(({ label }) => label))
  const branches = Object.entries(result.child_branches)
  const kept = branches.filter(([, label]) => labels.has(label))
  return kept.length === branches.length ? result : { ...result, child_branches: Object.fromEntries(kept) }
}

/** Gives branch questions the origin and the branch id that the file left out, from the option that leads to them on along the branch. */
function placeInBranches(questions: Questions): Questions {
  const placed = new Map(Object.entries(questions))
  for (const [origin, { next_question }] of Object.entries(questions)) {
    for (const { label, destination } of optionsOf(getOwnProperty(questions, origin) as Question)) {
      if (destination !== next_question) placeBranch(placed, { origin, label, head: destination })
    }
  }
  return Object.fromEntries(placed)
}

function placeBranch(placed: Map<string, Question>, { origin, label, head }: { origin: string; label: string; head: string | null }): void {
  let id: string | null = null
  const seen = new Set<string>([origin])
  for (let tag = head; tag !== null && !seen.has(tag); tag = placed.get(tag)?.next_question ?? null) {
    const question = placed.get(tag)
    const source = placed.get(origin)
    seen.add(tag)
    if (!question || !source || !belongs(question, origin, id)) return
    id ??= question.branch_id ?? `${origin}-${label}`
    if (!Object.hasOwn(source.child_branches, id)) {
      placed.set(origin, { ...source, child_branches: { ...source.child_branches, [id]: label } })
    }
    if (question.branch_origin !== origin || question.branch_id !== id)
      placed.set(tag, { ...question, branch_origin: origin, branch_id: id })
  }
}

function belongs(question: Question, origin: string, id: string | null): boolean {
  if (question.branch_origin === null) return question.in_branch
  return question.branch_origin === origin && (id === null || question.branch_id === null || question.branch_id === id)
}

function withRules(question: Question): Question {
  const in_branch = question.branch_origin !== null
  const rules = { required: !in_branch, in_branch, start_branch: kindOf(question) !== 'none' }
  const isRight = (Object.keys(rules) as (keyof typeof rules)[]).every((field) => question[field] === rules[field])
  return isRight ? question : { ...question, ...rules }
}
