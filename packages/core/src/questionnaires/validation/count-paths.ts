import type { Questions } from '@clinic/contract/questionnaires'
import { getOwnProperty } from '../../shared/get-own-property.ts'
import { secondsFor } from '../progress.ts'
import type { Routes } from './explore-routes.ts'

/** One way through: how many questions, how many minutes (rounded up), and their tags in the order asked. */
export type PathMeasure = { questions: number; minutes: number; tags: string[] }
/**
 * `count`: how many different rows of questions people can be asked, as decimal digits, since forty questions of several answers already
 * give more than a number holds. Where branches share so many questions that not every combination was looked at, `exact` is false.
 * Shortest and longest by time, then by number of questions.
 */
export type Paths = { count: string; exact: boolean; shortest: PathMeasure; longest: PathMeasure }

/**
 * Counts and measures all ways without listing them. Places of one question that follow the same place are taken together first, so that
 * two choices with the same questions behind them are one way. `null` where ways lead in a circle, or there are none.
 */
export function countPaths(questions: Questions, routes: Routes): Paths | null {
  const groups = routes.nodes.length > 0 && leadsOn(routes) ? groupRoutes(routes) : null
  if (!groups) return null
  const measured = new Array<Measured>(groups.length)
  for (let index = groups.length - 1; index >= 0; index -= 1) {
    const group = groups[index]
    if (group) measured[index] = measure(group, { seconds: secondsOf(questions, group.tag), measured })
  }
  const first = measured[0]
  if (!first) return null
  return {
    count: String(first.count),
    exact: routes.exact,
    shortest: asMeasure(groups, measured, 'shortest'),
    longest: asMeasure(groups, measured, 'longest'),
  }
}

type Group = { tag: string; ends: boolean; next: number[] }
type Length = { seconds: number; questions: number; next: number }
type Measured = { count: bigint; shortest: Length; longest: Length }

function leadsOn({ nodes, order }: Routes): boolean {
  const rank = new Map(order.map((index, position) => [index, position]))
  return nodes.every((node, index) => node.edges.every(({ to }) => to < 0 || (rank.get(to) ?? 0) > (rank.get(index) ?? 0)))
}

/** Groups in an order in which each stands before those that follow it; the first one is the start. */
function groupRoutes({ nodes }: Routes): Group[] | null {
  type Open = { index: number; next: number }
  const made: Group[] = []
  const members: number[][] = []
  const known = new Map<string, number>()
  const open: Open[] = []
  const done: number[] = []
  const most = 2 * nodes.length
  const enter = (set: number[]): number => {
    const key = set.join(' ')
    const index = known.get(key) ?? made.length
    if (index < made.length) return index
    known.set(key, index)
    made.push({ tag: nodes[set[0] ?? 0]?.tag ?? '', ends: false, next: [] })
    members.push(set)
    followers.push([])
    open.push({ index, next: -1 })
    return index
  }
  const followers: number[][][] = []
  enter([0])
  for (let top = open.at(-1); top; top = open.at(-1)) {
    const group = made[top.index]
    if (!group || made.length > most) return null
    if (top.next < 0) {
      const { sets, ends } = followersOf(nodes, members[top.index] ?? [])
      followers[top.index] = sets
      group.ends = ends
    }
    top.next += 1
    const set = followers[top.index]?.[top.next]
    if (set) group.next.push(enter(set))
    else done.push(open.pop()?.index ?? 0)
  }
  return inOrder(made, done.reverse())
}

function followersOf(nodes: Routes['nodes'], members: readonly number[]): { sets: number[][]; ends: boolean } {
  const byTag = new Map<string, Set<number>>()
  let ends = false
  for (const member of members) {
    for (const { to } of nodes[member]?.edges ?? []) {
      if (to < 0) ends = true
      else byTag.set(nodes[to]?.tag ?? '', (byTag.get(nodes[to]?.tag ?? '') ?? new Set()).add(to))
    }
  }
  return { sets: [...byTag.values()].map((set) => [...set].sort((a, b) => a - b)), ends }
}

function inOrder(groups: readonly Group[], order: readonly number[]): Group[] {
  const position = new Map(order.map((index, place) => [index, place]))
  return order.flatMap((index) => {
    const group = groups[index]
    return group ? [{ ...group, next: group.next.map((one) => position.get(one) ?? 0) }] : []
  })
}

function measure(group: Group, { seconds, measured }: { seconds: number; measured: readonly Measured[] }): Measured {
  const after = group.next.flatMap((index) => {
    const one = measured[index]
    return one ? [{ index, ...one }] : []
  })
  const pick = (side: 'shortest' | 'longest', sign: number): Length => {
    const ways = after.map((one) => ({ ...one[side], next: one.index }))
    if (group.ends) ways.push({ seconds: 0, questions: 0, next: -1 })
    const [best = { seconds: 0, questions: 0, next: -1 }, ...others] = ways
    const chosen = others.reduce((a, b) => (sign * (a.seconds - b.seconds || a.questions - b.questions) <= 0 ? a : b), best)
    return { seconds: chosen.seconds + seconds, questions: chosen.questions + 1, next: chosen.next }
  }
  const count = after.reduce((sum, one) => sum + one.count, group.ends ? 1n : 0n)
  return { count, shortest: pick('shortest', 1), longest: pick('longest', -1) }
}

function asMeasure(groups: readonly Group[], measured: readonly Measured[], side: 'shortest' | 'longest'): PathMeasure {
  const tags: string[] = []
  for (let index = 0; index >= 0; index = measured[index]?.[side].next ?? -1) tags.push(groups[index]?.tag ?? '')
  const { questions = 0, seconds = 0 } = measured[0]?.[side] ?? {}
  return { questions, minutes: Math.ceil(seconds / 60), tags }
}

function secondsOf(questions: Questions, tag: string): number {
  const question = getOwnProperty(questions, tag)
  return question ? secondsFor(question) : 0
}
