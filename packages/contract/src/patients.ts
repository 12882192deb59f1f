import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { possibleDay, possibleMoment } from './possible-day.ts'
import { ANSWER_FIELDS, appointmentType, ineligibleReason, URGENT_REASONS } from './vocabulary.ts'

/** An opaque external id (B-1). */
const patientId = z
  .string()
  .min(1)
  .max(64)
  .regex(/^[\w.@:-]+$/, 'may hold letters, digits and . _ @ : - only')

const moment = z.iso.datetime({ offset: true }).nullable()
const day = z.iso.date().nullable()
const flags = z.record(z.string(), z.boolean())
const preference = z.object({ selected_options: z.array(z.string()) }).loose()

/** Why a PCR puts a patient on hold. */
export const PCR_HOLD_REASONS = ['patient', 'documents', 'seller', 'payer', 'colleague', 'other'] as const
export type PcrHoldReason = (typeof PCR_HOLD_REASONS)[number]

/** The part of the status record that queues, lists and claims read (D2 §3.1 without bulky fields). */
export const statusRow = z.object({
  patient_id: z.string(),
  id: z.string(),
  version: z.number().int(),
  first_name: z.string(),
  last_name: z.string(),
  date_of_birth: day,
  province: z.string().nullable(),
  patient_active: z.boolean(),
  /** When the record ended because the intake stayed silent (F-3); null in an active one. */
  abandoned_at: moment,
  /** When staff recorded that the patient has died; null otherwise. `died_on`: the day, where it is known. */
  death_recorded_at: moment,
  died_on: day,
  is_new_patient: z.boolean(),
  eligible: z.boolean(),
  ineligible_reason: z.string(),
  marked_ineligible_at: moment,
  eligible_date: day,
  in_pcr_queue: z.boolean(),
  entered_pcr_queue_at: moment,
  in_np_queue: z.boolean(),
  entered_np_queue_at: moment,
  on_hold_in_queue: z.boolean(),
  need_pcr_help_flag: z.boolean(),
  pcr_help_reason: z.string(),
  /** What a request from the chat is about, in words that hold nothing the patient wrote; empty: not known. */
  help_about: z.string(),
  /** Empty unless the open help request is urgent. */
  urgent_reason: z.enum(['', ...URGENT_REASONS]),
  /** The open help request follows words or an answer that may mean danger (F-5). */
  safety_concern: z.boolean(),
  /** The day by which a practitioner reviews a stop (F-19); null without an open review. */
  np_review_due_on: day,
  manager_priority: z.boolean(),
  assigned_pcr: z.string().nullable(),
  assigned_np: z.string().nullable(),
  assigned_pcr_id: z.number().int().nullable(),
  assigned_np_id: z.number().int().nullable(),
  assigned_at: moment,
  waiting_since: moment,
  stage_since: moment,
  hold_until: moment,
  /** Why the patient’s PCR put them on hold, and until when; empty and null without a hold. */
  pcr_hold_reason: z.enum(['', ...PCR_HOLD_REASONS]),
  pcr_hold_until: moment,
  /** Where the calls to the patient have got to; `next_call_local` by their clock, `2026-11-24 09:00`. */
  call_state: z.enum(['', 'planned', 'due', 'correct', 'decide']),
  next_call_at: moment,
  next_call_local: z.string(),
  /** Calls in a row that were not answered. */
  call_attempts: z.number().int(),
  opted_in_for_call: z.boolean(),
  appointment_type: z.string(),
  appointment_notes: z.string(),
  system_notes: z.string(),
  last_seen_practitioner: z.string().nullable(),
  completed_appointment_at: moment,
  upcoming_renewal_date: day,
  questionnaire_in_progress: z.boolean(),
  questionnaire_started_at: moment,
  current_questionnaire_name: z.string().nullable(),
  async_questionnaire_complete: z.boolean(),
  renewal_questionnaire_complete: z.boolean(),
  scale_questionnaire_complete: z.boolean(),
  cuditr_questionnaire_required: z.boolean(),
  cuditr_questionnaire_complete: z.boolean(),
  follow_up_questionnaire_required: z.boolean(),
  follow_up_questionnaire_complete: z.boolean(),
  different_mailing_address: z.boolean(),
  risks_vs_benefits_flags: flags,
})
export type StatusRow = z.infer<typeof statusRow>

const answers = z.record(z.string(), z.unknown()).nullable()

/** The bulky part: read with one patient, never by a list. */
export const statusRecord = statusRow.extend({
  conversation_state: z.record(z.string(), z.unknown()),
  medications: z.array(z.unknown()),
  preferred_licensed_seller: preference.nullable(),
  preferred_cannabinoids: preference.nullable(),
  preferred_consumption_methods: preference.nullable(),
  referral_codes: z.array(z.string()),
  ...(Object.fromEntries(ANSWER_FIELDS.map((field) => [field, answers])) as Record<(typeof ANSWER_FIELDS)[number], typeof answers>),
})
export type StatusRecord = z.infer<typeof statusRecord>

