import { useEffect, useState } from 'react'

/** True once something has been so for `time` milliseconds, until it is no longer. */
export function useLasting(so: boolean, time: number): boolean {
  const [lasting, setLasting] = useState(false)
  useEffect(() => {
    if (!so) return
    const timer = setTimeout(() => setLasting(true), time)
    return () => {
      clearTimeout(timer)
      setLasting(false)
    }
  }, [so, time])
  return so && lasting
}
