import type { VerificationCall } from '@clinic/contract/documents/verification'
import { isInForce } from '@clinic/core/documents/document-step'
import type { StoredDocument } from '../life/document-store.ts'
import type { StoredCall } from './verification-store.ts'

/** What may be read out, and only after a match. */
export function presentCall(call: StoredCall, document: StoredDocument | null, today: string): VerificationCall {
  const { id, seller, call_back, matched, ended_at } = call
  return {
    ...{ id, found: document !== null, seller, call_back, matched, ended: ended_at !== null },
    facts:
      document && matched === true
        ? {
            ...{ document_number: document.number, consultation: true, consulted_on: document.consulted_on },
            ...{ practitioner: document.author, daily_grams: document.daily_grams },
            period: { count: document.period_count, unit: document.period_unit },
            ...{ signed_on: document.signed_on, state: document.state, in_force: isInForce(document, today) },
          }
        : null,
  }
}
