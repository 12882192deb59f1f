import type { DocumentFile } from '@clinic/contract/documents/medical-document'
import type { StaffContext } from '../../../identity/auth/access/context.ts'
import { note } from '../../../platform/db/change.ts'
import { Problem } from '../../../platform/http/problem.ts'
import { findSealedParts, type StoredDocument } from './document-store.ts'
import { isIntact } from './is-intact.ts'
import { openDocument } from './read-document.ts'

/** The signed file. One that is not what was signed is not given out. Refusals: `document-not-found`, `document-altered`. */
export async function readDocumentFile(context: StaffContext, said: string): Promise<DocumentFile> {
  const document = await openDocument(context, said, 'Read the file of medical document')
  const parts = await findSealedParts(context.sql, document.id)
  if (!isIntact(document, parts)) await refuseAltered(context, document)
  return { name: `${document.number}.pdf`, bytes: parts.pdf, intact: true }
}

/** Administrators find it in the audit log. */
export async function refuseAltered(context: StaffContext, { id, number, patient_id }: StoredDocument): Promise<never> {
  await note(context, {
    action: 'Document Altered',
    description: `Document ${number} is not what was signed`,
    entity: { kind: 'document', id: String(id) },
    patient_id,
  })
  throw new Problem('document-altered')
}
