import { PROVINCES } from '@clinic/contract/provinces'
import type { Sql, Tx } from '../../platform/db/database.ts'

/** The columns of the narrow row `p`, with the names of the people it points at: everything a list shows, nothing of the bulky half. */
export const namedColumns = (sql: Sql | Tx) => sql`
  p.patient_id, p.version, p.first_name, p.last_name, p.date_of_birth, p.province, p.patient_active, p.is_new_patient, p.eligible,
  p.ineligible_reason, p.marked_ineligible_at, p.eligible_date, p.in_pcr_queue, p.entered_pcr_queue_at, p.in_np_queue, p.entered_np_queue_at,
  p.on_hold_in_queue, p.need_pcr_help_flag, p.pcr_help_reason, p.urgent_reason, p.manager_priority, p.assigned_pcr, p.assigned_pcr_at, p.assigned_np,
  p.assigned_np_at, p.waiting_since, p.stage_since, p.hold_until, p.opted_in_for_call, p.appointment_type, p.appointment_notes, p.system_notes, p.last_seen_practitioner,
  p.completed_appointment_at, p.upcoming_renewal_date, p.questionnaire_in_progress, p.questionnaire_started_at, p.current_questionnaire_name,
  p.async_questionnaire_complete, p.renewal_questionnaire_complete, p.scale_questionnaire_complete, p.cuditr_questionnaire_required,
  p.cuditr_questionnaire_complete, p.follow_up_questionnaire_required, p.follow_up_questionnaire_complete, p.different_mailing_address,
  p.risks_vs_benefits_flags, pcr.name as pcr_name, np.name as np_name, seen.name as seen_name`

/** The joins those names come from. */
export const namedPeople = (sql: Sql | Tx) => sql`
  left join users pcr on pcr.id = p.assigned_pcr left join users np on np.id = p.assigned_np left join users seen on seen.id = p.last_seen_practitioner`

/**
 * The same columns as they go over the wire, for pages that PostgreSQL writes as JSON itself: what `presentRow` makes of a row, said in SQL
 * (a test holds the two together). Twenty rows of 47 fields cost the application a third of what reading and writing them does.
 */
export const presentedColumns = (sql: Sql) => sql.unsafe(PRESENTED)

const moment = (value: string) => `to_char(${value}, 'YYYY-MM-DD"T"HH24":"MI":"SS.MS"Z"')`
const PROVINCE_NAMES = `'${JSON.stringify(PROVINCES)}'::jsonb`

/** One text made once: put together anew from its parts it would cost more than the rest of the call. Quoted colons: `:MI` is a variable to psql. */
const PRESENTED = `
  p.patient_id, p.patient_id as id, p.version, p.first_name, p.last_name, p.date_of_birth, ${PROVINCE_NAMES} ->> p.province as province,
  p.patient_active, p.is_new_patient, p.eligible, p.ineligible_reason, ${moment('p.marked_ineligible_at')} as marked_ineligible_at,
  p.eligible_date, p.in_pcr_queue, ${moment('p.entered_pcr_queue_at')} as entered_pcr_queue_at, p.in_np_queue,
  ${moment('p.entered_np_queue_at')} as entered_np_queue_at, p.on_hold_in_queue, p.need_pcr_help_flag, p.pcr_help_reason, p.urgent_reason,
  p.manager_priority, pcr.name as assigned_pcr, np.name as assigned_np, p.assigned_pcr as assigned_pcr_id, p.assigned_np as assigned_np_id,
  ${moment('case when p.in_np_queue then p.assigned_np_at else p.assigned_pcr_at end')} as assigned_at, ${moment('p.waiting_since')} as waiting_since,
  ${moment('p.stage_since')} as stage_since, ${moment('p.hold_until')} as hold_until, p.opted_in_for_call,
  p.appointment_type, p.appointment_notes, p.system_notes, seen.name as last_seen_practitioner,
  ${moment('p.completed_appointment_at')} as completed_appointment_at, p.upcoming_renewal_date, p.questionnaire_in_progress,
  ${moment('p.questionnaire_started_at')} as questionnaire_started_at, p.current_questionnaire_name,
  p.async_questionnaire_complete, p.renewal_questionnaire_complete, p.scale_questionnaire_complete, p.cuditr_questionnaire_required,
  p.cuditr_questionnaire_complete, p.follow_up_questionnaire_required, p.follow_up_questionnaire_complete, p.different_mailing_address,
  p.risks_vs_benefits_flags`
