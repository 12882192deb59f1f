import { useEffect, useRef } from 'react'
import { isElsewhere } from '../../lib/is-elsewhere.ts'
import { readLock } from '../../lib/screen-lock.ts'

export const TAKE_KEY = 't'

/** Takes the first alarm by one key, on any page. Null: there is none to take. */
export function useTakeKey(take: (() => void) | null): void {
  const latest = useRef(take)
  useEffect(() => {
    latest.current = take
  })
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      if (event.key !== TAKE_KEY || event.repeat || !latest.current || readLock().locked) return
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isElsewhere(event.target)) return
      event.preventDefault()
      latest.current()
    }
    window.addEventListener('keydown', handleKey)
    return () => window.removeEventListener('keydown', handleKey)
  }, [])
}
