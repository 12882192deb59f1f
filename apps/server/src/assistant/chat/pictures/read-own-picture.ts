import type { readOwnPicture as contract } from '@clinic/contract/chat/attention'
import type { Output, Parsed } from '@clinic/contract/endpoint'
import type { Context } from '../../../platform/db/change.ts'
import { Problem } from '../../../platform/http/problem.ts'
import { findAttended } from '../holding/attention-store.ts'
import { findPictureOfTurn } from './picture-store.ts'

type IsOwn = (conversation: { id: string; started_at: string }) => boolean

/**
 * A picture that the patient sent in this conversation, for their own page. Refusals: `conversation-key-invalid`, also for a conversation that
 * does not exist; `picture-not-found` for a turn without one and for one that made room for another answer.
 */
export async function readOwnPicture(
  { sql }: Context,
  { conversation_id, turn }: Pick<Parsed<typeof contract>['body'], 'conversation_id' | 'turn'>,
  isOwn: IsOwn,
): Promise<Output<typeof contract>> {
  const found = await findAttended(sql, conversation_id)
  if (!found || !isOwn(found)) throw new Problem('conversation-key-invalid')
  const picture = await findPictureOfTurn(sql, { conversation_id, turn })
  if (!picture) throw new Problem('picture-not-found')
  return picture
}
