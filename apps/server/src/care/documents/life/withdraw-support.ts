import type { DeliveryWay } from '@clinic/contract/documents/medical-document'
import type { StaffContext } from '../../../identity/auth/access/context.ts'
import { type ChangedDocument, changeDocument } from './change-document.ts'
import { insertDelivery } from './event-store.ts'

type Order = { id: string; reason: string; letter_way: DeliveryWay; letter_number: string }

/**
 * The practitioner no longer supports the use: the seller is told in writing and has to revoke the registration (s. 286(1)); the document does
 * not come back. The letter is logged as a delivery. Refusals: those of `changeDocument`.
 */
export function withdrawSupport(context: StaffContext, { id, reason, letter_way, letter_number }: Order): Promise<ChangedDocument> {
  return changeDocument(context, {
    id,
    action: 'Withdraw Document Support',
    message: 'Support withdrawn, and the letter to the seller is logged.',
    reason,
    step: () => ({ action: 'withdraw-support' }),
    also: async (tx, { id: document_id, seller_id }, { staff, now }) => {
      if (seller_id === null) return
      const letter = { document_id, seller_id, way: letter_way, number: letter_number, initials: false, pages: 1 }
      await insertDelivery(tx, { ...letter, user_id: staff.id, at: now })
    },
  })
}
