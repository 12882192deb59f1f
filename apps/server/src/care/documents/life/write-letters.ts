import type { DeliveryWay } from '@clinic/contract/documents/medical-document'
import type { DocumentContent } from '@clinic/core/documents/document-content'
import type { StaffContext } from '../../../identity/auth/access/context.ts'
import { dayIn } from '../../../platform/clock.ts'
import type { Inside } from '../../../platform/db/change.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { type LetterKind, renderLetter } from '../pdf/render-letter.ts'
import { insertChore } from './chore-store.ts'
import { isByHand } from './deliver-document.ts'
import type { StoredDocument } from './document-store.ts'
import { insertDelivery } from './event-store.ts'
import { insertFax } from './fax-outbox-store.ts'
import { hashBytes } from './is-intact.ts'
import { type Holder, insertLetter } from './letter-store.ts'

/** `content`: what the letter says of the document. `faxed`: the program faxes it to the number on file. */
type Letters = {
  kind: LetterKind
  content: DocumentContent
  to: readonly (Holder & { way: DeliveryWay; number: string; faxed: boolean })[]
}

/** Writes, stores and logs a letter to each seller; one that is not faxed is saved from the deliveries, and is its writer’s to send until that is recorded. */
export async function writeLetters(
  tx: Tx,
  document: Pick<StoredDocument, 'id' | 'number'>,
  { kind, content, to, context }: Letters & { context: Inside<StaffContext> },
): Promise<void> {
  const { staff, now, zone } = context
  for (const { seller_id, name, way, number, faxed } of to) {
    const bytes = await renderLetter({ kind, content, seller: name, signed_by: staff.name, on: dayIn(zone, now) })
    const delivery_id = await insertDelivery(tx, {
      ...{ document_id: document.id, seller_id, way, number, initials: false, pages: 1, user_id: staff.id, at: now },
    })
    await insertLetter(tx, { delivery_id, pdf: Buffer.from(bytes).toString('base64'), hash: hashBytes(bytes) })
    if (!faxed && isByHand({ way, number, faxed })) await insertChore(tx, { delivery_id, owner_id: staff.id })
    if (faxed) await insertFax(tx, { delivery_id, key: `${document.number}/letter-${seller_id}`, letter: true })
  }
}
