import { later } from './clock.ts'

/** `now`: the clock. `onOpen` hears that the line was given up. */
type BreakerOptions = { failures: number; seconds: number; now: () => string; onOpen: () => void }
/** `pass`: whether a call may be made now; each that may is followed by one `tell`. */
export type Breaker = { pass(): boolean; tell(good: boolean): void }

/**
 * Keeps off a service that does not answer: after so many failures in a row nothing passes for so many seconds, then one call alone, which
 * settles whether the others may follow.
 */
export function makeBreaker({ failures, seconds, now, onOpen }: BreakerOptions): Breaker {
  let failed = 0
  let openUntil: string | null = null
  let probing = false
  return {
    pass() {
      if (openUntil === null) return true
      if (probing || now() < openUntil) return false
      probing = true
      return true
    },
    tell(good) {
      failed = good ? 0 : failed + 1
      probing = false
      if (good) openUntil = null
      else if (failed >= failures) {
        if (openUntil === null) onOpen()
        openUntil = later(now(), seconds)
      }
    },
  }
}
