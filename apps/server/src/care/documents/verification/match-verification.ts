import type { VerificationCall } from '@clinic/contract/documents/verification'
import { matchesIdentity } from '@clinic/core/documents/matches-identity'
import { phoneKey } from '@clinic/core/patients/matches-identifiers'
import { readPhone } from '@clinic/core/shared/read-phone'
import type { StaffContext } from '../../../identity/auth/access/context.ts'
import { dayIn } from '../../../platform/clock.ts'
import { change, NOTHING_CHANGED } from '../../../platform/db/change.ts'
import { Problem } from '../../../platform/http/problem.ts'
import { readId } from '../directory/read-id.ts'
import { findDocument, findSealedParts } from '../life/document-store.ts'
import { presentCall } from './present-call.ts'
import { lockCall, writeMatch } from './verification-store.ts'

type Order = { id: string; number_called?: string | undefined; given_name: string; surname: string; birth_date: string }

/**
 * Compares what the caller reads out with the document, once: a second guess needs a call of its own. It says match or no match and never which part
 * differs. Refusals: `verification-not-found`, `verification-ended`, `already-done`; `invalid-input` where another number was called than the
 * seller’s on file, and nothing is compared. A page loaded before the number was asked for sends none, and none is stored.
 */
export function matchVerification(context: StaffContext, { id: said, number_called, ...identity }: Order): Promise<VerificationCall> {
  const id = readId(said)
  return change(context, async (tx, context) => {
    const today = dayIn(context.zone, context.now)
    const call = id === null ? null : await lockCall(tx, { id, user_id: context.staff.id })
    if (!call) throw new Problem('verification-not-found')
    if (call.ended_at !== null) throw new Problem('verification-ended')
    if (call.matched !== null) throw new Problem('already-done')
    const called = number_called === undefined ? null : readPhone(number_called)
    if (number_called !== undefined && (called === null || phoneKey(called) !== phoneKey(readPhone(call.call_back) ?? '')))
      throw new Problem('invalid-input', { fields: { number_called: 'is not the seller’s number on file' } })
    const document = call.document_id === null ? null : await findDocument(tx, call.document_id)
    const matched = document !== null && matchesIdentity((await findSealedParts(tx, document.id)).content.patient, identity)
    await writeMatch(tx, call.id, { matched, number_called: called })
    return {
      result: presentCall({ ...call, matched }, document, today),
      audit: document
        ? {
            action: 'Match Verification',
            description: `${call.seller} about document ${document.number}, called back on ${call.call_back}: ${matched ? 'match' : 'no match'}`,
            entity: { kind: 'document', id: String(document.id) },
            patient_id: document.patient_id,
          }
        : NOTHING_CHANGED,
    }
  })
}
