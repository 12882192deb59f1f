import type { Questions } from '@clinic/contract/questionnaires'
import { getOwnProperty } from '../../shared/get-own-property.ts'
import { kindOf } from '../question-map/kind.ts'
import { type Edge, exploreRoutes, type Routes } from './explore-routes.ts'
import { findPaths, nearestNodes, type PathTree, pathToQuestion, tagsOfPath } from './find-paths.ts'
import type { Frame } from './steps-from.ts'

/** A choice that leads on to a question, by any one of the labels. */
export type DecidingChoice = { tag: string; labels: string[] }
/** `tags`: the shortest row of questions up to the one named. `choices`: the answers on it that decide whether it is asked. */
export type PathTo = { tags: string[]; choices: DecidingChoice[] }

/**
 * How a question is come to: "asked when 'Do you smoke?' is Yes". Choices after which it can be asked whatever was chosen are left out.
 * `null` for a question that nobody is asked.
 */
export function pathTo(questions: Questions, tag: string): PathTo | null {
  const routes = exploreRoutes(questions)
  if (!routes) return null
  const ways = findPaths(routes)
  const node = nearestNodes(routes, ways).get(tag)
  if (node === undefined) return null
  const way = pathToQuestion(ways, node)
  const visibility: Visibility = {
    questions,
    routes,
    ways,
    leads: leadingTo(routes, tag),
    around: originsAround(routes.nodes[node]?.frame ?? null),
  }
  const choices = way.slice(0, -1).flatMap((index, place) => {
    const labels = decidingLabels(visibility, index, way[place + 1] ?? -1)
    return labels.length > 0 ? [{ tag: routes.nodes[index]?.tag ?? '', labels: [...new Set(labels)] }] : []
  })
  return { tags: tagsOfPath(routes, way), choices }
}

/** The nodes from which a question can still come, its own ones among them. */
function leadingTo({ nodes }: Routes, tag: string): Set<number> {
  const comes = nodes.map((): number[] => [])
  nodes.forEach(({ edges }, index) => {
    for (const { to } of edges) comes[to]?.push(index)
  })
  const leads = new Set([...nodes.keys()].filter((index) => nodes[index]?.tag === tag))
  for (const index of leads) for (const from of comes[index] ?? []) leads.add(from)
  return leads
}

/** True where another choice would leave the question out. */
function isOpen({ nodes }: Routes, index: number, leads: ReadonlySet<number>): boolean {
  return (nodes[index]?.edges ?? []).some(({ to }) => !leads.has(to))
}

type Visibility = { questions: Questions; routes: Routes; ways: PathTree; leads: ReadonlySet<number>; around: ReadonlySet<string> }

/**
 * Of one choice every label that leads on, where another one does not. Of several options the one whose branch the question stands in:
 * others may be chosen beside it.
 */
function decidingLabels({ questions, routes, ways, leads, around }: Visibility, index: number, taken: number): string[] {
  const { tag, edges } = routes.nodes[index] ?? { tag: '', edges: [] }
  const question = getOwnProperty(questions, tag)
  if (question && kindOf(question) === 'select_multiple_options') {
    return around.has(tag) ? labelsIn(ways.get(taken)?.edge ?? null, tag) : []
  }
  return isOpen(routes, index, leads) ? edges.filter(({ to }) => leads.has(to)).flatMap((edge) => labelsIn(edge, tag)) : []
}

function labelsIn(edge: Edge | null, chooser: string): string[] {
  return (edge?.picks ?? []).flatMap(({ tag, label }) => (tag === chooser && label !== null ? [label] : []))
}

function originsAround(frame: Frame | null): Set<string> {
  const origins = new Set<string>()
  for (let around = frame; around; around = around.below) origins.add(around.origin)
  return origins
}
