import { createContext, type ReactNode, use, useEffect, useState } from 'react'

const TICK = 60_000
const ServerNow = createContext<number | null>(null)

type Props = { now: string | undefined; readAt: number; children: ReactNode }

/** The server's time for what is inside, one tick a minute. `now`: the time it sent; `readAt`: when that arrived here, by this clock. */
export function ServerClock({ now, readAt, children }: Props) {
  const sent = now === undefined ? Number.NaN : Date.parse(now)
  const lead = Number.isNaN(sent) ? 0 : sent - readAt
  const [here, setHere] = useState(() => Date.now())
  useEffect(() => {
    const timer = window.setInterval(() => setHere(Date.now()), TICK)
    return () => window.clearInterval(timer)
  }, [])
  return <ServerNow value={Math.max(here, readAt) + lead}>{children}</ServerNow>
}

/** Milliseconds by the server's clock. */
export function useServerNow(): number {
  return use(ServerNow) ?? Date.now()
}
