import type { StaffContext } from '../../../identity/auth/access/context.ts'
import { changeAttention } from './change-attention.ts'

/** Joins a conversation (F-11); joining again changes nothing. Refusals: as `changeAttention`. */
export function joinConversation(context: StaffContext, conversation_id: string) {
  return changeAttention(context, {
    conversation_id,
    action: 'Conversation Joined',
    description: 'Joined the conversation; the assistant is silent',
    event: () => ({ type: 'join', staff: context.staff.id }),
  })
}
