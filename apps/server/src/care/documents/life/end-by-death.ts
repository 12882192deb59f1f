import type { AuditEntry } from '@clinic/contract/audit'
import type { DocumentState } from '@clinic/contract/documents/medical-document'
import { isOver, takeStep } from '@clinic/core/documents/document-step'
import type { StaffContext } from '../../../identity/auth/access/context.ts'
import type { Inside } from '../../../platform/db/change.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { findDocuments, findSealedParts, type StoredDocument, writeStanding } from './document-store.ts'
import { findDeliveries, findEvents, insertEvent, writeOutcome } from './event-store.ts'
import { findHolders } from './letter-store.ts'
import { writeLetters } from './write-letters.ts'

/**
 * Ends the documents of a locked patient who has died. Each seller that has one gets a letter (s. 286(1)), which the person who recorded the death
 * has to send by hand: no fax leaves before someone has looked again.
 */
export async function endByDeath(tx: Tx, patient_id: string, context: Inside<StaffContext>): Promise<AuditEntry[]> {
  const entries: AuditEntry[] = []
  for (const document of await findDocuments(tx, patient_id)) {
    if (isOver(document.state)) continue
    const next = takeStep(document, { action: 'withdraw-support' })
    if ('refuse' in next) continue
    const { content } = await findSealedParts(tx, document.id)
    const to = (await findHolders(tx, document.id)).map((holder) => ({
      ...holder,
      ...{ way: holder.accepts, number: holder.accepts === 'secure_fax' ? holder.fax : '', faxed: false },
    }))
    await writeLetters(tx, document, { kind: 'died', content, to, context })
    entries.push(await stand(tx, document, { state: next.state, reason: 'The patient has died', seller_id: null, context }))
  }
  return entries
}

/**
 * The death was no fact. Letters that were not sent are closed, and their documents are as before; where one was sent, the document has ended.
 * `died`: when the death was recorded.
 */
export async function reviveDocuments(
  tx: Tx,
  patient_id: string,
  { died, context }: { died: string; context: Inside<StaffContext> },
): Promise<AuditEntry[]> {
  const entries: AuditEntry[] = []
  for (const document of await findDocuments(tx, patient_id)) {
    const events = await findEvents(tx, document.id)
    if (document.state !== 'support-withdrawn' || events.at(-1)?.at !== died) continue
    const letters = (await findDeliveries(tx, document.id)).filter(({ letter, at }) => letter && at === died)
    for (const { id, to_do } of letters)
      if (to_do !== null) await writeOutcome(tx, { id, outcome: 'refused', reason: 'The death was recorded by mistake' })
    if (letters.some(({ to_do, outcome }) => to_do === null && outcome !== 'refused')) continue
    const state = events.at(-2)?.state ?? 'signed'
    const { seller_id } = document
    entries.push(await stand(tx, document, { state, reason: 'The death was recorded by mistake', seller_id, context }))
  }
  return entries
}

type Standing = { state: DocumentState; reason: string; seller_id: number | null; context: Inside<StaffContext> }

async function stand(tx: Tx, document: StoredDocument, { state, reason, seller_id: named, context }: Standing): Promise<AuditEntry> {
  const { id, patient_id, number, seller_id, registration, registered_on, ends_on, dates_differ } = document
  await writeStanding(tx, id, { state, seller_id, registration, registered_on, ends_on, dates_differ })
  await insertEvent(tx, {
    ...{ document_id: id, state, user_id: context.staff.id, at: context.now, seller_id: named, on: null, reason },
  })
  return {
    action: state === 'support-withdrawn' ? 'Withdraw Document Support' : 'Correct Death',
    description: `Document ${number}`,
    entity: { kind: 'document', id: String(id) },
    changes: { state: { from: document.state, to: state } },
    patient_id,
  }
}
