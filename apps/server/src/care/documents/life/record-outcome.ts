import type { DeliveryOutcome } from '@clinic/contract/documents/medical-document'
import type { StaffContext } from '../../../identity/auth/access/context.ts'
import { Problem } from '../../../platform/http/problem.ts'
import { type ChangedDocument, changeDocument } from './change-document.ts'
import { closeChore } from './chore-store.ts'
import { writeStanding } from './document-store.ts'
import { findDeliveries, insertEvent, writeOutcome } from './event-store.ts'

type Order = { id: string; delivery: string; outcome: DeliveryOutcome; reason: string }

const MESSAGES: Readonly<Record<DeliveryOutcome, string>> = {
  sent: 'Recorded as sent.',
  received: 'Recorded as received.',
  refused: 'Recorded as refused.',
}

/**
 * The outcome of a delivery. One that has to be made by hand is sent first, and then the document is; or it is not made, with a reason. Refusals:
 * `delivery-not-found`, `delivery-decided`, `delivery-to-do`, `delivery-reason-needed`, and those of `changeDocument`.
 */
export function recordOutcome(context: StaffContext, { id, delivery, outcome, reason }: Order): Promise<ChangedDocument> {
  return changeDocument(context, {
    id,
    action: 'Record Delivery Outcome',
    message: MESSAGES[outcome],
    told: outcome,
    step: async (tx, document, today) => {
      const found = (await findDeliveries(tx, document.id)).find((row) => String(row.id) === delivery)
      if (!found) throw new Problem('delivery-not-found')
      if (found.outcome !== 'sent' || (outcome === 'sent' && found.to_do === null)) throw new Problem('delivery-decided')
      if (outcome === 'received' && found.to_do !== null) throw new Problem('delivery-to-do')
      if (outcome === 'refused' && reason === '') throw new Problem('delivery-reason-needed')
      return outcome === 'sent' && !found.letter ? { action: 'deliver', seller_id: found.seller_id, today } : null
    },
    also: async (tx, document, { staff, now }) => {
      if (outcome === 'sent') return closeChore(tx, { delivery_id: Number(delivery), user_id: staff.id, at: now })
      await writeOutcome(tx, { id: Number(delivery), outcome, reason })
      if (outcome !== 'received' || document.state !== 'sent') return
      const { seller_id, registration, registered_on, ends_on, dates_differ } = document
      await writeStanding(tx, document.id, { state: 'received', seller_id, registration, registered_on, ends_on, dates_differ })
      await insertEvent(tx, { document_id: document.id, state: 'received', user_id: staff.id, at: now, seller_id, on: null, reason: '' })
    },
  })
}
