import { useEffect, useState } from 'react'

/** Seconds left of a pause, and how to begin a new one. */
export function useCountdown(): [left: number, begin: (seconds: number) => void] {
  const [end, setEnd] = useState(0)
  const [now, setNow] = useState(() => Date.now())
  const left = Math.max(0, Math.ceil((end - now) / 1000))
  useEffect(() => {
    if (left === 0) return
    const timer = window.setInterval(() => setNow(Date.now()), 250)
    return () => window.clearInterval(timer)
  }, [left])
  const begin = (seconds: number) => {
    setNow(Date.now())
    setEnd(Date.now() + seconds * 1000)
  }
  return [left, begin]
}
