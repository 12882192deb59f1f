import type { ReportItem } from '@clinic/contract/reports'
import type { Sql } from '../platform/database.ts'

export type Range = { from: string; until: string; first: string; last: string; today: string }

type Row = Partial<ReportItem> & { patient_id: string }

/** Completed appointments of the range (E-5): every one is a patient seen; the flag tells the new ones from the renewed. */
export function findCompleted(sql: Sql, { from, until }: Range) {
  return sql<(Row & { was_new_patient: boolean })[]>`
    select u.name as "user", 'Complete Appointment' as action, e.completed_at as "createdAt", e.appointment_type as type, e.patient_id, e.was_new_patient
    from encounters e join users u on u.id = e.user_id where e.completed_at >= ${from} and e.completed_at < ${until} order by e.completed_at, e.id`
}

/** Audit entries of one action in the range. */
export function findActions(sql: Sql, { from, until }: Range, action: string) {
  return sql<Row[]>`
    select user_name as "user", action, created_at as "createdAt", entity_type as type, patient_id, changes -> 'ineligible_reason' ->> 'to' as ineligible_reason
    from audit_log where action = ${action} and created_at >= ${from} and created_at < ${until} and patient_id is not null order by created_at, id`
}

/** Questionnaires in progress that were begun in the range. */
export function findUnfinished(sql: Sql, { from, until }: Range) {
  return sql<Row[]>`
    select pcr.name as "user", p.patient_id, p.appointment_type as type, p.current_questionnaire_name, p.questionnaire_started_at, p.questionnaire_started_at as "createdAt"
    from patients p left join users pcr on pcr.id = p.assigned_pcr
    where p.questionnaire_in_progress and p.questionnaire_started_at >= ${from} and p.questionnaire_started_at < ${until}
    order by p.questionnaire_started_at, p.patient_id`
}

/** Renewal dates of the range that are past, with nothing completed since. */
export function findMissed(sql: Sql, { first, last, today }: Range) {
  return sql<Row[]>`
    select seen.name as "user", p.patient_id, p.appointment_type as type, p.upcoming_renewal_date
    from patients p left join users seen on seen.id = p.last_seen_practitioner
    where p.upcoming_renewal_date between ${first} and ${last} and p.upcoming_renewal_date < ${today}
      and not exists (select from encounters e where e.patient_id = p.patient_id and e.completed_at >= p.upcoming_renewal_date)
    order by p.upcoming_renewal_date, p.patient_id`
}
