import { useEffect, useEffectEvent, useRef } from 'react'
import { comesBack } from './chat-settings.ts'
import type { Talk } from './use-conversation.ts'

/** From a reminder's link the conversation goes past the greeting, once, to where people who were here before say who they are. */
export function useReturn({ state: { card }, waiting, send }: Talk): void {
  const isDone = useRef(false)
  const way = card?.kind === 'greeting' && comesBack() ? card.more[0] : undefined
  const goThere = useEffectEvent(() => {
    if (isDone.current || way === undefined) return
    isDone.current = true
    send({ query: way, shown: way })
  })
  const isReady = way !== undefined && !waiting
  useEffect(() => {
    if (isReady) goThere()
  }, [isReady])
}
