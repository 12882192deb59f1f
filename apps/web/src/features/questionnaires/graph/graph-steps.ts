import type { Placed } from './lay-out-graph.ts'

const DIRECTIONS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
}
/** How much farther away counts what is beside the direction: its own column or row goes first. */
const ASIDE = 100

/** The node that an arrow key leads to: the nearest in its direction; `null` where there is none, or for another key. */
export function graphStep(nodes: readonly Placed[], tag: string | null, key: string): string | null {
  const direction = DIRECTIONS[key]
  if (!direction) return null
  const here = nodes.find((node) => node.tag === tag)
  if (!here) return nodes[0]?.tag ?? null
  const [dx, dy] = direction
  let nearest: { tag: string; away: number } | null = null
  for (const node of nodes) {
    const [x, y] = [node.lane - here.lane, node.rank - here.rank]
    const ahead = x * dx + y * dy
    if (ahead <= 0) continue
    const away = ahead + ASIDE * Math.abs(dx === 0 ? x : y)
    if (!nearest || away < nearest.away) nearest = { tag: node.tag, away }
  }
  return nearest?.tag ?? null
}
