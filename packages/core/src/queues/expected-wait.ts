/** Minutes, rounded as people say them. */
export type Wait = { least: number; most: number }
/** Number of waits of that many whole minutes. */
export type Waited = { minutes: number; count: number }

/** Fewer waits are not meaningful. */
const ENOUGH = 10
const HOUR = 60
const DAY = 24 * HOUR

/** The expected wait of a new arrival: median to 90th percentile of past waits. Null with too few. */
export function expectedWait(waited: readonly Waited[]): Wait | null {
  const sorted = [...waited].sort((a, b) => a.minutes - b.minutes)
  const total = sorted.reduce((sum, { count }) => sum + count, 0)
  if (total < ENOUGH) return null
  const least = rounded(within(sorted, total / 2), Math.floor)
  const most = rounded(within(sorted, total * 0.9), Math.ceil)
  return { least, most: Math.max(most, least) }
}

function within(sorted: readonly Waited[], share: number): number {
  let seen = 0
  for (const { minutes, count } of sorted) {
    seen += count
    if (seen >= share) return minutes
  }
  return sorted.at(-1)?.minutes ?? 0
}

/** To five minutes up to an hour, to hours up to a day, then to days; never to zero. */
function rounded(minutes: number, round: (value: number) => number): number {
  const step = minutes <= HOUR ? 5 : minutes <= DAY ? HOUR : DAY
  return Math.max(round(minutes / step) * step, 5)
}
