import type { Message } from '../session/conversation.ts'
import type { Talk } from '../session/use-conversation.ts'
import { AnswerBubble } from './answer-bubble.tsx'
import { drawn } from './bubble.tsx'
import { PictureBubble } from './picture-bubble.tsx'

/** A message that may be an answer to change, or a picture. */
export function drawLater(message: Message, talk: Talk) {
  if (message.staff?.picture || message.picture) return <PictureBubble key={message.id} message={message} talk={talk} />
  if (message.asked?.tag && !message.restored) return <AnswerBubble key={message.id} message={message} talk={talk} />
  return drawn(message)
}
