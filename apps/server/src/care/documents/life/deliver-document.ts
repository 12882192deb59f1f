import type { DeliveryWay } from '@clinic/contract/documents/medical-document'
import type { Seller } from '@clinic/contract/documents/sellers'
import { type DocumentStep, takeStep } from '@clinic/core/documents/document-step'
import type { StaffContext } from '../../../identity/auth/access/context.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { Problem } from '../../../platform/http/problem.ts'
import { findSeller } from '../directory/seller-store.ts'
import { type ChangedDocument, changeDocument } from './change-document.ts'
import { insertChore } from './chore-store.ts'
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
 * Sends a document as the seller takes it; never by email. One that a person has to send is theirs to do, and not sent before they record it. With a fax gateway (`hasFax`) a job faxes it to the number on file within a minute and records
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
    message: isByHand({ way, number, faxed: hasFax }) ? 'Listed as to send. Record it when it was sent.' : 'Recorded as sent.',
    told: `${isByHand({ way, number, faxed: hasFax }) ? 'to be sent' : 'sent'} ${WAY_NAMES[way]}`,
    step: async (tx, document, today) => {
      seller = await requireSeller(tx, seller_id)
      if (seller.accepts !== way) throw new Problem('delivery-way', { way: WAY_NAMES[seller.accepts] })
      number = way === 'secure_fax' ? seller.fax : order.number
      if (number === '' && way !== 'original_by_mail') throw new Problem('delivery-number-needed')
      const step: DocumentStep = { action: 'deliver', seller_id, today }
      if (!isByHand({ way, number, faxed: hasFax })) return step
      const taken = takeStep(document, step)
      if ('refuse' in taken) throw new Problem(taken.refuse)
      return null
    },
    also: async (tx, document, { staff, now }) => {
      const parts = await findSealedParts(tx, document.id)
      if (!isIntact(document, parts)) throw new Problem('document-altered')
      if (way === 'secure_fax' && (parts.content.initials === '' || !order.initials)) throw new Problem('delivery-initials-needed')
      const delivery_id = await insertDelivery(tx, {
        ...{ document_id: document.id, seller_id, way, number, initials: way === 'secure_fax' },
        ...{ pages: order.pages, user_id: staff.id, at: now },
      })
      if (isByHand({ way, number, faxed: hasFax })) await insertChore(tx, { delivery_id, owner_id: staff.id })
      if (way !== 'secure_fax' || !hasFax) return
      const attempt = (await findDeliveries(tx, document.id)).length
      await insertFax(tx, { delivery_id, key: `${document.number}/${attempt}`, letter: false })
    },
  })
}

/** Whether a person still has to send it: paper without a tracking number, or a fax that the program does not send. */
export function isByHand({ way, number, faxed }: { way: DeliveryWay; number: string; faxed: boolean }): boolean {
  return way === 'secure_fax' ? !faxed : number === ''
}

export async function requireSeller(tx: Tx, id: number): Promise<Seller> {
  const seller = await findSeller(tx, id)
  if (!seller?.active) throw new Problem('seller-not-found')
  return seller
}
