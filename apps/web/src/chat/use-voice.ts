import type { ChatLanguage } from '@clinic/contract/chat'
import { useEffect, useState } from 'react'
import { speak } from './voice.ts'

export type Voice = { sound: boolean; speaking: boolean; toggle: () => void }

/** The assistant's voice: off until the person asks for it (D-8); `turn` names what is said, so that the same words can be said twice. */
export function useVoice(text: string, turn: number, language: ChatLanguage): Voice {
  const [sound, setSound] = useState(false)
  const [said, setSaid] = useState({ turn: 0, text: '', aloud: false })

  useEffect(() => {
    if (text === '') return
    return speak({ text, language, aloud: sound }, () => setSaid({ turn, text, aloud: sound }))
  }, [text, turn, sound, language])

  const finished = said.turn === turn && said.text === text && (said.aloud || !sound)
  return { sound, speaking: text !== '' && !finished, toggle: () => setSound((on) => !on) }
}
