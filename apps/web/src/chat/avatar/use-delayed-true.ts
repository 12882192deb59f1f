import { useEffect, useState } from 'react'

/** True once something has been so for `time` milliseconds, until it is no longer. */
export function useDelayedTrue(so: boolean, time: number): boolean {
  const [isLasting, setIsLasting] = useState(false)
  useEffect(() => {
    if (!so) return
    const timer = setTimeout(() => setIsLasting(true), time)
    return () => {
      clearTimeout(timer)
      setIsLasting(false)
    }
  }, [so, time])
  return so && isLasting
}
