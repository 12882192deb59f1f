import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { scrollBehavior } from '../../question-cards/controls/scroll-behavior.ts'
import type { Conversation } from '../session/conversation.ts'

export type Newest = { end: RefObject<HTMLDivElement | null>; away: boolean; show: () => void }

/** Keeps the newest exchange in view, unless the person has scrolled up to read: then only `away` says that there is more. */
export function useNewest({ cardNumber, newestFrom, turn }: Conversation): Newest {
  const end = useRef<HTMLDivElement>(null)
  const following = useRef(true)
  const [away, setAway] = useState(false)
  const ownWords = turn?.answer.shown ?? null

  useEffect(() => {
    if (!end.current) return
    const watcher = new IntersectionObserver(
      ([entry]) => {
        following.current = entry?.isIntersecting === true
        if (following.current) setAway(false)
      },
      { rootMargin: '0px 0px 160px' },
    )
    watcher.observe(end.current)
    return () => watcher.disconnect()
  }, [])

  useLayoutEffect(() => {
    if (ownWords === null) return
    following.current = true
    window.scrollTo({ top: document.documentElement.scrollHeight })
  }, [ownWords])

  useLayoutEffect(() => {
    if (cardNumber === 0) return
    if (following.current) scrollToExchange(newestFrom)
    else setAway(true)
  }, [cardNumber, newestFrom])

  function show() {
    setAway(false)
    following.current = true
    window.scrollTo({ top: document.documentElement.scrollHeight, behavior: scrollBehavior() })
  }
  return { end, away, show }
}

/** To the end of the page, or only so far that the exchange can be read from its beginning. */
function scrollToExchange(firstMessage: number): void {
  const first = document.getElementById(`message-${firstMessage}`)
  const bottom = document.documentElement.scrollHeight - window.innerHeight
  const margin = first ? Number.parseFloat(getComputedStyle(first).scrollMarginTop) : 0
  const top = first ? first.getBoundingClientRect().top + window.scrollY - margin : bottom
  window.scrollTo({ top: Math.min(top, bottom), behavior: scrollBehavior() })
}
