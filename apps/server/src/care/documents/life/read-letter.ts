import type { DocumentFile } from '@clinic/contract/documents/medical-document'
import type { StaffContext } from '../../../identity/auth/access/context.ts'
import { Problem } from '../../../platform/http/problem.ts'
import { readId } from '../directory/read-id.ts'
import { findDeliveries } from './event-store.ts'
import { hashBytes } from './is-intact.ts'
import { findLetter } from './letter-store.ts'
import { openDocument } from './read-document.ts'

/** The letter that a delivery took to a seller. Refusals: `document-not-found`, `delivery-not-found`, `document-altered`. */
export async function readLetter(context: StaffContext, said: { id: string; delivery: string }): Promise<DocumentFile> {
  const document = await openDocument(context, said.id, 'Read the letter about medical document')
  const id = readId(said.delivery)
  const delivery = (await findDeliveries(context.sql, document.id)).find((row) => row.id === id)
  const letter = delivery && (await findLetter(context.sql, delivery.id))
  if (!letter) throw new Problem('delivery-not-found')
  if (hashBytes(Buffer.from(letter.pdf, 'base64')) !== letter.hash) throw new Problem('document-altered')
  return { name: `${document.number}-withdrawal-${letter.delivery_id}.pdf`, bytes: letter.pdf, intact: true }
}
