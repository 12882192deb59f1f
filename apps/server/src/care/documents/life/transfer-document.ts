import type { StaffContext } from '../../../identity/auth/access/context.ts'
import { type ChangedDocument, changeDocument } from './change-document.ts'
import { requireSeller } from './deliver-document.ts'

/** From seller to seller at the patient’s request; the end stays (s. 287). Refusals: `seller-not-found`, and those of `changeDocument`. */
export function transferDocument(
  context: StaffContext,
  { id, seller_id, on }: { id: string; seller_id: number; on: string },
): Promise<ChangedDocument> {
  return changeDocument(context, {
    id,
    action: 'Transfer Medical Document',
    message: 'Transfer recorded. The new seller has to register it.',
    told: `transferred on ${on}`,
    step: async (tx, _, today) => {
      await requireSeller(tx, seller_id)
      return { action: 'transfer', seller_id, on, today }
    },
  })
}
