import type { DocumentFile } from '@clinic/contract/documents/medical-document'
import { isOver } from '@clinic/core/documents/document-step'
import type { StaffContext } from '../../../identity/auth/access/context.ts'
import { change } from '../../../platform/db/change.ts'
import { Problem } from '../../../platform/http/problem.ts'
import { renderDocument } from '../pdf/render-document.ts'
import { lockDocument } from './change-document.ts'
import { findSealedParts } from './document-store.ts'
import { insertCopy } from './event-store.ts'
import { isIntact } from './is-intact.ts'
import { openDocument } from './read-document.ts'
import { refuseAltered } from './read-document-file.ts'

/** A copy for the patient, numbered. Refusals: `document-not-found`, `document-over`, `document-altered`. */
export async function copyDocument(context: StaffContext, said: string): Promise<DocumentFile> {
  const opened = await openDocument(context, said, 'Read medical document')
  const parts = await findSealedParts(context.sql, opened.id)
  if (!isIntact(opened, parts)) await refuseAltered(context, opened)
  return change(context, async (tx, context) => {
    const { document } = await lockDocument(tx, context, opened.id)
    if (isOver(document.state)) throw new Problem('document-over')
    const number = await insertCopy(tx, { document_id: document.id, user_id: context.staff.id, at: context.now })
    const bytes = await renderDocument({ ...parts.content, copy: number })
    return {
      result: { name: `${document.number}-copy-${number}.pdf`, bytes: Buffer.from(bytes).toString('base64'), intact: true },
      audit: {
        action: 'Copy Medical Document',
        description: `Document ${document.number}: copy ${number}`,
        entity: { kind: 'document', id: String(document.id) },
        patient_id: document.patient_id,
      },
    }
  })
}
