import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { statusRow } from './patients.ts'
import { APPOINTMENT_TYPES, ineligibleReason } from './vocabulary.ts'

/** The two queues, in the words of paths and of core rules. */
export const QUEUES = ['pcr', 'np'] as const
export type Queue = (typeof QUEUES)[number]

/** Claim limits: a PCR stays under 1000 patients, an NP under 5 active ones (REQ-456, REQ-513, C-2). */
export const PCR_LIMIT = 1000
export const NP_ACTIVE_LIMIT = 5

/** REQ-518, REQ-519. */
export const PAGE_SIZES = [20, 50, 100] as const
export const NOTES_TOOLTIP_LENGTH = 50

const PCR_SCOPES = ['pcr', 'pcrmanager', 'admin'] as const
const NP_SCOPES = ['np', 'npmanager', 'admin'] as const
const BOTH = ['pcr', 'pcrmanager', 'np', 'npmanager', 'admin'] as const

export const pcrQueue = endpoint({
  method: 'GET',
  path: '/api/queues/pcr_queue',
  summary: 'Patients in the PCR queue of your provinces (REQ-458)',
  access: PCR_SCOPES,
  response: z.array(statusRow),
})
export const npQueue = endpoint({
  method: 'GET',
  path: '/api/queues/np_queue',
  summary: 'Patients in the NP queue of your provinces (REQ-515)',
  access: NP_SCOPES,
  response: z.array(statusRow),
})

/** A page of one table of a queue screen: help first, then oldest entry (C-6). */
export const pageQuery = z.strictObject({
  list: z.enum(['mine', 'unassigned']),
  search: z.string().trim().max(100).default(''),
  type: z.enum(['', ...APPOINTMENT_TYPES]).default(''),
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  size: z.coerce.number().int().pipe(z.literal(PAGE_SIZES)).default(20),
})
export type PageQuery = z.infer<typeof pageQuery>
export const queuePage = z.object({
  rows: z.array(statusRow),
  total: z.number().int(),
  active: z.number().int(),
  held: z.number().int(),
  now: z.string(),
})
export type QueuePage = z.infer<typeof queuePage>
export const pcrPage = endpoint({
  method: 'GET',
  path: '/api/queues/pcr/page',
  summary: 'One page of a PCR Queue table',
  access: PCR_SCOPES,
  query: pageQuery,
  response: queuePage,
})
export const npPage = endpoint({
  method: 'GET',
  path: '/api/queues/np/page',
  summary: 'One page of an NP Queue table',
  access: NP_SCOPES,
  query: pageQuery,
  response: queuePage,
})

const row = z.object({ patient: statusRow, message: z.string() })
export type ChangedRow = z.infer<typeof row>

export const claimPcr = endpoint({
  method: 'POST',
  path: '/api/queues/pcr/{patient_id}/claim',
  summary: 'Claim as PCR',
  access: PCR_SCOPES,
  response: row,
})
export const claimNp = endpoint({
  method: 'POST',
  path: '/api/queues/np/{patient_id}/claim',
  summary: 'Claim as NP',
  access: NP_SCOPES,
  response: row,
})
export const unassignPcr = endpoint({
  method: 'POST',
  path: '/api/queues/pcr/{patient_id}/unassign',
  summary: 'Give a patient back to the PCR queue',
  access: PCR_SCOPES,
  response: row,
})
export const unassignNp = endpoint({
  method: 'POST',
  path: '/api/queues/np/{patient_id}/unassign',
  summary: 'Give a patient back to the NP queue',
  access: NP_SCOPES,
  response: row,
})
export const hold = endpoint({
  method: 'POST',
  path: '/api/queues/np/{patient_id}/hold',
  summary: 'Put on hold',
  access: NP_SCOPES,
  response: row,
})
export const unhold = endpoint({
  method: 'POST',
  path: '/api/queues/np/{patient_id}/unhold',
  summary: 'Take off hold',
  access: NP_SCOPES,
  response: row,
})
export const sendToNp = endpoint({
  method: 'POST',
  path: '/api/queues/pcr/{patient_id}/send_to_np',
  summary: 'Move from the PCR to the NP queue',
  access: PCR_SCOPES,
  response: row,
})
export const sendBack = endpoint({
  method: 'POST',
  path: '/api/queues/np/{patient_id}/send_back',
  summary: 'Move back to the PCR queue',
  access: NP_SCOPES,
  response: row,
})
export const completeAppointment = endpoint({
  method: 'POST',
  path: '/api/queues/np/{patient_id}/complete',
  summary: 'Complete the appointment',
  access: NP_SCOPES,
  response: row,
})
export const completeHelp = endpoint({
  method: 'POST',
  path: '/api/queues/pcr/{patient_id}/complete_help',
  summary: 'Complete a help request',
  access: PCR_SCOPES,
  response: row,
})
export const writeNotes = endpoint({
  method: 'PUT',
  path: '/api/patients/{patient_id}/appointment_notes',
  summary: 'Write the appointment notes',
  access: BOTH,
  body: z.strictObject({ appointment_notes: z.string().max(10_000), version: z.number().int().optional() }),
  response: row,
})
export const optInForCall = endpoint({
  method: 'PUT',
  path: '/api/patients/{patient_id}/opted_in_for_call',
  summary: 'Set the call preference',
  access: BOTH,
  body: z.strictObject({ opted_in_for_call: z.boolean() }),
  response: row,
})
export const markIneligible = endpoint({
  method: 'POST',
  path: '/api/patients/{patient_id}/mark_ineligible',
  summary: 'Mark as ineligible (REQ-452)',
  access: BOTH,
  body: z.strictObject({
    ineligible_reason: z.union([ineligibleReason, z.literal('')]),
    eligible_date: z.iso.date().nullable().default(null),
  }),
  response: row,
})
