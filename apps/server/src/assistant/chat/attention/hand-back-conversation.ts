import type { StaffContext } from '../../../identity/auth/access/context.ts'
import { changeAttention } from './change-attention.ts'

/**
 * Leaves a conversation: to the assistant, which repeats its question, or to the next in line. A message of the
 * patient that the holder has not seen keeps the patient in line. Twice is once. Refusals: as `changeAttention`.
 */
export function handBackConversation(
  context: StaffContext,
  conversation_id: string,
  { to, turn }: { to: 'assistant' | 'queue'; turn: number },
) {
  return changeAttention(context, {
    conversation_id,
    action: 'Conversation Handed Back',
    description: to === 'assistant' ? 'Handed the conversation back to the assistant' : 'Left the conversation to the next in line',
    event: (held) => ({ type: 'hand-back', staff: context.staff.id, to, unread: held.spoken > turn }),
  })
}
