import type { DocumentDetail } from '@clinic/contract/documents/medical-document'
import { canSee } from '@clinic/core/queues/can-see'
import type { StaffContext } from '../../../identity/auth/access/context.ts'
import { dayIn } from '../../../platform/clock.ts'
import { Problem } from '../../../platform/http/problem.ts'
import { findSurvivor } from '../../patients/merging/find-survivor.ts'
import { noteRead } from '../../patients/note-read.ts'
import { readPatient } from '../../patients/read-patient.ts'
import { readId } from '../directory/read-id.ts'
import { findDocument, type StoredDocument } from './document-store.ts'
import { presentDocument } from './present-document.ts'

/** Audited. Refusal: `document-not-found`. */
export async function readDocument(context: StaffContext, said: string): Promise<DocumentDetail> {
  const document = await openDocument(context, said, 'Read medical document')
  return presentDocument(context.sql, document, { staff: context.staff, today: dayIn(context.zone, context.now) })
}

/** A document whose record, or the one that it was merged into, is open to the caller, with an entry of the read. */
export async function openDocument(context: StaffContext, said: string, what: string): Promise<StoredDocument> {
  const id = readId(said)
  const document = id === null ? null : await findDocument(context.sql, id)
  const patient = document && (await readPatient(context.sql, await findSurvivor(context.sql, document.patient_id)))
  if (!document || !patient || !canSee(context.staff, patient)) throw new Problem('document-not-found')
  await noteRead(context, patient, `${what} ${document.number}`)
  return document
}
