export type Point = readonly [x: number, y: number]

/** The source is a Mercator map whose left edge lies at 141° west: so many of its units are one radian. */
const UNITS = 514
/** Units from the left edge to 95° west, which points straight up. */
const MIDDLE = ((141 - 95) * Math.PI * UNITS) / 180
/** The cone of a Lambert conformal map that is true at 49° and 77° north, as official maps of Canada are. */
const CONE = 0.9008
/** How large it is drawn; what comes out is about as wide as what goes in. */
const SCALE = 1370
const LONGEST = 6

/**
 * Draws a path of the Mercator map again as a Lambert conformal one, where the north keeps its true size. Only relative `m` and `z` are known:
 * the source has no others. Long lines get points between, so that parallels come out as the curves they are.
 */
export function projectPath(path: string): string {
  return readPath(path)
    .map((ring) => `M${closed(ring).map(project).map(written).join('L')}Z`)
    .join('')
}

/** Where a point of the Mercator map comes to are. */
export function project([x, y]: Point): Point {
  const turn = (CONE * (x - MIDDLE)) / UNITS
  const reach = SCALE * Math.exp((CONE * (y - 1032)) / UNITS)
  return [reach * Math.sin(turn), reach * Math.cos(turn)]
}

/** The rings of a path, in absolute points. After `z` the next ring is counted from the start of the last. */
function readPath(path: string): Point[][] {
  let start: Point = [0, 0]
  return path
    .split(/z/i)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => {
      let at = start
      const ring = part
        .replace(/^m/i, '')
        .trim()
        .split(/\s+/)
        .map((pair): Point => {
          const [dx = 0, dy = 0] = pair.split(',').map(Number)
          at = [at[0] + dx, at[1] + dy]
          return at
        })
      start = ring[0] ?? start
      return ring
    })
}

function closed(ring: readonly Point[]): Point[] {
  return ring.flatMap((point, index) => between(point, ring[(index + 1) % ring.length] ?? point))
}

/** The point and, on the way to the next, as many as keep steps short. */
function between([x, y]: Point, [nextX, nextY]: Point): Point[] {
  const steps = Math.max(1, Math.ceil(Math.hypot(nextX - x, nextY - y) / LONGEST))
  return Array.from({ length: steps }, (_, step): Point => [x + ((nextX - x) * step) / steps, y + ((nextY - y) * step) / steps])
}

function written([x, y]: Point): string {
  return `${x.toFixed(1)} ${y.toFixed(1)}`
}
