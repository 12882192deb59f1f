import type { Edge, Routes } from './explore-routes.ts'

/** How every node was first come to: from which node and by which edge; the first question by none. Nearest nodes first. */
export type PathTree = ReadonlyMap<number, { from: number; edge: Edge | null }>

/** Breadth first from the first question, so that each way is a shortest one; `closed` nodes are not entered. */
export function findPaths({ nodes }: Routes, closed: (tag: string) => boolean = () => false): PathTree {
  const ways = new Map<number, { from: number; edge: Edge | null }>()
  const [first] = nodes
  if (!first || closed(first.tag)) return ways
  ways.set(0, { from: -1, edge: null })
  for (const index of ways.keys()) {
    for (const edge of nodes[index]?.edges ?? []) {
      const tag = nodes[edge.to]?.tag
      if (tag !== undefined && !ways.has(edge.to) && !closed(tag)) ways.set(edge.to, { from: index, edge })
    }
  }
  return ways
}

/** The nodes of a way, from the first question to the one named. */
export function pathToQuestion(ways: PathTree, node: number): number[] {
  const way: number[] = []
  for (let index = node; index >= 0 && way.length <= ways.size; index = ways.get(index)?.from ?? -1) way.push(index)
  return way.reverse()
}

/** The tags of a way. */
export function tagsOfPath({ nodes }: Routes, way: readonly number[]): string[] {
  return way.map((index) => nodes[index]?.tag ?? '')
}

/** By tag, the node that is nearest to the first question. */
export function nearestNodes({ nodes }: Routes, ways: PathTree): Map<string, number> {
  const nearest = new Map<string, number>()
  for (const index of ways.keys()) {
    const tag = nodes[index]?.tag ?? ''
    if (!nearest.has(tag)) nearest.set(tag, index)
  }
  return nearest
}
