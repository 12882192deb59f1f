import type { Reporter } from '@clinic/contract/documents/medical-document'
import type { StaffContext } from '../../../identity/auth/access/context.ts'
import { type ChangedDocument, changeDocument, registrationOf } from './change-document.ts'
import { closeChoresOf } from './chore-store.ts'
import { requireSeller } from './deliver-document.ts'
import { insertReport } from './event-store.ts'

type Order = { id: string; seller_id: number; registered_on: string; reported_by: Reporter }

/**
 * Validity begins on the earliest day that is told (s. 273(4)); a second report of the same registration is stored beside it. Refusals:
 * `seller-not-found`, and those of `changeDocument`.
 */
export function registerDocument(context: StaffContext, { id, seller_id, registered_on, reported_by }: Order): Promise<ChangedDocument> {
  return changeDocument(context, {
    id,
    action: 'Register Medical Document',
    message: 'Registration recorded. The renewal date follows it.',
    told: `registered on ${registered_on}, as the ${reported_by} told`,
    step: async (tx, _, today) => {
      await requireSeller(tx, seller_id)
      return { action: 'register', seller_id, on: registered_on, today }
    },
    also: async (tx, document, { staff, now }) => {
      const report = { document_id: document.id, registration: registrationOf(document), seller_id, registered_on, reported_by }
      await insertReport(tx, { ...report, user_id: staff.id, at: now })
      await closeChoresOf(tx, { document_id: document.id, seller_id, user_id: staff.id, at: now })
    },
  })
}
