import type { WaitSummary } from '@clinic/contract/reports'

/** Number of waits of that many whole minutes. */
export type WaitCount = { minutes: number; count: number }

/** Mean, median (averaging the middle two), and how many were below the limit (C-13). */
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

/** The minutes of the nth wait (from 1) in order. */
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
