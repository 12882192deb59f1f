import type { Question, Questions } from '@clinic/contract/questionnaires'
import { getOwnProperty } from '../../shared/get-own-property.ts'
import { kindOf } from '../question-map/kind.ts'
import { originsOf } from '../question-map/origins-of.ts'
import { firstTag } from '../question-map/walk.ts'

/**
 * Questions in order, numbered from 1 (REQ-383, REQ-402): depth first from the first question, the branches of its options before what comes
 * next, every question after all that lead to it. What nobody reaches comes last. Works out `question_number`, `previous_question` (the
 * earliest that leads there) and `branch_level`; a question where they are right already keeps its identity. Total on any map.
 */
export function reorder(questions: Questions): Questions {
  const links = linksOf(questions)
  const order = orderOf(questions, links)
  const number = new Map(order.map((tag, index) => [tag, index + 1]))
  const previous = new Map<string, string>()
  for (const tag of order) for (const target of links.get(tag) ?? []) if (!previous.has(target)) previous.set(target, tag)
  const settled = order.map((tag): [string, Question] => {
    const question = getOwnProperty(questions, tag) as Question
    const before = previous.get(tag)
    const question_number = number.get(tag) ?? 1
    const previous_question = before !== undefined && (number.get(before) ?? 0) < question_number ? before : null
    const branch_level = question.branch_origin === null ? 0 : originsOf(questions, tag).length
    return [tag, withDerived(question, { question_number, previous_question, branch_level })]
  })
  return Object.fromEntries(settled)
}

type Derived = Pick<Question, 'question_number' | 'previous_question' | 'branch_level'>
/** Where each question leads that is there: next first, then its options from last to first. */
type Links = ReadonlyMap<string, readonly string[]>

function withDerived(question: Question, derived: Derived): Question {
  const right =
    question.question_number === derived.question_number &&
    question.previous_question === derived.previous_question &&
    question.branch_level === derived.branch_level
  return right ? question : { ...question, ...derived }
}

function linksOf(questions: Questions): Links {
  const links = new Map<string, string[]>()
  for (const tag of Object.keys(questions)) {
    const question = questions[tag] as Question
    const targets: string[] = []
    const lead = (target: string | null) => {
      if (target !== null && target !== tag && Object.hasOwn(questions, target)) targets.push(target)
    }
    lead(question.next_question)
    const kind = kindOf(question)
    if (kind !== 'none') for (const target of Object.values(question[kind] ?? {}).reverse()) lead(target)
    links.set(tag, targets)
  }
  return links
}

function orderOf(questions: Questions, links: Links): string[] {
  const targets = new Set<string>()
  for (const list of links.values()) for (const target of list) targets.add(target)
  const visited = new Set<string>()
  const start = startOf(questions, links, targets)
  const order = start === null ? [] : below(links, start, visited)
  if (order.length === links.size) return order
  const rank = (tag: string) => (targets.has(tag) ? 2 : 0) + (getOwnProperty(questions, tag)?.in_branch ? 1 : 0)
  const left = byNumber(questions).filter((tag) => !visited.has(tag))
  for (const root of left.sort((a, b) => rank(a) - rank(b))) if (!visited.has(root)) order.push(...below(links, root, visited))
  return order
}

/**
 * The first question: the lowest-numbered outside branches, or, where another was put in front of it, that one: a question outside branches
 * that leads to it and that nobody leads to.
 */
function startOf(questions: Questions, links: Links, targets: ReadonlySet<string>): string | null {
  const first = firstTag(questions)
  if (first === null || !targets.has(first)) return first
  const heads = byNumber(questions).filter((tag) => !targets.has(tag) && !getOwnProperty(questions, tag)?.in_branch)
  return heads.find((head) => below(links, head, new Set()).includes(first)) ?? first
}

function byNumber(questions: Questions): string[] {
  const number = (tag: string) => questions[tag]?.question_number ?? 0
  return Object.keys(questions).sort((a, b) => number(a) - number(b))
}

/** What a question leads to, itself first, each after all that lead to it; without recursion. `visited` is left out, and filled. */
function below(links: Links, root: string, visited: Set<string>): string[] {
  const done: string[] = []
  const way = [{ tag: root, place: 0 }]
  visited.add(root)
  for (let step = way.at(-1); step; step = way.at(-1)) {
    const target = links.get(step.tag)?.[step.place]
    step.place += 1
    if (target === undefined) {
      done.push(step.tag)
      way.pop()
    } else if (!visited.has(target)) {
      visited.add(target)
      way.push({ tag: target, place: 0 })
    }
  }
  return done.reverse()
}
