import { useEffect, useEffectEvent, useState } from 'react'
import type { Answer } from '../../question-cards/answer.ts'
import type { Talk } from './use-conversation.ts'

type EarlyMessage = {
  /** Written before the first reply; '' when there is none. */
  text: string
  add: (words: string) => void
}

/**
 * What a patient sends before the first reply goes out as soon as the chat is ready. `onGiveBack`: the first reply did not come and was given up.
 */
export function useEarlyMessage({ state, waiting, send }: Talk, onGiveBack: (text: string) => void): EarlyMessage {
  const [text, setText] = useState('')
  const goOut = useEffectEvent(() => {
    send(typedAnswer(text))
    setText('')
  })
  const giveBack = useEffectEvent(() => {
    onGiveBack(text)
    setText('')
  })
  const isHeld = text !== ''
  const isReady = isHeld && !waiting && state.card !== null && state.restore === null
  const isGivenUp = isHeld && state.turn === null && state.card === null
  useEffect(() => {
    if (!isReady) return
    // Behind what the page itself says to the same reply, such as who comes from a reminder.
    const turn = setTimeout(goOut)
    return () => clearTimeout(turn)
  }, [isReady])
  useEffect(() => {
    if (isGivenUp) giveBack()
  }, [isGivenUp])
  return { text, add: (words) => setText((before) => (before === '' ? words : `${before} ${words}`)) }
}

export function typedAnswer(text: string): Answer {
  return { query: text, shown: text, typed: true }
}
