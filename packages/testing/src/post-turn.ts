import type { ChatReply } from '@clinic/contract/chat'
import { CHAT_KEY } from './chat-key.ts'
import type { Turn } from './conversation.ts'

/** `from`: the address that the patient seems to come from; the program has to trust this machine as a proxy. */
type Door = { origin: string; chatKey?: string; from?: string }

/** Sends a turn over HTTP. Throws where the answer is not a reply. */
export async function postTurn({ origin, chatKey = CHAT_KEY, from }: Door, turn: Turn): Promise<ChatReply> {
  const answer = await fetch(`${origin}/api/ai`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-api-key': chatKey, ...(from && { 'x-forwarded-for': from }) },
    body: JSON.stringify(turn),
  })
  const text = await answer.text()
  if (answer.status !== 200) throw new Error(`the chat answered ${answer.status}: ${text}`)
  return JSON.parse(text) as ChatReply
}
