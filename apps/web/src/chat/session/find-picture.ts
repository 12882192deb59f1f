import type { readLinePicture, readOwnPicture } from '@clinic/contract/chat/attention'
import type { Output } from '@clinic/contract/endpoint'
import { apiOrigin } from '../../lib/page-settings.ts'
import { chatKey } from './chat-settings.ts'
import type { Conversation, Message } from './conversation.ts'

const TIMEOUT_MS = 30_000

/** The address that shows a picture of the team or of the patient; null when it cannot be had now. */
export async function findPicture(
  { id, key }: Pick<Conversation, 'id' | 'key'>,
  { staff, picture }: Pick<Message, 'staff' | 'picture'>,
  signal: AbortSignal,
): Promise<string | null> {
  // The browser tells the kind by the first bytes.
  if (typeof picture === 'string') return `data:image/jpeg;base64,${picture}`
  const [path, which] = staff ? ['lines/picture', { seq: staff.seq }] : ['pictures', { turn: picture }]
  try {
    const response = await fetch(`${apiOrigin()}/api/ai/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-api-key': chatKey() },
      body: JSON.stringify({ conversation_id: id, key, ...which }),
      signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
    })
    if (!response.ok) return null
    const { kind, bytes } = (await response.json()) as Output<typeof readLinePicture | typeof readOwnPicture>
    return `data:${kind};base64,${bytes}`
  } catch {
    return null
  }
}
