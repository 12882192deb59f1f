import type { StaffContext } from '../../../identity/auth/access/context.ts'
import { Problem } from '../../../platform/http/problem.ts'
import { type ChangedDocument, changeDocument } from './change-document.ts'
import { writeStanding } from './document-store.ts'
import { findDeliveries, insertEvent, writeOutcome } from './event-store.ts'

type Order = { id: string; delivery: string; outcome: 'received' | 'refused'; reason: string }

/** The outcome of a delivery. Refusals: `delivery-not-found`, `delivery-decided`, `delivery-reason-needed`, and those of `changeDocument`. */
export function recordOutcome(context: StaffContext, { id, delivery, outcome, reason }: Order): Promise<ChangedDocument> {
  return changeDocument(context, {
    id,
    action: 'Record Delivery Outcome',
    message: outcome === 'received' ? 'Recorded as received.' : 'Recorded as refused.',
    told: outcome,
    step: async (tx, document) => {
      const found = (await findDeliveries(tx, document.id)).find((row) => String(row.id) === delivery)
      if (!found) throw new Problem('delivery-not-found')
      if (found.outcome !== 'sent') throw new Problem('delivery-decided')
      if (outcome === 'refused' && reason === '') throw new Problem('delivery-reason-needed')
      return null
    },
    also: async (tx, document, { staff, now }) => {
      await writeOutcome(tx, { id: Number(delivery), outcome, reason })
      if (outcome !== 'received' || document.state !== 'sent') return
      const { seller_id, registration, registered_on, ends_on, dates_differ } = document
      await writeStanding(tx, document.id, { state: 'received', seller_id, registration, registered_on, ends_on, dates_differ })
      await insertEvent(tx, { document_id: document.id, state: 'received', user_id: staff.id, at: now, seller_id, on: null, reason: '' })
    },
  })
}
