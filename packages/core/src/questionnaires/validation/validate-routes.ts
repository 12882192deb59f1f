import type { Questions } from '@clinic/contract/questionnaires'
import { getOwnProperty } from '../../shared/get-own-property.ts'
import { optionsOf } from '../question-map/options.ts'
import { isInside } from '../question-map/origins-of.ts'
import type { RouteNode, Routes } from './explore-routes.ts'
import { findPaths, pathToQuestion, tagsOfPath } from './find-paths.ts'
import type { Found } from './issue.ts'

/**
 * What only the ways really walked can tell: questions that nobody is asked, ends in the middle, pointers that the walk passes over,
 * branches entered from elsewhere, and required questions that some way leaves out.
 */
export function validateRoutes(questions: Questions, routes: Routes): Found[] {
  const asked = new Set(routes.nodes.map(({ tag }) => tag))
  const unreachable = Object.keys(questions).filter((tag) => !asked.has(tag))
  return [
    ...unreachable.map((tag): Found => ({ code: 'unreachable', tag })),
    ...routes.strays.map((stray): Found => ({ code: 'leads-out', ...stray })),
    ...routes.strays.filter(({ target }) => !asked.has(target)).flatMap(({ target }) => wrongOrigin(questions, target)),
    ...findDeadEnds(questions, routes),
    ...findForeigners(questions, routes),
    ...findSkipped(questions, routes),
    ...(routes.exact ? [] : [{ code: 'tangled', tag: '' } as const]),
  ]
}

function lastTag(questions: Questions): string | null {
  const main = Object.entries(questions).filter(([, question]) => !question.in_branch)
  const last = main.reduce<[string, number]>(
    (top, [tag, one]) => (one.question_number > top[1] ? [tag, one.question_number] : top),
    ['', 0],
  )
  return last[1] === 0 ? null : last[0]
}

/** A way may end at the last question or in its branches. */
function isEnd(questions: Questions, tag: string, last: string | null): boolean {
  return last !== null && (tag === last || isInside(questions, tag, last))
}

/** An end that a missing target makes is found as that. */
function findDeadEnds(questions: Questions, { nodes }: Routes): Found[] {
  const last = lastTag(questions)
  const ends = nodes.filter(({ tag, edges }) => edges.some(({ to }) => to < 0) && !isEnd(questions, tag, last))
  return [...new Set(ends.map(({ tag }) => tag))].filter((tag) => !pointsNowhere(questions, tag)).map((tag) => ({ code: 'dead-end', tag }))
}

function pointsNowhere(questions: Questions, tag: string): boolean {
  const question = getOwnProperty(questions, tag)
  const targets = question ? [question.next_question, ...optionsOf(question).map(({ destination }) => destination)] : []
  return targets.some((target) => target !== null && !Object.hasOwn(questions, target))
}

/** Branch questions that are asked outside of the branch they belong to: never inside is a wrong origin. */
function findForeigners(questions: Questions, { nodes }: Routes): Found[] {
  const places = new Map<string, { inside: boolean; outside: boolean }>()
  for (const node of nodes) {
    const origin = getOwnProperty(questions, node.tag)?.branch_origin
    if (origin === null || origin === undefined) continue
    const inside = stands(node, origin)
    const known = places.get(node.tag)
    places.set(node.tag, { inside: inside || known?.inside === true, outside: !inside || known?.outside === true })
  }
  return [...places].flatMap(([tag, { inside, outside }]): Found[] => {
    if (!outside) return []
    const target = getOwnProperty(questions, tag)?.branch_origin ?? ''
    return inside ? [{ code: 'outside-branch', tag, target }] : wrongOrigin(questions, tag)
  })
}

function wrongOrigin(questions: Questions, tag: string): Found[] {
  const target = getOwnProperty(questions, tag)?.branch_origin ?? null
  return target === null ? [] : [{ code: 'branch-origin', tag, field: 'branch_origin', target }]
}

function stands({ frame }: RouteNode, origin: string): boolean {
  for (let around = frame; around; around = around.below) if (around.origin === origin) return true
  return false
}

type Flow = { nexts: number[][]; before: bigint[]; after: bigint[] }

/** A required question is on every way that ends well: the ways through it are then all ways. */
function findSkipped(questions: Questions, routes: Routes): Found[] {
  if (!routes.exact) return []
  const flow = flowOf(questions, routes)
  const total = flow.after[0] ?? 0n
  const through = new Map<string, bigint>()
  routes.nodes.forEach(({ tag }, index) => {
    through.set(tag, (through.get(tag) ?? 0n) + (flow.before[index] ?? 0n) * (flow.after[index] ?? 0n))
  })
  const skipped = Object.entries(questions).filter(([tag, question]) => question.required && (through.get(tag) ?? total) < total)
  return skipped.map(([tag]) => ({ code: 'required-skipped', tag, ...passing(routes, flow, tag) }))
}

/** How many ways lead to each node, and from it to a good end. */
function flowOf(questions: Questions, { nodes, order }: Routes): Flow {
  const last = lastTag(questions)
  const nexts = nodes.map(({ edges }) => [...new Set(edges.map(({ to }) => to))])
  const before = new Array<bigint>(nodes.length).fill(0n)
  const after = new Array<bigint>(nodes.length).fill(0n)
  before[0] = 1n
  for (const index of order) {
    for (const next of nexts[index] ?? []) if (next >= 0) before[next] = (before[next] ?? 0n) + (before[index] ?? 0n)
  }
  for (const index of order.toReversed()) {
    const good = isEnd(questions, nodes[index]?.tag ?? '', last)
    for (const next of nexts[index] ?? []) after[index] = (after[index] ?? 0n) + (next >= 0 ? (after[next] ?? 0n) : good ? 1n : 0n)
  }
  return { nexts, before, after }
}

/** The nearest way on which a question can't come any more without having been asked, and the question it goes on with. */
function passing(routes: Routes, { nexts, after }: Flow, tag: string): { path: string[]; target: string } {
  const ahead = new Array<boolean>(routes.nodes.length).fill(false)
  for (const index of routes.order.toReversed()) {
    ahead[index] = routes.nodes[index]?.tag === tag || (nexts[index] ?? []).some((next) => next >= 0 && ahead[next] === true)
  }
  const ways = findPaths(routes, (one) => one === tag)
  const landing = [...ways.keys()].find((index) => ahead[index] === false && (after[index] ?? 0n) > 0n)
  const path = landing === undefined ? [] : tagsOfPath(routes, pathToQuestion(ways, landing))
  return { path, target: path.at(-1) ?? '' }
}
