import type { sayInConversation as contract } from '@clinic/contract/chat/attention'
import type { Parsed } from '@clinic/contract/endpoint'
import type { StaffContext } from '../../../identity/auth/access/context.ts'
import { Problem } from '../../../platform/http/problem.ts'
import { hasLine } from './attention-store.ts'
import { changeAttention } from './change-attention.ts'

/**
 * Writes to the patient and joins first where no one has the conversation. The same `client_id` again writes nothing.
 * Refusals: as `changeAttention`, `conversation-moved` when the patient wrote after what the writer has seen.
 */
export function sayInConversation(context: StaffContext, conversation_id: string, said: Parsed<typeof contract>['body']) {
  const { text, client_id, turn } = said
  return changeAttention(context, {
    conversation_id,
    action: 'Conversation Line Sent',
    description: 'Wrote to the patient in the chat',
    event: () => ({ type: 'staff-line', staff: context.staff.id }),
    text: { text, client_id },
    async before(tx, held) {
      if (await hasLine(tx, held.id, client_id)) return true
      const mine = held.attention.held_by === null || held.attention.held_by === context.staff.id
      if (mine && held.spoken > turn) throw new Problem('conversation-moved')
      return false
    },
  })
}
