import type { StaffContext } from '../../../identity/auth/access/context.ts'
import { changeAttention } from './change-attention.ts'

/** Takes a conversation over from a colleague, with a reason that staff read below it. Refusals: as `changeAttention`. */
export function takeOverConversation(context: StaffContext, conversation_id: string, { reason }: { reason: string }) {
  return changeAttention(context, {
    conversation_id,
    action: 'Conversation Taken Over',
    description: `Took the conversation over: ${reason}`,
    aside: reason,
    event: () => ({ type: 'take-over', staff: context.staff.id, reason }),
  })
}
