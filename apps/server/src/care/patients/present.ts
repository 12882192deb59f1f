import type { StatusRecord, StatusRow } from '@clinic/contract/patients'
import { ANSWER_FIELDS, type AnswerField } from '@clinic/contract/vocabulary'
import type { Patient } from '@clinic/core/patients/patient'
import { provinceName } from '@clinic/core/reference-data/provinces'

/** A stored row with the names of referenced users. */
export type NamedPatient = Patient & { pcr_name: string | null; np_name: string | null; seen_name: string | null }

/** A stored row on the wire: user names, full province names, the ID twice (A-11, B-1, B-11). */
export function presentRow(row: NamedPatient): StatusRow {
  const { pcr_name, np_name, seen_name, assigned_pcr_at, assigned_np_at, ...patient } = row
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
    conversation_state: (record.conversation_state ?? {}) as StatusRecord['conversation_state'],
    medications: (record.medications ?? []) as unknown[],
    preferred_licensed_seller: (record.preferred_licensed_seller ?? null) as StatusRecord['preferred_licensed_seller'],
    preferred_cannabinoids: (record.preferred_cannabinoids ?? null) as StatusRecord['preferred_cannabinoids'],
    preferred_consumption_methods: (record.preferred_consumption_methods ?? null) as StatusRecord['preferred_consumption_methods'],
    referral_codes: (record.referral_codes ?? []) as string[],
  }
}
