import { useEffect, useState } from 'react'

/** How often elapsed times are updated. Milliseconds. */
const TICK = 10_000

/** The server’s instant, extrapolated between two answers. `updatedAt`: when `now` arrived, by the clock of this browser. */
export function useServerNow(now: string | null, updatedAt: number): string {
  const [here, setHere] = useState(() => Date.now())
  useEffect(() => {
    const timer = window.setInterval(() => setHere(Date.now()), TICK)
    return () => window.clearInterval(timer)
  }, [])
  return now === null ? '' : new Date(Date.parse(now) + Math.max(0, here - updatedAt)).toISOString()
}
