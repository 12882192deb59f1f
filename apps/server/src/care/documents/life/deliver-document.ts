import type { DeliveryWay } from '@clinic/contract/documents/medical-document'
import type { Seller } from '@clinic/contract/documents/sellers'
import type { StaffContext } from '../../../identity/auth/access/context.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { Problem } from '../../../platform/http/problem.ts'
import { findSeller } from '../directory/seller-store.ts'
import { type ChangedDocument, changeDocument } from './change-document.ts'
import { findSealedParts } from './document-store.ts'
import { findDeliveries, insertDelivery } from './event-store.ts'
import { insertFax } from './fax-outbox-store.ts'
import { isIntact } from './is-intact.ts'

type Order = { id: string; seller_id: number; way: DeliveryWay; number: string; initials: boolean; pages: number }
const WAY_NAMES: Readonly<Record<DeliveryWay, string>> = {
  portal: 'through its portal',
  secure_fax: 'by secure fax',
  original_by_mail: 'the original by post',
}

/**
 * Sends a document as the seller takes it; never by email. With a fax gateway (`hasFax`) a job faxes it to the number on file within a minute and records
 * the outcome. Refusals: `seller-not-found`, `delivery-way`, `delivery-number-needed`, `delivery-initials-needed`, `document-altered`, and
 * those of `changeDocument`.
 */
export function deliverDocument(context: StaffContext, order: Order, hasFax: boolean): Promise<ChangedDocument> {
  const { seller_id, way } = order
  let seller: Seller
  let number = order.number
  return changeDocument(context, {
    id: order.id,
    action: 'Deliver Medical Document',
    message: 'Recorded as sent.',
    told: `sent ${WAY_NAMES[way]}`,
    step: async (tx, _, today) => {
      seller = await requireSeller(tx, seller_id)
      if (seller.accepts !== way) throw new Problem('delivery-way', { way: WAY_NAMES[seller.accepts] })
      number = way === 'secure_fax' ? seller.fax : order.number
      if (number === '' && way !== 'original_by_mail') throw new Problem('delivery-number-needed')
      return { action: 'deliver', seller_id, today }
    },
    also: async (tx, document, { staff, now }) => {
      const parts = await findSealedParts(tx, document.id)
      if (!isIntact(document, parts)) throw new Problem('document-altered')
      if (way === 'secure_fax' && (parts.content.initials === '' || !order.initials)) throw new Problem('delivery-initials-needed')
      const delivery_id = await insertDelivery(tx, {
        ...{ document_id: document.id, seller_id, way, number, initials: way === 'secure_fax' },
        ...{ pages: order.pages, user_id: staff.id, at: now },
      })
      if (way !== 'secure_fax' || !hasFax) return
      const attempt = (await findDeliveries(tx, document.id)).length
      await insertFax(tx, { delivery_id, key: `${document.number}/${attempt}`, letter: false })
    },
  })
}

export async function requireSeller(tx: Tx, id: number): Promise<Seller> {
  const seller = await findSeller(tx, id)
  if (!seller?.active) throw new Problem('seller-not-found')
  return seller
}
