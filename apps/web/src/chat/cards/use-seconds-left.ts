import { useEffect, useState } from 'react'

const SECOND = 1000

/** Whole seconds until a moment, counted down while the page is open; 0 once it has passed. */
export function useSecondsLeft(until: string): number {
  const [left, setLeft] = useState(() => secondsTo(until))
  useEffect(() => {
    setLeft(secondsTo(until))
    const timer = setInterval(() => setLeft(secondsTo(until)), SECOND)
    return () => clearInterval(timer)
  }, [until])
  return left
}

function secondsTo(until: string): number {
  return Math.max(0, Math.ceil((Date.parse(until) - Date.now()) / SECOND))
}
