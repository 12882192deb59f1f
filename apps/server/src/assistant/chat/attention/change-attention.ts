import type { LineMark } from '@clinic/contract/chat/attention'
import type { AuditAction } from '@clinic/contract/vocabulary'
import { hasScope, type Staff } from '@clinic/core/authorization/staff'
import { type Attention, type AttentionEvent, type AttentionRefusal, attend } from '@clinic/core/chat/attention/attend'
import { PICTURE } from '@clinic/core/questionnaires/reading/picture'
import { canSee } from '@clinic/core/queues/can-see'
import type { StaffContext } from '../../../identity/auth/access/context.ts'
import { change, NOTHING_CHANGED } from '../../../platform/db/change.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { Problem } from '../../../platform/http/problem.ts'
import { type Attended, insertLine, lockAttended, saveAttention } from '../holding/attention-store.ts'
import { conversationNotice } from '../holding/conversation-notice.ts'
import { releaseLocked } from '../holding/release-held.ts'
import { roleOf } from '../holding/role-of.ts'
import { countLinePictures, insertLinePicture, type LinePicture } from './line-picture-store.ts'

type Result = { state: Attention['state'] }
type Order = {
  conversation_id: string
  action: AuditAction
  description: string
  event: (held: Attended) => AttentionEvent
  /** Runs under the lock before the rule. True: this was done before, and nothing is to be done. */
  before?: (tx: Tx, held: Attended) => Promise<boolean>
  /** What is written to the patient once the rule allowed it. */
  text?: { text: string; client_id: string; picture: LinePicture | null }
  /** What only staff read. */
  aside?: string
}

/**
 * One change of who has a conversation by staff, under the lock that the patient’s turns take too, so that either the
 * assistant answered before or it is silent. Refusals: `forbidden` for a holder who lost the right to it, `conversation-not-found`, `conversation-over`,
 * `conversation-held`, `conversation-not-yours`, `too-many-pictures`.
 */
export async function changeAttention(context: StaffContext, order: Order): Promise<Result> {
  const result = await changeLocked(context, order)
  if (result === 'lost') throw new Problem('forbidden')
  return result
}

/** `lost`: the caller had it and may no longer see the patient, who is back in line. */
function changeLocked(context: StaffContext, order: Order): Promise<Result | 'lost'> {
  return change<Result | 'lost', StaffContext>(context, async (tx, context) => {
    const { staff, now } = context
    const held = await lockAttended(tx, order.conversation_id)
    if (held?.attention.held_by === staff.id && !mayAttend(staff, held)) {
      const released = await releaseLocked(tx, held, { why: 'the person in the conversation may no longer see the patient', now })
      if (released) return { result: 'lost', audit: released.audit, live: [released.live] }
    }
    if (!held || !mayAttend(staff, held)) throw new Problem('conversation-not-found')
    if (await order.before?.(tx, held)) return { result: { state: held.attention.state }, audit: NOTHING_CHANGED }
    const outcome = attend(held.attention, order.event(held), now)
    if ('refusal' in outcome) throw refused(outcome.refusal, held)
    if (held.closed_at !== null) throw new Problem('conversation-over')
    const { attention, mark } = outcome
    if (attention === held.attention) return { result: { state: attention.state }, audit: NOTHING_CHANGED }
    await saveAttention(tx, held.id, attention)
    const line = { conversation_id: held.id, turn: held.turn, at: now, user_id: staff.id, role: roleOf(staff) }
    if (mark) await insertLine(tx, { ...line, mark: mark as LineMark })
    if (order.aside) await insertLine(tx, { ...line, internal: true, text: order.aside })
    if (order.text) await write(tx, line, order.text)
    return {
      result: { state: attention.state },
      audit: {
        action: order.action,
        description: order.description,
        entity: { kind: 'conversation', id: held.id },
        changes: { attention: { from: held.attention.state, to: attention.state } },
        patient_id: held.patient_id,
      },
      live: [conversationNotice(held)],
    }
  })
}

type Place = Omit<Parameters<typeof insertLine>[1], 'text' | 'client_id'>

async function write(tx: Tx, line: Place, { picture, ...text }: NonNullable<Order['text']>): Promise<void> {
  const { conversation_id } = line
  if (picture && (await countLinePictures(tx, conversation_id)) >= PICTURE.perConversation) throw new Problem('too-many-pictures')
  const seq = await insertLine(tx, { ...line, ...text })
  if (picture) await insertLinePicture(tx, { conversation_id, seq, ...picture })
}

/**
 * As for the record (A-16, F-1); administrators alone where no patient record created. Of someone without a name or a province everyone in the
 * queues may, while an alarm of the conversation is open (F-4); who has joined then stays.
 */
export function mayAttend(staff: Staff, held: Pick<Attended, 'patient' | 'known' | 'in_danger' | 'attention'>): boolean {
  if (held.patient ? canSee(staff, held.patient) : hasScope(staff, ['admin'])) return true
  if (held.known || !hasScope(staff, ['pcr', 'np', 'pcrmanager', 'npmanager'])) return false
  return held.in_danger || held.attention.held_by === staff.id
}

function refused(refusal: AttentionRefusal, { holder }: Attended): Problem {
  return refusal === 'already-held' ? new Problem('conversation-held', { name: holder ?? '' }) : new Problem('conversation-not-yours')
}
