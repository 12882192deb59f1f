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
  const isReady = !waiting && state.card !== null && state.restore === null
  const isOver = text !== '' && (isReady || (state.turn === null && state.card === null))
  const settle = useEffectEvent(() => {
    if (isReady) send(typedAnswer(text))
    else onGiveBack(text)
    setText('')
  })
  useEffect(() => {
    if (!isOver) return
    // Behind what the page itself says to the same reply, such as who comes from a reminder.
    const turn = setTimeout(settle)
    return () => clearTimeout(turn)
  }, [isOver])
  return { text, add: (words) => setText((before) => (before === '' ? words : `${before} ${words}`)) }
}

export function typedAnswer(text: string): Answer {
  return { query: text, shown: text, typed: true }
}
