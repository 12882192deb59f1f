import type { Question, Questions } from '@clinic/contract/questionnaires'
import { getOwnProperty } from '@clinic/core/shared/get-own-property'
import { graphLinks, type Link } from './graph-links.ts'

/** Pixels of a node, and of the room between nodes. */
export const NODE = { width: 232, height: 94, gapX: 56, gapY: 62 } as const

/** `rank`: which row, `lane`: which column, both from 0. */
export type Placed = { tag: string; rank: number; lane: number; x: number; y: number }
/** `channel`: the column a line runs down in: its source's, its target's, or the gap right of its source's. */
export type Routed = Link & { channel: 'source' | 'target' | 'gap' }
export type Layout = { nodes: Placed[]; links: Routed[] }

/**
 * Places a questionnaire for drawing: the main line down the left, each branch in a column right of the question it begins at, every question
 * below all that lead to it. No two nodes share a place. Lines run down in a column that is free where there is one.
 */
export function layOutGraph(questions: Questions): Layout {
  const inOrder = Object.entries(questions).sort(([, a], [, b]) => a.question_number - b.question_number)
  const links = graphLinks(inOrder, questions)
  const ranks = rankAll(inOrder, links)
  const lanes = placeInLanes(chainsOf(inOrder, ranks), questions)
  const nodes = inOrder.map(([tag]): Placed => {
    const [rank, lane] = [ranks.get(tag) ?? 0, lanes.get(tag) ?? 0]
    return { tag, rank, lane, x: lane * (NODE.width + NODE.gapX), y: rank * (NODE.height + NODE.gapY) }
  })
  return { nodes, links: route(nodes, links) }
}

type Entries = readonly (readonly [tag: string, question: Question])[]

/** Each question one row below the lowest that leads to it; those that no one leads to begin below everything. Links back do not count. */
function rankAll(inOrder: Entries, links: readonly Link[]): Map<string, number> {
  const place = new Map(inOrder.map(([tag], index) => [tag, index]))
  const into = Map.groupBy(links, ({ to }) => to)
  const ranks = new Map<string, number>()
  let lowest = -1
  for (const [tag] of inOrder) {
    const above = (into.get(tag) ?? []).filter(({ from }) => (place.get(from) ?? 0) < (place.get(tag) ?? 0))
    const rank = above.length > 0 ? Math.max(...above.map(({ from }) => ranks.get(from) ?? 0)) + 1 : lowest + 1
    ranks.set(tag, rank)
    lowest = Math.max(lowest, rank)
  }
  return ranks
}

/** Questions that are below each other: the main line, or those of one branch. `from`, `to`: their rows. */
type Chain = { origin: string | null; tags: string[]; from: number; to: number }

/** Two questions of a chain in one row are two chains. */
function chainsOf(inOrder: Entries, ranks: ReadonlyMap<string, number>): Chain[] {
  const chains = new Map<string, Chain>()
  for (const [tag, { in_branch, branch_origin, branch_id }] of inOrder) {
    const rank = ranks.get(tag) ?? 0
    const name = in_branch ? JSON.stringify([branch_origin, branch_id]) : ''
    let key = name
    for (let more = 1; (chains.get(key)?.to ?? -1) >= rank; more += 1) key = `${name} ${more}`
    const chain = chains.get(key)
    if (chain) {
      chain.tags.push(tag)
      chain.to = rank
    } else chains.set(key, { origin: in_branch ? branch_origin : null, tags: [tag], from: rank, to: rank })
  }
  return [...chains.values()]
}

/** A chain takes the first column right of its origin's in which its rows are free. */
function placeInLanes(chains: readonly Chain[], questions: Questions): Map<string, number> {
  const lanes = new Map<string, number>()
  const taken: { from: number; to: number }[][] = []
  for (const chain of chains) {
    const worker = getOwnProperty(questions, chain.origin) ? (lanes.get(chain.origin ?? '') ?? 0) + 1 : 0
    let lane = worker
    const overlaps = ({ from, to }: { from: number; to: number }) => from <= chain.to && chain.from <= to
    while (taken[lane]?.some(overlaps)) lane += 1
    while (taken.length <= lane) taken.push([])
    taken[lane]?.push(chain)
    for (const tag of chain.tags) lanes.set(tag, lane)
  }
  return lanes
}

function route(nodes: readonly Placed[], links: readonly Link[]): Routed[] {
  const byTag = new Map(nodes.map((node) => [node.tag, node]))
  const rows = Map.groupBy(nodes, ({ lane }) => lane)
  const isFree = (lane: number, above: number, below: number) => !rows.get(lane)?.some(({ rank }) => rank > above && rank < below)
  return links.map((link): Routed => {
    const [from, to] = [byTag.get(link.from), byTag.get(link.to)]
    if (!from || !to || to.rank <= from.rank) return { ...link, channel: 'gap' }
    if (isFree(from.lane, from.rank, to.rank)) return { ...link, channel: 'source' }
    return { ...link, channel: isFree(to.lane, from.rank, to.rank) ? 'target' : 'gap' }
  })
}
