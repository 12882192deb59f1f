const MINUTE_MS = 60_000
const LONGEST = 600

/** Whole minutes that a call took so far, at least one. */
export function minutesSince(started: number): number {
  return Math.min(LONGEST, Math.max(1, Math.round((Date.now() - started) / MINUTE_MS)))
}
