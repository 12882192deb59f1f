import type { DocumentList } from '@clinic/contract/documents/medical-document'
import { hasScope } from '@clinic/core/authorization/staff'
import { possession } from '@clinic/core/documents/possession'
import type { StaffContext } from '../../../identity/auth/access/context.ts'
import { dayIn } from '../../../platform/clock.ts'
import { noteRead } from '../../patients/note-read.ts'
import { readPatient } from '../../patients/read-patient.ts'
import { findDocuments } from '../life/document-store.ts'
import { presentSummary } from '../life/present-document.ts'
import { findDraft } from './draft-store.ts'

/** Audited. Refusal: `patient-not-found`. */
export async function listDocuments(context: StaffContext, patient_id: string): Promise<DocumentList> {
  const { sql, staff, now, zone } = context
  await noteRead(context, await readPatient(sql, patient_id), 'Read the medical documents')
  const [rows, draft] = await Promise.all([findDocuments(sql, patient_id), findDraft(sql, { patient_id, author_id: staff.id })])
  const documents = rows.map((row) => presentSummary(row, { staff, today: dayIn(zone, now) }))
  const grams = documents.filter(({ in_force, registered_on }) => in_force && registered_on !== null).map(({ daily_grams }) => daily_grams)
  return { documents, possession_grams: possession(grams), draft: draft !== null, may_draft: hasScope(staff, ['np']) }
}
