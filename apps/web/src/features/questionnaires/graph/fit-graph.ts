import { NODE, type Placed } from './lay-out-graph.ts'

/** Texts have 13 pixels at 1: a graph that does not fit at that size scrolls instead of being made smaller. */
const SMALLEST = 1
const LARGEST = 1.25
/** Pixels around a graph, above it more: what is done to a chosen question is there. */
const ROOM = { side: 24, top: 56 } as const

/** How a graph is seen when it opens: whole where it fits with readable texts; otherwise its beginning, as wide as fits. */
export function fitted(nodes: readonly Placed[], frame: { clientWidth: number; clientHeight: number } | null) {
  const width = Math.max(0, ...nodes.map(({ x }) => x + NODE.width))
  const height = Math.max(0, ...nodes.map(({ y }) => y + NODE.height))
  if (!frame || width === 0) return { x: ROOM.side, y: ROOM.top, zoom: SMALLEST }
  const across = (frame.clientWidth - 2 * ROOM.side) / width
  const down = (frame.clientHeight - ROOM.top - ROOM.side) / height
  const zoom = Math.min(LARGEST, Math.max(SMALLEST, Math.min(across, down)))
  return { x: Math.max(ROOM.side, (frame.clientWidth - width * zoom) / 2), y: ROOM.top, zoom }
}
