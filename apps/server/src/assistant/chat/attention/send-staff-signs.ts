import type { sendStaffSigns as contract } from '@clinic/contract/chat/attention'
import type { Output, Parsed } from '@clinic/contract/endpoint'
import type { StaffContext } from '../../../identity/auth/access/context.ts'
import { change, KEPT_AS_SIGN } from '../../../platform/db/change.ts'
import { Problem } from '../../../platform/http/problem.ts'
import { findAttended } from '../holding/attention-store.ts'
import { readNotice, typingNotice } from '../holding/conversation-notice.ts'
import { mayAttend } from './change-attention.ts'
import { countUnread, saveRead } from './reads-store.ts'

/** The holder is writing, or a reader has read up to a turn and a line. Refusal: `conversation-not-found`. */
export async function sendStaffSigns(
  context: StaffContext,
  conversation_id: string,
  { typing, read }: Parsed<typeof contract>['body'],
): Promise<Output<typeof contract>> {
  const { staff } = context
  const held = await findAttended(context.sql, conversation_id)
  if (!held || !mayAttend(staff, held)) throw new Problem('conversation-not-found')
  const reader = { conversation_id, user_id: staff.id }
  return change(context, async (tx) => {
    const news = read && (await saveRead(tx, reader, { read_turn: Math.min(read.turn, held.turn), read_seq: read.seq }))
    const writes = typing && held.attention.held_by === staff.id
    const live = [...(news ? [readNotice(held, staff.id)] : []), ...(writes ? [typingNotice(held, 'patient')] : [])]
    return { result: { unread: await countUnread(tx, reader) }, audit: KEPT_AS_SIGN, live }
  })
}
