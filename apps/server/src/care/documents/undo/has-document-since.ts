import type { Tx } from '../../../platform/db/database.ts'

/** Whether a document was signed for a locked patient at or after a moment and not voided. */
export async function hasDocumentSince(tx: Tx, patient_id: string, since: string): Promise<boolean> {
  const rows = await tx`
    select from medical_documents d join document_standings s on s.document_id = d.id
    where d.patient_id = ${patient_id} and d.signed_at >= ${since} and s.state <> 'voided' limit 1`
  return rows.length > 0
}
