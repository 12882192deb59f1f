import type { readLinePicture as contract } from '@clinic/contract/chat/attention'
import type { Output } from '@clinic/contract/endpoint'
import { apiOrigin } from '../../lib/page-settings.ts'
import { chatKey } from './chat-settings.ts'
import type { Conversation } from './conversation.ts'

const TIMEOUT_MS = 30_000

/** The address that shows a picture of the team; null when it cannot be had now. */
export async function readLinePicture(
  { id, key }: Pick<Conversation, 'id' | 'key'>,
  seq: number,
  signal: AbortSignal,
): Promise<string | null> {
  try {
    const response = await fetch(`${apiOrigin()}/api/ai/lines/picture`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-api-key': chatKey() },
      body: JSON.stringify({ conversation_id: id, key, seq }),
      signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
    })
    if (!response.ok) return null
    const { kind, bytes } = (await response.json()) as Output<typeof contract>
    return `data:${kind};base64,${bytes}`
  } catch {
    return null
  }
}
