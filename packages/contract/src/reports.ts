import { z } from 'zod'
import { endpoint } from './endpoint.ts'

/** REQ-661: every item carries every field, `null` where it has none. */
export const reportItem = z.object({
  user: z.string(),
  action: z.string(),
  createdAt: z.string().nullable(),
  entity_id: z.string(),
  type: z.string().nullable(),
  ineligible_reason: z.string().nullable(),
  patient_id: z.string(),
  current_questionnaire_name: z.string().nullable(),
  questionnaire_started_at: z.string().nullable(),
  upcoming_renewal_date: z.string().nullable(),
  entity: z.string(),
})
const items = z.array(reportItem)
export type ReportItem = z.infer<typeof reportItem>

export const report = z.object({
  newPatients: items,
  markedIneligible: items,
  renewPatients: items,
  unfinishedQuestionnaire: items,
  renewalMissed: items,
  patientsSeen: items,
  optInForCall: items,
})
export type Report = z.infer<typeof report>

/** Inclusive days in the clinic's time zone (E-5). */
export const readReport = endpoint({
  method: 'GET',
  path: '/api/reports/report',
  summary: 'The seven lists of a range of days (REQ-659, REQ-660)',
  access: ['admin'],
  query: z.strictObject({ startDate: z.iso.date(), endDate: z.iso.date() }),
  response: report,
})
