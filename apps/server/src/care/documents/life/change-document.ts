import type { DocumentDetail } from '@clinic/contract/documents/medical-document'
import type { AuditAction } from '@clinic/contract/vocabulary'
import { type DocumentStep, takeStep } from '@clinic/core/documents/document-step'
import { validity } from '@clinic/core/documents/validity'
import { canSee } from '@clinic/core/queues/can-see'
import type { StaffContext } from '../../../identity/auth/access/context.ts'
import { dayIn } from '../../../platform/clock.ts'
import { type Changed, change, type Inside } from '../../../platform/db/change.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { Problem } from '../../../platform/http/problem.ts'
import { lockRow } from '../../next-steps/lock-row.ts'
import { patientNotice } from '../../patients/patient-notice.ts'
import { readPatient } from '../../patients/read-patient.ts'
import { readId } from '../directory/read-id.ts'
import { findDocument, type StoredDocument, writeStanding } from './document-store.ts'
import { findReports, insertEvent } from './event-store.ts'
import { presentDocument } from './present-document.ts'
import { type RenewalChange, updateRenewal } from './update-renewal.ts'

export type DocumentChange = {
  id: string
  action: AuditAction
  message: string
  /** Reads what the step needs, under the lock of the patient; it may refuse. Null: only what `also` writes. */
  step(tx: Tx, document: StoredDocument, today: string): Promise<DocumentStep | null> | DocumentStep | null
  /** Further writes, with the state of before. */
  also?(tx: Tx, document: StoredDocument, context: Inside<StaffContext>): Promise<void>
  reason?: string
  /** What the log says beside the number; nothing about health. */
  told?: string
}
export type ChangedDocument = { document: DocumentDetail; message: string }

/**
 * The single write path for a signed document: lock its patient, ask the rule, write the event and the standing, audit. Refusals:
 * `document-not-found`, also for a record that is not open to the caller, and those of the rule.
 */
export function changeDocument(context: StaffContext, order: DocumentChange): Promise<ChangedDocument> {
  const id = readId(order.id)
  return change(context, async (tx, context): Promise<Changed<ChangedDocument>> => {
    const { staff, now, zone } = context
    const today = dayIn(zone, now)
    const { document, patient } = await lockDocument(tx, context, id)
    const step = await order.step(tx, document, today)
    const next = step && takeStep(document, step)
    if (next && 'refuse' in next) throw new Problem(next.refuse)
    await order.also?.(tx, document, context)
    let renewal: RenewalChange = {}
    if (step && next) {
      const seller_id = 'seller_id' in step ? step.seller_id : step.action === 'return' ? null : document.seller_id
      const { registered_on, ends_on, dates_differ } = validity(document.signed_on, periodOf(document), await findReports(tx, document.id))
      const registration = step.action === 'register' ? registrationOf(document) : document.registration
      await writeStanding(tx, document.id, { state: next.state, seller_id, registration, registered_on, ends_on, dates_differ })
      const event = { document_id: document.id, state: next.state, user_id: staff.id, at: now, reason: order.reason ?? '' }
      await insertEvent(tx, { ...event, seller_id: 'seller_id' in step ? step.seller_id : null, on: 'on' in step ? step.on : null })
      renewal = await updateRenewal(tx, document.patient_id, today)
    }
    const after = (await findDocument(tx, document.id)) ?? document
    return {
      result: { document: await presentDocument(tx, after, { staff, today }), message: order.message },
      audit: {
        action: order.action,
        description: `Document ${document.number}${order.told === undefined ? '' : `: ${order.told}`}`,
        entity: { kind: 'document', id: String(document.id) },
        changes: { ...(after.state !== document.state && { state: { from: document.state, to: after.state } }), ...renewal },
        patient_id: document.patient_id,
      },
      live: [patientNotice(null, (await readPatient(tx, document.patient_id)) ?? patient)],
    }
  })
}

/** Locks the patient of a document and reads both. */
export async function lockDocument(tx: Tx, { staff }: Inside<StaffContext>, id: number | null) {
  const seen = id === null ? null : await findDocument(tx, id)
  if (!seen) throw new Problem('document-not-found')
  await lockRow(tx, seen.patient_id)
  const [document, patient] = await Promise.all([findDocument(tx, seen.id), readPatient(tx, seen.patient_id)])
  if (!document || !patient || !canSee(staff, patient)) throw new Problem('document-not-found')
  return { document, patient }
}

/** The number of the registration that is told of now: a seller’s new one, or the one that is there already. */
export function registrationOf({ state, registration }: Pick<StoredDocument, 'state' | 'registration'>): number {
  return state === 'registered' || state === 'expiring' ? registration : registration + 1
}

function periodOf({ period_count: count, period_unit: unit }: StoredDocument) {
  return { count, unit }
}
