import type { StaffContext } from '../../../identity/auth/access/context.ts'
import { type ChangedDocument, changeDocument } from './change-document.ts'
import { findDeliveries } from './event-store.ts'

/** Before it left the clinic. Refusals: `document-left`, and those of `changeDocument`. */
export function voidDocument(context: StaffContext, { id, reason }: { id: string; reason: string }): Promise<ChangedDocument> {
  return changeDocument(context, {
    id,
    action: 'Void Medical Document',
    message: 'Document voided.',
    reason,
    step: async (tx, document) => ({
      action: 'void',
      left: document.registration > 0 || (await findDeliveries(tx, document.id)).length > 0,
    }),
  })
}
