import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { scrollBehavior } from '../../question-cards/controls/scroll-behavior.ts'
import { MESSAGE_INPUT_ID } from '../composer/message-input.tsx'
import type { Conversation } from '../session/conversation.ts'

/** Pixels between the last number and the message box. */
const SPACE_BELOW = 16

export type Newest = { end: RefObject<HTMLDivElement | null>; away: boolean; atEnd: boolean; show: () => void }

/**
 * Keeps the newest exchange in view, unless the person has scrolled up to read: then only `away` says that there is more. `whole`: the parts that
 * are loaded later, which make the page longer, are drawn.
 */
export function useNewest({ card, cardNumber, newestFrom, turn }: Conversation, whole: boolean): Newest {
  const end = useRef<HTMLDivElement>(null)
  const following = useRef(true)
  const [away, setAway] = useState(false)
  const [atEnd, setAtEnd] = useState(false)
  const ownText = turn?.answer.shown ?? null
  const inDanger = card?.kind === 'crisis'

  useEffect(() => {
    if (!end.current) return
    const watcher = new IntersectionObserver(
      ([entry]) => {
        following.current = entry?.isIntersecting === true
        setAtEnd(following.current)
        if (following.current) setAway(false)
      },
      { rootMargin: '0px 0px 160px' },
    )
    watcher.observe(end.current)
    return () => watcher.disconnect()
  }, [])

  useLayoutEffect(() => {
    if (ownText === null) return
    following.current = true
    window.scrollTo({ top: document.documentElement.scrollHeight })
  }, [ownText])

  // biome-ignore lint/correctness/useExhaustiveDependencies: once all is drawn the page is longer.
  useLayoutEffect(() => {
    if (cardNumber === 0) return
    if (inDanger) showNumbers(newestFrom)
    else if (following.current) scrollToExchange(newestFrom)
    else setAway(true)
  }, [cardNumber, newestFrom, inDanger, whole])

  function show() {
    setAway(false)
    following.current = true
    window.scrollTo({ top: document.documentElement.scrollHeight, behavior: scrollBehavior() })
  }
  return { end, away, atEnd, show }
}

/** As far as the exchange, and at least so far that every number is above the message box, however long the words before them are. */
function showNumbers(firstMessage: number): void {
  const numbers = document.querySelector('[data-numbers]')?.getBoundingClientRect()
  const composer = document.getElementById(MESSAGE_INPUT_ID)?.parentElement?.getBoundingClientRect()
  const least = numbers && composer ? window.scrollY + numbers.bottom + SPACE_BELOW - composer.top : 0
  window.scrollTo({ top: Math.max(placeOfExchange(firstMessage), least) })
}

/** To the end of the page, or only so far that the exchange can be read from its beginning. */
function scrollToExchange(firstMessage: number): void {
  window.scrollTo({ top: placeOfExchange(firstMessage), behavior: scrollBehavior() })
}

function placeOfExchange(firstMessage: number): number {
  const first = document.getElementById(`message-${firstMessage}`)
  const bottom = document.documentElement.scrollHeight - window.innerHeight
  const margin = first ? Number.parseFloat(getComputedStyle(first).scrollMarginTop) : 0
  const top = first ? first.getBoundingClientRect().top + window.scrollY - margin : bottom
  return Math.min(top, bottom)
}
