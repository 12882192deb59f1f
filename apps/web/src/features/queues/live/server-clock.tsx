import { useEffect, useSyncExternalStore } from 'react'

const TICK = 60_000
/** An answer's way takes a moment: only a clock that is further off than this is set. Milliseconds. */
const TOLERANCE = 1_500

/** How far the server's clock is ahead of this one. */
let lead = 0
let here = Date.now()
let timer: number | undefined
const listeners = new Set<() => void>()

/** Sets the page's one clock by the server's. `now`: the time it sent; `readAt`: when that arrived here, by this clock. */
export function useServerTime(now: string | undefined, readAt: number): void {
  useEffect(() => {
    const sent = now === undefined ? Number.NaN : Date.parse(now)
    if (Number.isNaN(sent) || Math.abs(sent - readAt - lead) < TOLERANCE) return
    lead = sent - readAt
    tick()
  }, [now, readAt])
}

/** Milliseconds by the server's clock, one tick a minute for everything on the page. */
export function useServerNow(): number {
  return useSyncExternalStore(subscribe, () => here + lead)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  if (listeners.size === 1) {
    here = Date.now()
    timer = window.setInterval(tick, TICK)
  }
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) window.clearInterval(timer)
  }
}

function tick(): void {
  here = Date.now()
  for (const listener of listeners) listener()
}
