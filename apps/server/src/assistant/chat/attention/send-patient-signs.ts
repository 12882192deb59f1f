import type { sendPatientSigns as contract } from '@clinic/contract/chat/attention'
import type { Output, Parsed } from '@clinic/contract/endpoint'
import { type Context, change, KEPT_AS_SIGN } from '../../../platform/db/change.ts'
import { Problem } from '../../../platform/http/problem.ts'
import { findAttended, findLines } from '../holding/attention-store.ts'
import { staffNotice, typingNotice } from '../holding/conversation-notice.ts'
import { countUnseen, type IsOwn } from './list-lines.ts'
import { findReads, saveRead } from './reads-store.ts'

/**
 * The patient is writing, which only the person who has the conversation learns, or has read up to a line. Refusal:
 * `conversation-key-invalid`, also for a conversation that does not exist.
 */
export async function sendPatientSigns(
  context: Context,
  { conversation_id, typing, read }: Parsed<typeof contract>['body'],
  isOwn: IsOwn,
): Promise<Output<typeof contract>> {
  const held = await findAttended(context.sql, conversation_id)
  if (!held || !isOwn(held)) throw new Problem('conversation-key-invalid')
  const [lines, { patient }] = await Promise.all([findLines(context.sql, conversation_id), findReads(context.sql, conversation_id)])
  // What was not written yet cannot have been read.
  const read_seq = Math.min(read ?? 0, lines.at(-1)?.seq ?? 0)
  const { held_by } = held.attention
  await change(context, async (tx) => {
    const news = read_seq > 0 && (await saveRead(tx, { conversation_id, user_id: null }, { read_seq, delivered_seq: read_seq }))
    const live = [...(news ? [staffNotice(held)] : []), ...(typing && held_by !== null ? [typingNotice(held, { user_id: held_by })] : [])]
    return { result: undefined, audit: KEPT_AS_SIGN, live }
  })
  return { unread: countUnseen(lines, { read_seq: Math.max(read_seq, patient.read_seq) }) }
}
