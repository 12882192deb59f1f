import type { ChatLanguage } from '@clinic/contract/chat'
import { useEffect, useState } from 'react'
import { speak } from './voice.ts'

/** `sentence`: what is being heard now, to read along; empty while nothing is said aloud. */
export type Voice = { sound: boolean; speaking: boolean; sentence: string; toggle: () => void }

/** The assistant's voice: off until the person asks for it (D-8); `turn` names what is said, so that the same words can be said twice. */
export function useVoice(text: string, turn: number, language: ChatLanguage): Voice {
  const [sound, setSound] = useState(false)
  const [said, setSaid] = useState({ turn: 0, text: '', aloud: false })
  const [sentence, setSentence] = useState('')

  useEffect(() => {
    if (text === '') return
    const stop = speak({ text, language, aloud: sound }, { onSentence: setSentence, onEnd: () => setSaid({ turn, text, aloud: sound }) })
    return () => {
      stop()
      setSentence('')
    }
  }, [text, turn, sound, language])

  const finished = said.turn === turn && said.text === text && (said.aloud || !sound)
  const speaking = text !== '' && !finished
  return { sound, speaking, sentence: speaking ? sentence : '', toggle: () => setSound((on) => !on) }
}
