import type { WaitSummary } from '@clinic/contract/reports'

/** How many waits took so many whole minutes. */
export type WaitCount = { minutes: number; count: number }

/** Mean, median (the middle one, or the mean of the two in the middle) and how many were shorter than the threshold (C-13). */
export function summariseWaits(waits: readonly WaitCount[], threshold_minutes: number): WaitSummary {
  const sorted = waits.filter(({ count }) => count > 0).sort((a, b) => a.minutes - b.minutes)
  const count = sum(sorted.map((wait) => wait.count))
  if (count === 0) return { count, mean_minutes: null, median_minutes: null, under: 0 }
  return {
    count,
    mean_minutes: sum(sorted.map((wait) => wait.minutes * wait.count)) / count,
    median_minutes: (atPlace(sorted, Math.ceil(count / 2)) + atPlace(sorted, Math.floor(count / 2) + 1)) / 2,
    under: sum(sorted.filter(({ minutes }) => minutes < threshold_minutes).map((wait) => wait.count)),
  }
}

/** The minutes of the wait at a place, counted from 1, of waits in order. */
function atPlace(sorted: readonly WaitCount[], place: number): number {
  let passed = 0
  for (const { minutes, count } of sorted) {
    passed += count
    if (passed >= place) return minutes
  }
  return 0
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
