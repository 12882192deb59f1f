import type { LineMark } from '@clinic/contract/chat/attention'
import { attend } from '@clinic/core/chat/attention/attend'
import type { StaffContext } from '../../../identity/auth/access/context.ts'
import { change, NOTHING_CHANGED } from '../../../platform/db/change.ts'
import { insertLine, lockAttendedOf, saveAttention } from './attention-store.ts'
import { conversationNotice } from './conversation-notice.ts'
import { roleOf } from './role-of.ts'

const WHY = {
  complete: { type: 'complete', description: 'The patient was completed in the queue' },
  reached: { type: 'cancel-ask', description: 'The patient was reached by phone' },
  died: { type: 'cancel-ask', description: 'The patient has died' },
} as const

/**
 * What staff did with a patient ends their wait in the chat too: `complete` ends a hold, the others only a request that no one has joined. After the
 * change of the patient and apart from it, because turns lock a conversation first.
 */
export function settleAttention(context: StaffContext, patient_id: string, because: keyof typeof WHY): Promise<void> {
  const { type, description } = WHY[because]
  return change(context, async (tx, { staff, now }) => {
    for (const held of await lockAttendedOf(tx, patient_id)) {
      const outcome = attend(held.attention, { type }, now)
      if ('refusal' in outcome || outcome.attention === held.attention) continue
      await saveAttention(tx, held.id, outcome.attention)
      const line = { conversation_id: held.id, turn: held.turn, at: now, user_id: held.attention.held_by ?? staff.id, role: roleOf(staff) }
      if (outcome.mark === 'left') await insertLine(tx, { ...line, mark: outcome.mark satisfies LineMark })
      return {
        result: undefined,
        audit: {
          action: 'Conversation Released',
          description,
          entity: { kind: 'conversation', id: held.id },
          changes: { attention: { from: held.attention.state, to: outcome.attention.state } },
          patient_id,
        },
        live: [conversationNotice(held)],
      }
    }
    return { result: undefined, audit: NOTHING_CHANGED }
  })
}
