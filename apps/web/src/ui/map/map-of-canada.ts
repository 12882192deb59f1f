import canada from '@svg-maps/canada'
import { type Point, project, projectPath } from './map-projection.ts'

/** A province as it is drawn. `at`: where its name and number are; `from`: what a line leads to them from, where they are beside it. */
export type MapShape = { code: string; path: string; at: Point; from: Point | null }

/** Where names are, in points of the source; the small provinces of the Atlantic have theirs in the sea. */
const PLACES: Readonly<Record<string, { at: Point; from?: Point }>> = {
  AB: { at: [236, 848] },
  BC: { at: [140, 858] },
  MB: { at: [392, 868] },
  NB: { at: [640, 1020], from: [660, 978] },
  NL: { at: [706, 872] },
  NS: { at: [722, 1036], from: [697, 992] },
  NT: { at: [208, 690] },
  NU: { at: [372, 672] },
  ON: { at: [486, 910] },
  PE: { at: [750, 988], from: [706, 973] },
  QC: { at: [616, 880] },
  SK: { at: [318, 856] },
  YT: { at: [56, 690] },
}
const MARGIN = 24

type Source = { locations: { id: string; path: string }[] }

/** The provinces and territories of Canada, ready to be drawn, and the box that holds them. */
export function mapOfCanada(): { viewBox: string; shapes: MapShape[] } {
  drawn ??= draw((canada as Source).locations)
  return drawn
}

let drawn: ReturnType<typeof draw> | undefined

function draw(locations: Source['locations']): { viewBox: string; shapes: MapShape[] } {
  const shapes = locations.map(({ id, path }) => {
    const code = id.toUpperCase()
    const place = PLACES[code]
    return { code, path: projectPath(path), at: project(place?.at ?? [0, 0]), from: place?.from ? project(place.from) : null }
  })
  return { viewBox: boxOf(shapes), shapes }
}

function boxOf(shapes: readonly MapShape[]): string {
  const points = shapes.flatMap(({ path, at }) => [...path.split(/[MLZ]/).filter(Boolean).map(pointOf), at])
  const [left, top] = [0, 1].map((axis) => points.reduce((least, point) => Math.min(least, point[axis] ?? least), Infinity) - MARGIN)
  const [right, bottom] = [0, 1].map((axis) => points.reduce((most, point) => Math.max(most, point[axis] ?? most), -Infinity) + MARGIN)
  return [left, top, (right ?? 0) - (left ?? 0), (bottom ?? 0) - (top ?? 0)].map((edge) => Math.round(edge ?? 0)).join(' ')
}

function pointOf(text: string): Point {
  const [x = 0, y = 0] = text.split(' ').map(Number)
  return [x, y]
}
