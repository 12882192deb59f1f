export type AvatarClip = 'idle' | 'greeting' | 'talking' | 'listening' | 'thinking' | 'goodbye'

/** What continues in the conversation, as far as a face would show it. */
export type AvatarScene = {
  /** A wave of the hand that belongs to the card on the screen. */
  wave: 'greeting' | 'goodbye' | null
  /** Someone is in danger: no cheer, only attention. */
  serious: boolean
  /** A turn is on its way. */
  waiting: boolean
  /** The voice speaks or, without sound, the words are being read. */
  speaking: boolean
}

/** The clip for a moment. A wave is made once; whether it still has to be is for the caller to say. */
export function avatarClip({ wave, serious, waiting, speaking, typing }: AvatarScene & { typing: boolean }): AvatarClip {
  if (wave === 'goodbye') return wave
  if (waiting) return 'thinking'
  if (serious) return 'listening'
  if (wave) return wave
  if (speaking) return 'talking'
  return typing ? 'listening' : 'idle'
}
