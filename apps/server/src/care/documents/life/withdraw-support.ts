import type { DeliveryWay } from '@clinic/contract/documents/medical-document'
import type { StaffContext } from '../../../identity/auth/access/context.ts'
import { dayIn } from '../../../platform/clock.ts'
import type { Inside } from '../../../platform/db/change.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { Problem } from '../../../platform/http/problem.ts'
import { renderWithdrawal } from '../pdf/render-withdrawal.ts'
import { type ChangedDocument, changeDocument } from './change-document.ts'
import { findSealedParts, type StoredDocument } from './document-store.ts'
import { insertDelivery } from './event-store.ts'
import { insertFax } from './fax-outbox-store.ts'
import { hashBytes, isIntact } from './is-intact.ts'
import { findHolders, insertLetter } from './letter-store.ts'

type Order = { id: string; reason: string; letter_way: DeliveryWay; letter_number: string }

/**
 * The practitioner no longer supports the use: every seller that has the document gets a letter and has to revoke the registration (s. 286(1)); the document
 * does not come back. Each letter is stored and logged as a delivery; with a fax gateway the program faxes it to the number on file. Refusals:
 * `delivery-number-needed`, `document-altered`, and those of `changeDocument`.
 */
export function withdrawSupport(context: StaffContext, { id, reason, ...letter }: Order, hasFax: boolean): Promise<ChangedDocument> {
  return changeDocument(context, {
    id,
    action: 'Withdraw Document Support',
    message: 'Support withdrawn. The letters to the sellers that have it are under its deliveries.',
    reason,
    step: () => ({ action: 'withdraw-support' }),
    also: (tx, document, context) => writeLetters(tx, document, { context, letter: { ...letter, hasFax } }),
  })
}

type Writing = { context: Inside<StaffContext>; letter: Pick<Order, 'letter_way' | 'letter_number'> & { hasFax: boolean } }

async function writeLetters(tx: Tx, document: StoredDocument, { context, letter }: Writing): Promise<void> {
  const { staff, now, zone } = context
  const holders = await findHolders(tx, document.id)
  if (holders.length === 0) return
  const parts = await findSealedParts(tx, document.id)
  if (!isIntact(document, parts)) throw new Problem('document-altered')
  const faxed = letter.letter_way === 'secure_fax' && letter.hasFax
  for (const { seller_id, name, fax } of holders) {
    const number = faxed ? fax : letter.letter_number
    if (faxed && number === '') throw new Problem('delivery-number-needed')
    const written = { content: parts.content, seller: name, signed_by: staff.name, on: dayIn(zone, now) }
    const bytes = await renderWithdrawal(written)
    const delivery_id = await insertDelivery(tx, {
      ...{ document_id: document.id, seller_id, way: letter.letter_way, number, initials: false, pages: 1, user_id: staff.id, at: now },
    })
    await insertLetter(tx, { delivery_id, pdf: Buffer.from(bytes).toString('base64'), hash: hashBytes(bytes) })
    if (faxed) await insertFax(tx, { delivery_id, key: `${document.number}/letter-${seller_id}`, letter: true })
  }
}
