import type { readLinePicture as contract } from '@clinic/contract/chat/attention'
import type { Output, Parsed } from '@clinic/contract/endpoint'
import type { StaffContext } from '../../../identity/auth/access/context.ts'
import type { Context } from '../../../platform/db/change.ts'
import { Problem } from '../../../platform/http/problem.ts'
import { findAttended } from '../holding/attention-store.ts'
import { mayAttend } from './change-attention.ts'
import { findLinePicture } from './line-picture-store.ts'
import type { IsOwn } from './list-lines.ts'

type Picture = Output<typeof contract>

/** For the patient’s page. Refusals: `conversation-key-invalid`, also for a conversation that does not exist; `picture-not-found`. */
export async function readLinePicture(
  { sql }: Context,
  { conversation_id, seq }: Pick<Parsed<typeof contract>['body'], 'conversation_id' | 'seq'>,
  isOwn: IsOwn,
): Promise<Picture> {
  const held = await findAttended(sql, conversation_id)
  if (!held || !isOwn(held)) throw new Problem('conversation-key-invalid')
  return found(await findLinePicture(sql, { conversation_id, seq }))
}

/** For staff, who have an entry for reading the conversation. Refusals: `conversation-not-found`, `picture-not-found`. */
export async function readSentPicture(
  { sql, staff }: StaffContext,
  { conversation_id, seq }: { conversation_id: string; seq: string },
): Promise<Picture> {
  const held = await findAttended(sql, conversation_id)
  if (!held || !mayAttend(staff, held)) throw new Problem('conversation-not-found')
  if (!/^[1-9]\d{0,8}$/.test(seq)) throw new Problem('picture-not-found')
  return found(await findLinePicture(sql, { conversation_id, seq: Number(seq) }))
}

function found(picture: Picture | null): Picture {
  if (!picture) throw new Problem('picture-not-found')
  return picture
}
