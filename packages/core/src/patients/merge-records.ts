import type { MergeField } from '@clinic/contract/patients/duplicates'
import type { ProblemCode } from '@clinic/contract/problem'
import { noPcrHold, type Patient } from './patient.ts'

/** Contact and identity beside the status row. */
export type Identity = {
  phone: string
  email: string
  gender: string | null
  language: string
  health_number: string
  street_address: string
  city: string
  postal_code: string
  mailing_street_address: string | null
  mailing_city: string | null
  mailing_province: string | null
  mailing_postal_code: string | null
}
/** A record that is to be merged, with what is open beside its row. `drafts`: the authors of unsigned notes. `hasDocument`: in force, or in preparation. */
export type Mergeable = {
  row: Patient
  identity: Identity
  merged_into: string | null
  visitAhead: boolean
  callAhead: boolean
  drafts: readonly number[]
  hasDocument: boolean
}
export type MergeChange = { survivor: { row: Partial<Patient>; identity: Partial<Identity> }; merged: Partial<Patient> }
export type MergeDecision = { refuse: ProblemCode; details?: Record<string, unknown> } | MergeChange

/**
 * Merges one record into another (F-13): the survivor takes over the queue, hold, help request, plans, flags and the
 * newest visit of both, and the chosen fields; the merged record is closed. What cannot be in one record twice refuses.
 */
export function mergeRecords(survivor: Mergeable, merged: Mergeable, take: readonly MergeField[]): MergeDecision {
  const refusal = refusalOf(survivor, merged)
  if (refusal) return refusal
  const [to, from] = [survivor.row, merged.row]
  const row: Partial<Patient> = {
    ...placeOf(to, from),
    ...helpOf(to, from),
    ...callsOf(to, from),
    ...visitOf(to, from),
    ...questionnairesOf(to, from),
    appointment_type: to.appointment_type === 'N/A' ? from.appointment_type : to.appointment_type,
    appointment_notes: joined(to.appointment_notes, from.appointment_notes),
    system_notes: joined(to.system_notes, from.system_notes),
    opted_in_for_call: to.opted_in_for_call || from.opted_in_for_call,
    risks_vs_benefits_flags: { ...from.risks_vs_benefits_flags, ...raised(to), ...raised(from) },
    ...chosenRow(from, take),
  }
  return { survivor: { row, identity: chosenIdentity(merged.identity, take) }, merged: CLOSED }
}

function refusalOf(survivor: Mergeable, merged: Mergeable): Extract<MergeDecision, { refuse: unknown }> | null {
  const [to, from] = [survivor.row, merged.row]
  if (to.patient_id === from.patient_id) return { refuse: 'merge-same-record' }
  const into = survivor.merged_into ?? merged.merged_into
  if (into !== null) return { refuse: 'record-merged', details: { survivor: into } }
  if ((to.death_recorded_at === null) !== (from.death_recorded_at === null)) return { refuse: 'merge-death-differs' }
  if (!to.patient_active && from.patient_active) return { refuse: 'merge-survivor-inactive' }
  if (to.eligible !== from.eligible) return { refuse: 'merge-eligibility-differs' }
  if (differ(to.assigned_pcr, from.assigned_pcr) || differ(to.assigned_np, from.assigned_np)) return { refuse: 'merge-both-assigned' }
  if (merged.hasDocument) return { refuse: 'merge-has-document' }
  if (survivor.visitAhead && merged.visitAhead) return { refuse: 'merge-both-visits' }
  if (survivor.callAhead && merged.callAhead) return { refuse: 'merge-both-calls' }
  if (survivor.drafts.some((author) => merged.drafts.includes(author))) return { refuse: 'merge-both-drafts' }
  return null
}

function differ(one: number | null, other: number | null): boolean {
  return one !== null && other !== null && one !== other
}

/** In each queue that either is in, since the earlier entry, with the one who has the patient. */
function placeOf(to: Patient, from: Patient): Partial<Patient> {
  const held = to.on_hold_in_queue ? to : from
  const place = {
    in_pcr_queue: to.in_pcr_queue || from.in_pcr_queue,
    entered_pcr_queue_at: earlier(to.entered_pcr_queue_at, from.entered_pcr_queue_at),
    assigned_pcr: to.assigned_pcr ?? from.assigned_pcr,
    assigned_pcr_at: (to.assigned_pcr === null ? from : to).assigned_pcr_at,
    in_np_queue: to.in_np_queue || from.in_np_queue,
    entered_np_queue_at: earlier(to.entered_np_queue_at, from.entered_np_queue_at),
    assigned_np: to.assigned_np ?? from.assigned_np,
    assigned_np_at: (to.assigned_np === null ? from : to).assigned_np_at,
    on_hold_in_queue: to.on_hold_in_queue || from.on_hold_in_queue,
    hold_until: held.hold_until,
    np_review_due_on: earlier(to.np_review_due_on, from.np_review_due_on),
    waiting_since: earlier(to.waiting_since, from.waiting_since),
  }
  const { pcr_hold_reason, pcr_hold_until } = to.pcr_hold_until === null ? from : to
  const waited = to.in_pcr_queue || to.in_np_queue ? to : from
  return { ...place, pcr_hold_reason, pcr_hold_until, stage_since: waited.stage_since }
}

