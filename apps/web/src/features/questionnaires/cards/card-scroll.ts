/** The specification's scroll settings (REQ-403): pixels a frame at the most, and how near an edge scrolling begins. */
export const EDITOR_SCROLL = { speed: 30, buffer: 200 } as const
/** In a low frame the buffer leaves the middle free. */
const MOST_OF_FRAME = 1 / 3

/**
 * How far a frame scrolls while something is dragged: nothing in its middle, faster the nearer the pointer is to an edge. Pixels; up is less
 * than 0. `top` and `bottom`: the frame's edges.
 */
export function scrollStep(pointer: number, { top, bottom }: { top: number; bottom: number }): number {
  const buffer = Math.min(EDITOR_SCROLL.buffer, (bottom - top) * MOST_OF_FRAME)
  if (buffer <= 0) return 0
  const above = Math.min(1, (top + buffer - pointer) / buffer)
  const below = Math.min(1, (pointer - bottom + buffer) / buffer)
  if (above > 0) return -Math.ceil(above * EDITOR_SCROLL.speed)
  return below > 0 ? Math.ceil(below * EDITOR_SCROLL.speed) : 0
}

/** The place among options, from 0, that something dragged to a height would take. `middles`: of the other options, from top to bottom. */
export function placeAt(pointer: number, middles: readonly number[]): number {
  const place = middles.findIndex((middle) => pointer < middle)
  return place < 0 ? middles.length : place
}
