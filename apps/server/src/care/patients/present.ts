import type { StatusRecord, StatusRow } from '@clinic/contract/patients'
import { ANSWER_FIELDS, type AnswerField } from '@clinic/contract/vocabulary'
import type { Patient } from '@clinic/core/patients/patient'
import type { Connected } from '@clinic/core/queues/can-see'
import { provinceName } from '@clinic/core/reference-data/provinces'

/** A stored row with the names of referenced users, and to whom it is open beyond the queues. */
export type NamedPatient = Patient &
  Pick<Connected, 'record_access'> & { pcr_name: string | null; np_name: string | null; seen_name: string | null }

/** A stored row on the wire: user names, full province names, the ID twice (A-11, B-1, B-11). */
export function presentRow(row: NamedPatient): StatusRow {
  const { pcr_name, np_name, seen_name, assigned_pcr_at, assigned_np_at, record_access: _, ...patient } = row
  return {
    ...patient,
    id: row.patient_id,
    province: row.province === null ? null : provinceName(row.province),
    assigned_pcr: pcr_name,
    assigned_np: np_name,
    assigned_pcr_id: row.assigned_pcr,
    assigned_np_id: row.assigned_np,
    assigned_at: row.in_np_queue ? assigned_np_at : assigned_pcr_at,
    last_seen_practitioner: seen_name,
  }
}

/** The whole record: the narrow row and its bulky half. */
export function presentRecord(row: NamedPatient, record: Record<string, unknown>): StatusRecord {
  const answers = Object.fromEntries(ANSWER_FIELDS.map((field) => [field, record[field] ?? null])) as Pick<StatusRecord, AnswerField>
  return {
    ...presentRow(row),
    ...answers,
    conversation_state: conversationState(row, answers),
    medications: (record.medications ?? []) as unknown[],
    preferred_licensed_seller: (record.preferred_licensed_seller ?? null) as StatusRecord['preferred_licensed_seller'],
    preferred_cannabinoids: (record.preferred_cannabinoids ?? null) as StatusRecord['preferred_cannabinoids'],
    preferred_consumption_methods: (record.preferred_consumption_methods ?? null) as StatusRecord['preferred_consumption_methods'],
    referral_codes: (record.referral_codes ?? []) as string[],
  }
}

/**
 * What was answered in the present course of the conversation (REQ-685): resetting it ends the flags, and the state is
 * empty, while the answers remain (C-9, REQ-621).
 */
function conversationState(row: NamedPatient, answers: Partial<Record<AnswerField, unknown>>): StatusRecord['conversation_state'] {
  const given = (fields: readonly AnswerField[]) => fields.filter((field) => answers[field])
  const visits = given([
    ...(row.async_questionnaire_complete ? (['async_answers'] as const) : []),
    ...(row.renewal_questionnaire_complete ? (['renewal_answers'] as const) : []),
    ...(row.follow_up_questionnaire_complete ? (['follow_up_answers'] as const) : []),
  ])
  const scales = row.scale_questionnaire_complete ? given(ANSWER_FIELDS.filter(isScale)) : []
  return {
    ...(visits.length > 0 && { questionnaire_answers: Object.assign({}, ...visits.map((field) => answers[field])) }),
    ...(scales.length > 0 && { scale_questionnaire_answers: Object.fromEntries(scales.map((field) => [field, answers[field]])) }),
    ...(row.cuditr_questionnaire_complete && answers.cuditr_answers ? { cuditr_questionnaire_answers: answers.cuditr_answers } : {}),
  }
}

function isScale(field: AnswerField): boolean {
  return !['async_answers', 'renewal_answers', 'follow_up_answers', 'cuditr_answers'].includes(field)
}
