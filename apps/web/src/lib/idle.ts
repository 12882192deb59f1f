/** How long before it locks the screen says so. Milliseconds. */
const WARNING = 60_000

export type Idle = { kind: 'active' } | { kind: 'warning'; seconds: number } | { kind: 'idle' }

/**
 * What happens to a screen that no one has touched since `last` (both in milliseconds): nothing yet, a warning with the seconds that are left,
 * or a lock. The warning takes the last minute, or the last half of a time shorter than two. 0 minutes: never.
 */
export function idleState({ last, now, minutes }: { last: number; now: number; minutes: number }): Idle {
  if (minutes === 0) return { kind: 'active' }
  const limit = minutes * 60_000
  const left = limit - (now - last)
  if (left <= 0) return { kind: 'idle' }
  return left <= Math.min(WARNING, limit / 2) ? { kind: 'warning', seconds: Math.ceil(left / 1000) } : { kind: 'active' }
}
