import type { sayInConversation as contract } from '@clinic/contract/chat/attention'
import type { Output, Parsed } from '@clinic/contract/endpoint'
import { hasHealthNumber } from '@clinic/core/chat/attention/has-health-number'
import { possibleNames } from '@clinic/core/chat/attention/possible-names'
import type { StaffContext } from '../../../identity/auth/access/context.ts'
import { Problem } from '../../../platform/http/problem.ts'
import { findNamed, hasLine } from '../holding/attention-store.ts'
import { changeAttention } from './change-attention.ts'

type Said = Parsed<typeof contract>['body']
type Sent = Omit<Said, 'sure'> & { sure?: boolean }

/**
 * Writes to the patient and joins first where no one has the conversation. The same `client_id` again writes nothing.
 * Refusals: as `changeAttention`, `message-names-others` unless the writer is sure, `conversation-moved` when the patient wrote after what the writer has seen.
 */
export async function sayInConversation(context: StaffContext, conversation_id: string, said: Sent): Promise<Output<typeof contract>> {
  const { text, client_id, turn, sure } = said
  if (!sure && (await namesOthers(context, conversation_id, text))) throw new Problem('message-names-others')
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

/** A health number, or the name of a patient who is not the one of this conversation. */
async function namesOthers({ sql }: StaffContext, conversation_id: string, text: string): Promise<boolean> {
  if (hasHealthNumber(text)) return true
  const names = possibleNames(text)
  return names.length > 0 && (await findNamed(sql, { conversation_id, names }))
}
