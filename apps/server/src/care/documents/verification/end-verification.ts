import type { Asked, Confirmable, VerificationCall } from '@clinic/contract/documents/verification'
import type { StaffContext } from '../../../identity/auth/access/context.ts'
import { dayIn } from '../../../platform/clock.ts'
import { change } from '../../../platform/db/change.ts'
import { Problem } from '../../../platform/http/problem.ts'
import { readId } from '../directory/read-id.ts'
import { findDocument } from '../life/document-store.ts'
import { presentCall } from './present-call.ts'
import { lockCall, writeEnd } from './verification-store.ts'

type Order = { id: string; asked: Asked[]; confirmed: Confirmable[]; doubt: boolean; note: string; minutes: number }

/**
 * Keeps what was asked and what was confirmed; it shows in the patient’s access log. Without a match, or with a doubt, nothing may have been
 * confirmed. Refusals: `verification-not-found`, `verification-ended`, `verification-no-match`.
 */
export function endVerification(context: StaffContext, { id: said, ...order }: Order): Promise<VerificationCall> {
  const id = readId(said)
  return change(context, async (tx, context) => {
    const { staff, now, zone } = context
    const call = id === null ? null : await lockCall(tx, { id, user_id: staff.id })
    if (!call) throw new Problem('verification-not-found')
    if (call.ended_at !== null) throw new Problem('verification-ended')
    if ((call.matched !== true || order.doubt) && order.confirmed.length > 0) throw new Problem('verification-no-match')
    await writeEnd(tx, call.id, { ...order, ended_at: now })
    const document = call.document_id === null ? null : await findDocument(tx, call.document_id)
    const told = order.confirmed.length === 0 ? 'nothing confirmed' : `confirmed ${order.confirmed.join(', ')}`
    return {
      result: presentCall({ ...call, ended_at: now }, document, dayIn(zone, now)),
      audit: {
        action: order.doubt || call.matched !== true ? 'Verification Doubted' : 'End Verification',
        description: `${call.seller}${document ? ` about document ${document.number}` : ''}: asked ${order.asked.join(', ') || 'nothing'}; ${told}`,
        entity: { kind: 'document', id: String(document?.id ?? 0) },
        ...(document && { patient_id: document.patient_id }),
      },
    }
  })
}
