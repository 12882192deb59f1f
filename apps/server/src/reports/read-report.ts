import type { Report, ReportItem } from '@clinic/contract/reports'
import { ASSISTANT_NAME } from '@clinic/contract/vocabulary'
import type { StaffContext } from '../auth/context.ts'
import { note } from '../platform/change.ts'
import { dayIn, dayRange } from '../platform/clock.ts'
import { Problem } from '../platform/problem.ts'
import { findActions, findCompleted, findMissed, findUnfinished } from './store.ts'

/** The seven lists of an inclusive range of days in the clinic's zone (REQ-659 to REQ-661, E-5). Refusal: `invalid-input` for a range that ends before it starts. */
export async function readReport(context: StaffContext, { startDate, endDate }: { startDate: string; endDate: string }): Promise<Report> {
  if (endDate < startDate) throw new Problem('invalid-input', { fields: { endDate: 'is before startDate' } })
  const { sql, zone, now } = context
  const range = { ...dayRange(zone, startDate, endDate), first: startDate, last: endDate, today: dayIn(zone, now) }
  const [completed, ineligible, optIn, unfinished, missed] = await Promise.all([
    findCompleted(sql, range),
    findActions(sql, range, 'Mark Patient Ineligible'),
    findActions(sql, range, 'Opt In For Call'),
    findUnfinished(sql, range),
    findMissed(sql, range),
  ])
  await note(context, {
    action: 'Export Report',
    description: `Read the report of ${startDate} to ${endDate}`,
    entity: { kind: 'list', id: 'report' },
    additionalInfo: JSON.stringify({ rows: completed.length + ineligible.length + optIn.length + unfinished.length + missed.length }),
  })
  const seen = completed.map(({ was_new_patient, ...row }) => ({ was_new_patient, item: item(row) }))
  return {
    newPatients: seen.filter((row) => row.was_new_patient).map((row) => row.item),
    markedIneligible: ineligible.map(item),
    renewPatients: seen.filter((row) => !row.was_new_patient).map((row) => row.item),
    unfinishedQuestionnaire: unfinished.map(item),
    renewalMissed: missed.map(item),
    patientsSeen: seen.map((row) => row.item),
    optInForCall: optIn.map(item),
  }
}

/** Who did it, else the assistant (REQ-670). */
function item(row: Partial<ReportItem> & { patient_id: string }): ReportItem {
  return {
    user: row.user ?? ASSISTANT_NAME,
    action: row.action ?? '',
    createdAt: row.createdAt ?? null,
    entity_id: row.patient_id,
    type: row.type ?? null,
    ineligible_reason: row.ineligible_reason ?? null,
    patient_id: row.patient_id,
    current_questionnaire_name: row.current_questionnaire_name ?? null,
    questionnaire_started_at: row.questionnaire_started_at ?? null,
    upcoming_renewal_date: row.upcoming_renewal_date ?? null,
    entity: JSON.stringify({ entity: 'patient', id: row.patient_id, ...(row.type ? { type: row.type } : {}) }),
  }
}
