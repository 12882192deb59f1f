import { NODE, type Routed } from './lay-out-graph.ts'

type Point = readonly [x: number, y: number]
/** Where a line begins and ends, and the column it runs down in. */
type Ends = { from: Point; to: Point; channel: Routed['channel'] }

const CORNER = 8

/** A line as an SVG path with round corners, and where its words are. */
export function graphPath(ends: Ends): { path: string; label: Point } {
  const points = cornersOf(ends)
  return { path: rounded(points), label: labelAt(points, ends) }
}

function cornersOf({ from: [fx, fy], to: [tx, ty], channel }: Ends): Point[] {
  const [below, above] = [fy + NODE.gapY / 2, ty - NODE.gapY / 2]
  if (channel === 'gap') {
    const side = fx + (NODE.width + NODE.gapX) / 2
    return [
      [fx, fy],
      [fx, below - 8],
      [side, below - 8],
      [side, above + 8],
      [tx, above + 8],
      [tx, ty],
    ] as Point[]
  }
  if (Math.abs(fx - tx) < 1) {
    return [
      [fx, fy],
      [tx, ty],
    ]
  }
  const turn = channel === 'source' ? above : below
  return [
    [fx, fy],
    [fx, turn],
    [tx, turn],
    [tx, ty],
  ]
}

/** On a piece that belongs to this line alone: its last one; of a line that joins others, where it is still apart. */
function labelAt(points: readonly Point[], { from: [fx, fy], to: [tx, ty], channel }: Ends): Point {
  if (points.length === 2) return [tx, fy + NODE.gapY / 2]
  if (channel === 'gap') return [points[2]?.[0] ?? tx, fy + NODE.gapY / 2 - 8]
  if (tx < fx) return channel === 'source' ? [fx, ty - NODE.gapY * 0.7] : [fx - 40, fy + NODE.gapY / 2]
  return [tx, channel === 'source' ? ty - NODE.gapY / 4 : fy + NODE.gapY * 0.75]
}

function rounded(points: readonly Point[]): string {
  const [start, ...rest] = points
  if (!start) return ''
  const pieces = rest.map((point, index) => {
    const next = rest[index + 1]
    const before = points[index]
    if (!next || !before) return `L${point.join(' ')}`
    return `L${towards(point, before).join(' ')} Q${point.join(' ')} ${towards(point, next).join(' ')}`
  })
  return `M${start.join(' ')} ${pieces.join(' ')}`
}

function towards([x, y]: Point, [ox, oy]: Point): Point {
  const length = Math.hypot(ox - x, oy - y) || 1
  const fraction = Math.min(CORNER, length / 2) / length
  return [x + (ox - x) * fraction, y + (oy - y) * fraction]
}
