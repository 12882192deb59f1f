import type { LineMark } from '@clinic/contract/chat/attention'
import { ABSENT_AFTER, attend } from '@clinic/core/chat/attention/attend'
import { moveInstant } from '@clinic/core/shared/instants'
import { type Context, change, NOTHING_CHANGED } from '../../../platform/db/change.ts'
import { findQuiet, insertLine, lockAttended, saveAttention } from './attention-store.ts'
import { conversationNotice } from './conversation-notice.ts'

const BY_TIMETABLE = { actor: { kind: 'nobody' as const, name: 'Schedule' }, address: '' }

/** Tells patients whose colleague has been silent too long, and gives their conversations back in time (F-11). */
export async function releaseAbsent({ sql, now, zone }: Pick<Context, 'sql' | 'now' | 'zone'>): Promise<void> {
  const context: Context = { ...BY_TIMETABLE, sql, now, zone }
  for (const { id } of await findQuiet(sql, moveInstant(now, -ABSENT_AFTER))) await release(context, id)
}

function release(context: Context, id: string): Promise<void> {
  return change(context, async (tx, { now }) => {
    const held = await lockAttended(tx, id)
    const outcome = held && attend(held.attention, { type: 'time' }, now)
    if (!held || !outcome || 'refusal' in outcome || outcome.attention === held.attention)
      return { result: undefined, audit: NOTHING_CHANGED }
    await saveAttention(tx, id, outcome.attention)
    const line = { conversation_id: id, turn: held.turn, at: now, user_id: held.attention.held_by, role: 'team' as const }
    if (outcome.mark) await insertLine(tx, { ...line, mark: outcome.mark as LineMark })
    return {
      result: undefined,
      audit: {
        action: 'Conversation Released',
        description: 'The person in the conversation was silent for too long',
        entity: { kind: 'conversation', id },
        changes: { attention: { from: held.attention.state, to: outcome.attention.state } },
        patient_id: held.patient_id,
      },
      live: [conversationNotice(held)],
    }
  })
}