function helpOf(to: Patient, from: Patient): Partial<Patient> {
  const asks = to.need_pcr_help_flag ? to : from
  const other = asks === to ? from : to
  return {
    need_pcr_help_flag: asks.need_pcr_help_flag,
    pcr_help_reason: asks.pcr_help_reason,
    help_about: asks.help_about,
    urgent_reason: asks.urgent_reason || (other.need_pcr_help_flag ? other.urgent_reason : ''),
    safety_concern: to.safety_concern || from.safety_concern,
    manager_priority: to.manager_priority || from.manager_priority,
  }
}

function callsOf(to: Patient, from: Patient): Partial<Patient> {
  const { call_state, next_call_at, next_call_local } = to.call_state === '' ? from : to
  return { call_state, next_call_at, next_call_local, call_attempts: Math.max(to.call_attempts, from.call_attempts) }
}

/** The newest completed visit says who was seen, and when the renewal is. */
function visitOf(to: Patient, from: Patient): Partial<Patient> {
  const [mine, theirs] = [to.completed_appointment_at ?? '', from.completed_appointment_at ?? '']
  const newest = theirs > mine ? from : to
  const neither = mine === '' && theirs === ''
  return {
    completed_appointment_at: newest.completed_appointment_at,
    last_seen_practitioner: newest.last_seen_practitioner ?? to.last_seen_practitioner ?? from.last_seen_practitioner,
    upcoming_renewal_date: neither ? (to.upcoming_renewal_date ?? from.upcoming_renewal_date) : newest.upcoming_renewal_date,
    is_new_patient: to.is_new_patient && from.is_new_patient,
  }
}

const COMPLETE = [
  ...(['async_questionnaire_complete', 'renewal_questionnaire_complete', 'scale_questionnaire_complete'] as const),
  ...(['cuditr_questionnaire_required', 'cuditr_questionnaire_complete'] as const),
  ...(['follow_up_questionnaire_required', 'follow_up_questionnaire_complete'] as const),
] as const

function questionnairesOf(to: Patient, from: Patient): Partial<Patient> {
  const begun = to.questionnaire_in_progress || !from.questionnaire_in_progress ? to : from
  return {
    ...Object.fromEntries(COMPLETE.map((field) => [field, to[field] || from[field]])),
    questionnaire_in_progress: begun.questionnaire_in_progress,
    questionnaire_started_at: begun.questionnaire_started_at ?? to.questionnaire_started_at ?? from.questionnaire_started_at,
    current_questionnaire_name: begun.current_questionnaire_name ?? to.current_questionnaire_name ?? from.current_questionnaire_name,
  }
}

function chosenRow(from: Patient, take: readonly MergeField[]): Partial<Patient> {
  return {
    ...(take.includes('first_name') && { first_name: from.first_name }),
    ...(take.includes('last_name') && { last_name: from.last_name }),
    ...(take.includes('date_of_birth') && { date_of_birth: from.date_of_birth }),
    ...(take.includes('province') && { province: from.province }),
    ...(take.includes('mailing_address') && { different_mailing_address: from.different_mailing_address }),
  }
}

/** The columns behind each chosen field. */
const COLUMNS: Readonly<Partial<Record<MergeField, readonly (keyof Identity)[]>>> = {
  phone: ['phone'],
  email: ['email'],
  gender: ['gender'],
  language: ['language'],
  health_number: ['health_number'],
  address: ['street_address', 'city', 'postal_code'],
  mailing_address: ['mailing_street_address', 'mailing_city', 'mailing_province', 'mailing_postal_code'],
}

function chosenIdentity(from: Identity, take: readonly MergeField[]): Partial<Identity> {
  return Object.fromEntries(take.flatMap((field) => COLUMNS[field] ?? []).map((column) => [column, from[column]]))
}

/** A merged record is in no list and plans nothing. */
const CLOSED: Partial<Patient> = {
  ...{ in_pcr_queue: false, entered_pcr_queue_at: null, assigned_pcr: null, assigned_pcr_at: null },
  ...{ in_np_queue: false, entered_np_queue_at: null, assigned_np: null, assigned_np_at: null, on_hold_in_queue: false, hold_until: null },
  ...noPcrHold,
  ...{ need_pcr_help_flag: false, pcr_help_reason: '', help_about: '', urgent_reason: '', safety_concern: false },
  ...{ manager_priority: false, np_review_due_on: null },
  ...{ call_state: '', next_call_at: null, next_call_local: '', opted_in_for_call: false, questionnaire_in_progress: false },
  ...{ patient_active: false, abandoned_at: null, upcoming_renewal_date: null, waiting_since: null, stage_since: null },
}

function earlier(one: string | null, other: string | null): string | null {
  if (one === null || other === null) return one ?? other
  return one < other ? one : other
}

function joined(mine: string, theirs: string): string {
  if (theirs === '' || mine === theirs) return mine
  return mine === '' ? theirs : `${mine}\n${theirs}`
}

function raised({ risks_vs_benefits_flags }: Patient): Record<string, boolean> {
  return Object.fromEntries(Object.entries(risks_vs_benefits_flags).filter(([, value]) => value === true))
}
