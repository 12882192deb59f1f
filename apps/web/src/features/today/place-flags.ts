import { DUE_MINUTES } from '@clinic/contract/queues/today'
import { minutesUntil } from './today-text.ts'

/** Of the width, in percent: what a flag takes. What is late has the first place. */
export const FLAG_WIDTH = 21
const END = 100 - FLAG_WIDTH
export const LANES = 3

export type Placed<T> = T & { left: number; lane: number }

type Line = { now: string; start: number }

/**
 * Where each wait is on the line of the next two hours, which begins at `start` percent, and on which of the lanes its flag has room. Those without
 * room are dropped.
 */
export function placeFlags<T extends { due_at: string | null }>(rows: readonly T[], { now, start }: Line): Placed<T>[] {
  const ends: number[] = Array.from({ length: LANES }, () => Number.NEGATIVE_INFINITY)
  return rows.flatMap((row) => {
    if (row.due_at === null) return []
    const minutes = Math.min(Math.max(0, minutesUntil(row.due_at, now)), DUE_MINUTES)
    const left = start + (minutes / DUE_MINUTES) * (END - start)
    const lane = ends.findIndex((end) => end <= left)
    if (lane < 0) return []
    ends[lane] = left + FLAG_WIDTH
    return [{ ...row, left, lane }]
  })
}
