import type { ReportItem, ReportList } from '@clinic/contract/reports'
import { ASSISTANT_NAME } from '@clinic/contract/vocabulary'
import type { StoredRow } from './store.ts'

/** An item of the seven lists with all its fields (REQ-661) and who did it, else the assistant (REQ-670). */
export function presentItem(row: StoredRow, list: ReportList): ReportItem {
  const { patient_id, type } = row
  return {
    user: row.user ?? ASSISTANT_NAME,
    action: row.action,
    createdAt: row.at,
    entity_id: patient_id,
    type,
    ineligible_reason: row.reason,
    patient_id,
    current_questionnaire_name: row.questionnaire,
    questionnaire_started_at: list === 'unfinishedQuestionnaire' ? row.at : null,
    upcoming_renewal_date: row.date,
    entity: JSON.stringify({ entity: 'patient', id: patient_id, ...(type !== null && { type }) }),
  }
}