const sentMoment = possibleMoment.nullable()
const sentDay = possibleDay.nullable()

/**
 * `POST /api/patient_status`: `patient_id` and only the changed fields (REQ-692, REQ-693). Absent leaves a field
 * alone, null clears it, false is a value; unknown fields are refused.
 */
export const statusPatch = z.strictObject({
  patient_id: patientId,
  version: z.number().int().optional(),
  confirmed: z.boolean().optional(),
  assigned_np: z.string().trim().max(200).nullable().optional(),
  assigned_pcr: z.string().trim().max(200).nullable().optional(),
  province: z.string().trim().max(60).nullable().optional(),
  in_pcr_queue: z.boolean().optional(),
  in_np_queue: z.boolean().optional(),
  need_pcr_help_flag: z.boolean().optional(),
  pcr_help_reason: z.string().trim().max(200).nullable().optional(),
  appointment_type: appointmentType.nullable().optional(),
  entered_pcr_queue_at: sentMoment.optional(),
  entered_np_queue_at: sentMoment.optional(),
  appointment_notes: z.string().max(10_000).nullable().optional(),
  system_notes: z.string().max(50_000).nullable().optional(),
  conversation_state: z
    .union([z.string().max(200), z.record(z.string(), z.unknown())], { error: 'is not an object or its JSON text' })
    .nullable()
    .optional(),
  eligible: z.boolean().optional(),
  eligible_date: sentDay.optional(),
  ineligible_reason: z
    .union([ineligibleReason, z.literal('')], { error: `is not one of the reasons: ${ineligibleReason.options.join(', ')}` })
    .nullable()
    .optional(),
  marked_ineligible_at: sentMoment.optional(),
  patient_active: z.boolean().optional(),
  upcoming_renewal_date: sentDay.optional(),
  completed_appointment_at: sentMoment.optional(),
  on_hold_in_queue: z.boolean().optional(),
  opted_in_for_call: z.boolean().optional(),
  is_new_patient: z.boolean().optional(),
  last_seen_practitioner: z.string().max(200).nullable().optional(),
  questionnaire_in_progress: z.boolean().optional(),
  questionnaire_started_at: sentMoment.optional(),
  current_questionnaire_name: z.string().max(200).nullable().optional(),
  async_questionnaire_complete: z.boolean().optional(),
  renewal_questionnaire_complete: z.boolean().optional(),
  scale_questionnaire_complete: z.boolean().optional(),
  cuditr_questionnaire_required: z.boolean().optional(),
  cuditr_questionnaire_complete: z.boolean().optional(),
  follow_up_questionnaire_required: z.boolean().optional(),
  follow_up_questionnaire_complete: z.boolean().optional(),
})
export type StatusPatch = z.infer<typeof statusPatch>

const saved = z.object({ patient: statusRecord, message: z.string() })
const ADMIN = ['admin'] as const
const QUEUE_STAFF = ['pcr', 'pcrmanager', 'np', 'npmanager', 'admin'] as const

export const listStatus = endpoint({
  method: 'GET',
  path: '/api/patient_status',
  summary: 'All status records, streamed as one array (A-14)',
  access: ADMIN,
  response: z.array(statusRecord),
})
export const searchStatus = endpoint({
  method: 'GET',
  path: '/api/patient_status/search/patient_id/{patient_id}',
  summary: 'The record of one patient, as a list of one; empty without a match (REQ-212, REQ-457)',
  access: QUEUE_STAFF,
  response: z.array(statusRecord),
  noMatch: [],
})
export const readStatus = endpoint({
  method: 'GET',
  path: '/api/patient_status/{patient_id}',
  summary: 'The record of one patient (REQ-514)',
  access: QUEUE_STAFF,
  response: statusRecord,
})
export const changeStatus = endpoint({
  method: 'POST',
  path: '/api/patient_status',
  summary: 'Changes the given fields of one patient (REQ-692)',
  access: QUEUE_STAFF,
  body: statusPatch,
  response: saved,
})

/** A whole row as a client holds it; only the field the call owns is used. */
const wholeRow = z.looseObject({ patient_id: patientId.optional(), id: patientId.optional(), version: z.number().int().optional() })
export const putCallFlag = endpoint({
  method: 'PUT',
  path: '/api/patient_status/search/patient_id/{patient_id}',
  summary: 'Staff call flag: the whole row with opted_in_for_call flipped (REQ-451)',
  access: QUEUE_STAFF,
  body: wholeRow.extend({ opted_in_for_call: z.boolean() }),
  response: saved,
})
export const putPriority = endpoint({
  method: 'PUT',
  path: '/api/patient_status/{patient_id}',
  summary: 'Manager priority: the whole row with need_pcr_help_flag flipped (REQ-541)',
  access: ['pcrmanager', 'admin'],
  body: wholeRow.extend({
    need_pcr_help_flag: z.boolean(),
    pcr_help_reason: z.string().max(200).nullable().optional(),
    confirmed: z.boolean().optional(),
  }),
  response: saved,
})
