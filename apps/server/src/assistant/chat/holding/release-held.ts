import type { AuditEntry } from '@clinic/contract/audit'
import type { LineMark } from '@clinic/contract/chat/attention'
import { attend } from '@clinic/core/chat/attention/attend'
import type { Tx } from '../../../platform/db/database.ts'
import type { Notice } from '../../../platform/events.ts'
import { type Attended, insertLine, lockHeldOf, saveAttention } from './attention-store.ts'
import { conversationNotice } from './conversation-notice.ts'

export type ReleasedConversations = { audit: AuditEntry[]; live: Notice[] }

/**
 * Puts the patients whom a user has in the chat back in line at their original place, in the transaction that takes the user away. A conversation
 * that is being changed now is left to the sweep of the next minute: waiting for it could wait for itself.
 */
export async function releaseHeldOf(
  tx: Tx,
  { user_id, why, now }: { user_id: number; why: string; now: string },
): Promise<ReleasedConversations> {
  const released: ReleasedConversations = { audit: [], live: [] }
  for (const held of await lockHeldOf(tx, user_id)) {
    const one = await releaseLocked(tx, held, { why, now })
    if (!one) continue
    released.audit.push(one.audit)
    released.live.push(one.live)
  }
  return released
}

/** The same for one that is locked; null: no one has it. */
export async function releaseLocked(tx: Tx, held: Attended, { why, now }: { why: string; now: string }) {
  const staff = held.attention.held_by
  if (staff === null) return null
  const outcome = attend(held.attention, { type: 'staff-gone', staff }, now)
  if ('refusal' in outcome || outcome.attention === held.attention) return null
  await saveAttention(tx, held.id, outcome.attention)
  const line = { conversation_id: held.id, turn: held.turn, at: now, user_id: staff, role: 'team' as const }
  await insertLine(tx, { ...line, mark: outcome.mark as LineMark })
  const audit: AuditEntry = {
    action: 'Conversation Released',
    description: `Back in line: ${why}`,
    entity: { kind: 'conversation', id: held.id },
    changes: { attention: { from: held.attention.state, to: outcome.attention.state } },
    patient_id: held.patient_id,
  }
  return { audit, live: conversationNotice(held) }
}
