import type { LineMark } from '@clinic/contract/chat/attention'
import type { Staff } from '@clinic/core/authorization/staff'
import { ABSENT_AFTER, attend } from '@clinic/core/chat/attention/attend'
import { moveInstant } from '@clinic/core/shared/instants'
import { type Context, change, NOTHING_CHANGED } from '../../../platform/db/change.ts'
import { findHolders, findQuiet, insertLine, lockAttended, saveAttention } from '../holding/attention-store.ts'
import { conversationNotice } from '../holding/conversation-notice.ts'
import { releaseLocked } from '../holding/release-held.ts'
import { mayAttend } from './change-attention.ts'

/** Milliseconds without a live screen of the holder. */
export const OFFLINE_AFTER = 120_000

const BY_TIMETABLE = { actor: { kind: 'nobody' as const, name: 'Schedule' }, address: '' }

/** Tells patients whose colleague has been silent too long, gives their conversations back in time, and releases those whose holder is gone or may not (F-11). */
export async function releaseAbsent({ sql, now, zone }: Pick<Context, 'sql' | 'now' | 'zone'>): Promise<void> {
  const context: Context = { ...BY_TIMETABLE, sql, now, zone }
  for (const { id } of await findQuiet(sql, moveInstant(now, -ABSENT_AFTER))) await release(context, id)
  for (const holder of await findHolders(sql)) {
    const { conversation_id, active, seen_at } = holder
    const gone = seen_at !== null && seen_at < moveInstant(now, -OFFLINE_AFTER)
    if (gone) await releaseFrom(context, conversation_id, { holder, why: 'no screen of the person in the conversation is open' })
    else
      await releaseFrom(context, conversation_id, { holder, why: 'the person in the conversation may no longer see the patient', active })
  }
}

type From = { holder: Staff; why: string; active?: boolean }

/** Releases a conversation that its holder left; with `active`, only where they may not have it. */
function releaseFrom(context: Context, id: string, { holder, why, active }: From): Promise<void> {
  return change(context, async (tx, { now }) => {
    const held = await lockAttended(tx, id)
    const keeps = active === true && held !== null && mayAttend(holder, held)
    if (!held || held.attention.held_by !== holder.id || keeps) return { result: undefined, audit: NOTHING_CHANGED }
    const released = await releaseLocked(tx, held, { why, now })
    return released ? { result: undefined, audit: released.audit, live: [released.live] } : { result: undefined, audit: NOTHING_CHANGED }
  })
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
