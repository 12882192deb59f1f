import type { noteInConversation as contract } from '@clinic/contract/chat/attention'
import type { Output, Parsed } from '@clinic/contract/endpoint'
import type { StaffContext } from '../../../identity/auth/access/context.ts'
import { change, NOTHING_CHANGED } from '../../../platform/db/change.ts'
import { Problem } from '../../../platform/http/problem.ts'
import { hasLine, insertLine, lockAttended } from '../holding/attention-store.ts'
import { staffNotice } from '../holding/conversation-notice.ts'
import { roleOf } from '../holding/role-of.ts'
import { mayAttend } from './change-attention.ts'

/**
 * Adds an internal note; no one need have joined. The same `client_id` again writes nothing. Refusals:
 * `conversation-not-found`, `conversation-over`.
 */
export function noteInConversation(
  context: StaffContext,
  conversation_id: string,
  { text, client_id }: Parsed<typeof contract>['body'],
): Promise<Output<typeof contract>> {
  return change(context, async (tx, { staff, now }) => {
    const held = await lockAttended(tx, conversation_id)
    if (!held || !mayAttend(staff, held)) throw new Problem('conversation-not-found')
    const result = { state: held.attention.state }
    if (await hasLine(tx, conversation_id, client_id)) return { result, audit: NOTHING_CHANGED }
    if (held.closed_at !== null) throw new Problem('conversation-over')
    const line = { conversation_id, turn: held.turn, at: now, user_id: staff.id, role: roleOf(staff) }
    await insertLine(tx, { ...line, internal: true, text, client_id })
    return {
      result,
      audit: {
        action: 'Conversation Note Added',
        description: 'Added an internal note to the conversation',
        entity: { kind: 'conversation', id: conversation_id },
        patient_id: held.patient_id,
      },
      live: [staffNotice(held)],
    }
  })
}
