import { useEffect, useState } from 'react'
import { speak } from './voice.ts'

export type Voice = { sound: boolean; speaking: boolean; toggle: () => void }

/** The assistant's voice: off until the person asks for it (D-8); `turn` names what is said, so that the same words can be said twice. */
export function useVoice(text: string, turn: number): Voice {
  const [sound, setSound] = useState(false)
  const [said, setSaid] = useState({ turn: 0, aloud: false })

  useEffect(() => {
    if (text === '') return
    return speak(text, sound, () => setSaid({ turn, aloud: sound }))
  }, [text, turn, sound])

  const finished = said.turn === turn && (said.aloud || !sound)
  return { sound, speaking: text !== '' && !finished, toggle: () => setSound((on) => !on) }
}
