import type { VerificationCall } from '@clinic/contract/documents/verification'
import type { StaffContext } from '../../../identity/auth/access/context.ts'
import { attempt, lookUpThrottle } from '../../../identity/auth/credentials/throttle.ts'
import { dayIn } from '../../../platform/clock.ts'
import { change } from '../../../platform/db/change.ts'
import { Problem } from '../../../platform/http/problem.ts'
import { findSeller } from '../directory/seller-store.ts'
import { findByNumber } from '../life/document-store.ts'
import { presentCall } from './present-call.ts'
import { findCall, insertCall } from './verification-store.ts'
import { writtenNumber } from './written-number.ts'

type Order = { document_number: string; seller_id: number; caller_name: string }

/**
 * A seller asks about a document: it is found by its number alone, in every province, and nothing is told yet. Numbers that do not exist
 * count as look-ups without a match. Refusals: `seller-not-found`, `too-many-attempts`.
 */
export async function beginVerification(
  context: StaffContext,
  { document_number, seller_id, caller_name }: Order,
): Promise<VerificationCall> {
  const number = writtenNumber(document_number)
  if ((await findByNumber(context.sql, number)) === null) await attempt(context.sql, lookUpThrottle(context.staff.id), context.now)
  return change(context, async (tx, context) => {
    const { staff, now, zone } = context
    const seller = await findSeller(tx, seller_id)
    if (!seller) throw new Problem('seller-not-found')
    const document = await findByNumber(tx, number)
    const id = await insertCall(tx, {
      document_id: document?.id ?? null,
      number_asked: number,
      seller_id,
      caller_name,
      user_id: staff.id,
      begun_at: now,
    })
    const call = await findCall(tx, id)
    if (!call) throw new Error('the call is missing')
    return {
      result: presentCall(call, document, dayIn(zone, now)),
      audit: {
        action: 'Begin Verification',
        description: `A seller asked about document ${number}${document ? '' : ', which does not exist'}`,
        entity: { kind: 'document', id: String(document?.id ?? 0) },
        ...(document && { patient_id: document.patient_id }),
      },
    }
  })
}
