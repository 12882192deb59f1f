import { type RefObject, useEffect, useRef, useState } from 'react'
import { scrollBehavior } from '../../question-cards/controls/scroll-behavior.ts'

/** REQ-162, REQ-163. */
export const ENOUGH_PERCENT = 95
const MOBILE = '(max-width: 768px)'

type Reading = {
  text: RefObject<HTMLElement | null>
  /** The furthest that the text was scrolled, 0 to 100. */
  readPercent: number
  mayAnswer: boolean
  onScroll: () => void
  toEnd: () => void
}

/** How far a scrolling text has been read. A text that fits needs no scrolling; on a narrow screen none is asked for. */
export function useReadToEnd(): Reading {
  const text = useRef<HTMLElement>(null)
  const [readPercent, setReadPercent] = useState(0)
  const [mobile, setMobile] = useState(() => matchMedia(MOBILE).matches)

  function onScroll() {
    const element = text.current
    if (!element) return
    const seen = (100 * (element.scrollTop + element.clientHeight)) / Math.max(element.scrollHeight, 1)
    setReadPercent((before) => Math.max(before, Math.min(100, Math.round(seen))))
  }

  useEffect(() => {
    const query = matchMedia(MOBILE)
    const change = () => setMobile(query.matches)
    query.addEventListener('change', change)
    return () => query.removeEventListener('change', change)
  }, [])

  useEffect(onScroll, [])

  return {
    text,
    readPercent,
    mayAnswer: mobile || readPercent >= ENOUGH_PERCENT,
    onScroll,
    toEnd: () => text.current?.scrollTo({ top: text.current.scrollHeight, behavior: scrollBehavior() }),
  }
}
