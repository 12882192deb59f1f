import type { DeliveryWay } from '@clinic/contract/documents/medical-document'
import type { StaffContext } from '../../../identity/auth/access/context.ts'
import type { Inside } from '../../../platform/db/change.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { Problem } from '../../../platform/http/problem.ts'
import { type ChangedDocument, changeDocument } from './change-document.ts'
import { findSealedParts, type StoredDocument } from './document-store.ts'
import { isIntact } from './is-intact.ts'
import { findHolders } from './letter-store.ts'
import { writeLetters } from './write-letters.ts'

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
    also: (tx, document, context) => writeToHolders(tx, document, { context, letter: { ...letter, hasFax } }),
  })
}

type Writing = { context: Inside<StaffContext>; letter: Pick<Order, 'letter_way' | 'letter_number'> & { hasFax: boolean } }

async function writeToHolders(tx: Tx, document: StoredDocument, { context, letter }: Writing): Promise<void> {
  const holders = await findHolders(tx, document.id)
  if (holders.length === 0) return
  const parts = await findSealedParts(tx, document.id)
  if (!isIntact(document, parts)) throw new Problem('document-altered')
  const way = letter.letter_way
  const faxed = way === 'secure_fax' && letter.hasFax
  if (faxed && holders.some(({ fax }) => fax === '')) throw new Problem('delivery-number-needed')
  const to = holders.map((holder) => ({ ...holder, way, number: faxed ? holder.fax : letter.letter_number, faxed }))
  await writeLetters(tx, document, { kind: 'withdrawn', content: parts.content, to, context })
}
