import type { StatusPatch } from '@clinic/contract/patients'
import type { Queue } from '@clinic/contract/queues'
import { type AppointmentType, HELP_REASONS, NO_APPOINTMENT_TYPE } from '@clinic/contract/vocabulary'
import type { Manage, PlainFields } from '../patient-list/manage.ts'
import { provinceCode } from '../reference-data/provinces.ts'
import type { Patient } from './patient.ts'

/** An action found in an outside client’s partial row. `name`: a staff display name. */
export type PatientAction =
  | { verb: 'claim-or-assign'; queue: Queue; name: string }
  | { verb: 'unassign'; queue: Queue }
  | { verb: 'hold' | 'unhold' | 'send-to-np' | 'send-back' | 'complete-appointment' | 'complete-help' | 'reset-eligibility' }
  | { verb: 'mark-ineligible'; ineligible_reason: string; eligible_date: string | null }
  | { verb: 'write-notes'; appointment_notes: string }
  | { verb: 'opt-in'; opted_in_for_call: boolean }
  | { verb: 'set-last-seen'; name: string | null }
  | { verb: 'manage'; order: Manage }

/** `unclear`: why a field can't be changed that way, by field. */
export type Interpretation =
  | { actions: readonly PatientAction[] }
  | { unclear: Readonly<Record<string, string>> }
  | { unknownProvince: string }

/**
 * Maps `POST /api/patient_status` to actions in execution order (DESIGN §2, A-9). Derived fields (queue entry time,
 * last practitioner, renewal date after completion) are accepted and ignored beside an action that sets them, and so is what holds already. Fields
 * that no action explains are returned as `unclear` with the reason; then nothing is done. Total: every patch gets an answer.
 */
export function interpretChange(patch: StatusPatch, stored: Patient): Interpretation {
  const reading = new Reading(patch)
  const verbs: PatientAction[] = []
  const add = (verb: PatientAction | null) => {
    if (verb) verbs.push(verb)
  }
  add(readEligibility(reading))
  add(readMove(reading, stored))
  add(readHold(reading, stored))
  add(readPerson(reading, 'pcr'))
  add(readPerson(reading, 'np'))
  add(readHelp(reading, stored))
  const province = readProvince(reading)
  if (province === 'unknown') return { unknownProvince: String(patch.province) }
  add(province)
  for (const verb of readRest(reading)) add(verb)
  add(readFields(reading, stored))
  if (verbs.length > 0) reading.take(...SERVERS_OWN)
  const unclear = reading.left().filter((field) => !holds(patch[field as keyof StatusPatch], stored[field as keyof Patient]))
  if (unclear.length === 0) return { actions: verbs }
  return { unclear: Object.fromEntries(unclear.map((field) => [field, whyNot(field as keyof StatusPatch, stored)])) }
}

/** Whether a field is sent as it is stored, which is no change; nothing and an empty text are the same. */
function holds(sent: unknown, kept: unknown): boolean {
  return typeof sent !== 'object' || sent === null ? (sent ?? '') === (kept ?? '') : false
}

/** Written by the server with every action, so what a client sends beside one is ignored. */
const SERVERS_OWN = ['marked_ineligible_at', 'system_notes'] as const

const NO_CHANGE = 'is not part of a change that can be made'
const BY_QUESTIONNAIRE = 'is set by the server when the patient finishes the questionnaire; a client may only send false'
const BY_PROGRESS = 'is set by the server while the patient answers'
const WHY_NOT: Partial<Record<keyof StatusPatch, string>> = {
  system_notes: 'is written by the server with each move; send appointment_notes for a note of your own',
  marked_ineligible_at: 'is set by the server when eligible becomes false',
  entered_pcr_queue_at: 'is set by the server when the patient enters the PCR queue; send in_pcr_queue',
  entered_np_queue_at: 'is set by the server when the patient enters the NP queue; send in_np_queue',
  completed_appointment_at:
    'is set by the server when an appointment is completed; send in_np_queue: false with it, or upcoming_renewal_date',
  conversation_state: 'can only be emptied: the assistant writes it',
  pcr_help_reason: 'needs need_pcr_help_flag: true, or an open request for help',
  ineligible_reason: 'needs eligible: false, or a patient who is not eligible',
  eligible_date: 'is cleared by eligible: true; send it alone',
  questionnaire_in_progress: BY_PROGRESS,
  questionnaire_started_at: BY_PROGRESS,
  current_questionnaire_name: BY_PROGRESS,
  async_questionnaire_complete: BY_QUESTIONNAIRE,
  renewal_questionnaire_complete: BY_QUESTIONNAIRE,
  scale_questionnaire_complete: BY_QUESTIONNAIRE,
  cuditr_questionnaire_complete: BY_QUESTIONNAIRE,
  follow_up_questionnaire_complete: BY_QUESTIONNAIRE,
}

function whyNot(field: keyof StatusPatch, stored: Patient): string {
  if (field === 'ineligible_reason' && !stored.eligible)
    return 'is needed while the patient is not eligible; send eligible: true to clear it'
  return WHY_NOT[field] ?? NO_CHANGE
}

/** Hands out each field once, so that the rest can be reported. */
class Reading {
  readonly patch: StatusPatch
  private readonly open: Set<string>

  constructor(patch: StatusPatch) {
    this.patch = patch
    this.open = new Set(Object.entries(patch).flatMap(([field, value]) => (value === undefined ? [] : [field])))
    this.take('patient_id', 'version', 'confirmed')
  }

  has(field: keyof StatusPatch): boolean {
    return this.open.has(field)
  }

  is(field: keyof StatusPatch, value: unknown): boolean {
    return this.open.has(field) && this.patch[field] === value
  }

  take(...fields: readonly (keyof StatusPatch)[]): void {
    for (const field of fields) this.open.delete(field)
  }

  left(): string[] {
    return [...this.open]
  }
}

function readEligibility(reading: Reading): PatientAction | null {
  const { patch } = reading
  if (reading.is('eligible', false)) {
    reading.take('eligible', 'ineligible_reason', 'eligible_date', 'in_pcr_queue', 'in_np_queue', 'assigned_pcr', 'assigned_np')
    reading.take('entered_pcr_queue_at', 'entered_np_queue_at', 'on_hold_in_queue', 'need_pcr_help_flag', 'pcr_help_reason')
    return { verb: 'mark-ineligible', ineligible_reason: patch.ineligible_reason ?? '', eligible_date: patch.eligible_date ?? null }
  }
  if (reading.is('eligible', true)) {
    reading.take('eligible')
    if (patch.ineligible_reason === '' || patch.ineligible_reason === null) reading.take('ineligible_reason')
    if (patch.eligible_date === null) reading.take('eligible_date')
    return { verb: 'reset-eligibility' }
  }
  if (reading.has('eligible_date') && patch.eligible_date) {
    reading.take('eligible_date')
    return { verb: 'manage', order: { verb: 'set-eligibility-date', eligible_date: patch.eligible_date } }
  }
  return null
}

function readMove(reading: Reading, stored: Patient): PatientAction | null {
  if (reading.is('in_np_queue', false) && reading.has('completed_appointment_at') && reading.patch.completed_appointment_at)
    return takeCompletion(reading)
  if (reading.is('in_pcr_queue', false) && reading.is('in_np_queue', true)) {
    reading.take(
      'in_pcr_queue',
      'in_np_queue',
      'assigned_np',
      'entered_np_queue_at',
      'entered_pcr_queue_at',
      'system_notes',
      'last_seen_practitioner',
    )
    return stored.in_np_queue && !stored.in_pcr_queue ? null : { verb: 'send-to-np' }
  }
  if (reading.is('in_pcr_queue', true) && reading.is('in_np_queue', false)) {
    reading.take('in_pcr_queue', 'in_np_queue', 'entered_pcr_queue_at', 'entered_np_queue_at', 'on_hold_in_queue')
    if (reading.is('assigned_np', null)) reading.take('assigned_np')
    return stored.in_pcr_queue && !stored.in_np_queue ? null : { verb: 'send-back' }
  }
  if (reading.is('in_pcr_queue', false) && reading.is('need_pcr_help_flag', false)) {
    reading.take('in_pcr_queue', 'need_pcr_help_flag', 'pcr_help_reason', 'entered_pcr_queue_at')
    if (reading.is('assigned_pcr', null)) reading.take('assigned_pcr')
    return stored.in_pcr_queue || stored.need_pcr_help_flag ? { verb: 'complete-help' } : null
  }
  return readQueueBox(reading, stored)
}

function takeCompletion(reading: Reading): PatientAction {
  reading.take('in_np_queue', 'completed_appointment_at', 'upcoming_renewal_date', 'is_new_patient', 'last_seen_practitioner')
  reading.take('on_hold_in_queue', 'assigned_pcr', 'assigned_np', 'entered_np_queue_at')
  return { verb: 'complete-appointment' }
}

/** The Patient Manager’s queue boxes: one queue alone, on or off (REQ-603, REQ-606, REQ-620). */
function readQueueBox(reading: Reading, stored: Patient): PatientAction | null {
  const { patch } = reading
  const kept: AppointmentType = patch.appointment_type ?? (stored.appointment_type as AppointmentType)
  if (reading.is('in_pcr_queue', true)) {
    const isAlone = !(['need_pcr_help_flag', 'pcr_help_reason', 'appointment_type'] as const).some((field) => reading.has(field))
    reading.take('in_pcr_queue', 'need_pcr_help_flag', 'pcr_help_reason', 'appointment_type', 'entered_pcr_queue_at')
    if (stored.in_pcr_queue && isAlone) return null
    const need_pcr_help_flag = patch.need_pcr_help_flag ?? true
    const pcr_help_reason = patch.pcr_help_reason ?? (need_pcr_help_flag ? HELP_REASONS.patientManager : '')
    const appointment_type = patch.appointment_type ?? 'Added By Patient Manager'
    return { verb: 'manage', order: { verb: 'put-in-pcr-queue', appointment_type, pcr_help_reason, need_pcr_help_flag } }
  }
  if (reading.is('in_np_queue', true)) {
    reading.take('in_np_queue', 'appointment_type', 'entered_np_queue_at')
    return { verb: 'manage', order: { verb: 'put-in-np-queue', appointment_type: kept } }
  }
  for (const queue of ['pcr', 'np'] as const) {
    if (!reading.is(`in_${queue}_queue`, false)) continue
    reading.take(`in_${queue}_queue`, `entered_${queue}_queue_at`)
    if (reading.is(`assigned_${queue}`, null)) reading.take(`assigned_${queue}`)
    return { verb: 'manage', order: { verb: 'remove-from-queue', queue } }
  }
  return null
}

function readHold(reading: Reading, stored: Patient): PatientAction | null {
  if (!reading.has('on_hold_in_queue')) return null
  const held = reading.patch.on_hold_in_queue === true
  if (!held && reading.is('assigned_np', null)) {
    reading.take('on_hold_in_queue')
    return null
  }
  reading.take('on_hold_in_queue')
  return held === stored.on_hold_in_queue && !held ? null : { verb: held ? 'hold' : 'unhold' }
}

function readPerson(reading: Reading, queue: Queue): PatientAction | null {
  const field = `assigned_${queue}` as const
  if (!reading.has(field)) return null
  reading.take(field)
  const name = reading.patch[field]
  return name === null || name === undefined || name === '' ? { verb: 'unassign', queue } : { verb: 'claim-or-assign', queue, name }
}

function readHelp(reading: Reading, stored: Patient): PatientAction | null {
  const { pcr_help_reason, need_pcr_help_flag = stored.need_pcr_help_flag } = reading.patch
  const alone = reading.has('pcr_help_reason') && !reading.has('need_pcr_help_flag')
  if (alone ? !stored.need_pcr_help_flag : !reading.has('need_pcr_help_flag')) return null
  reading.take('need_pcr_help_flag', 'pcr_help_reason')
  const reason = pcr_help_reason || (alone ? null : '')
  return { verb: 'manage', order: { verb: 'set-help', need_pcr_help_flag, pcr_help_reason: reason } }
}

function readProvince(reading: Reading): PatientAction | 'unknown' | null {
  if (!reading.has('province')) return null
  reading.take('province')
  const text = reading.patch.province
  if (text === null || text === undefined || text === '') return { verb: 'manage', order: { verb: 'set-province', province: null } }
  const province = provinceCode(text)
  return province === null ? 'unknown' : { verb: 'manage', order: { verb: 'set-province', province } }
}

const FLAGS = [
  'questionnaire_in_progress',
  'async_questionnaire_complete',
  'renewal_questionnaire_complete',
  'scale_questionnaire_complete',
  'cuditr_questionnaire_required',
  'cuditr_questionnaire_complete',
  'follow_up_questionnaire_required',
  'follow_up_questionnaire_complete',
] as const

function* readRest(reading: Reading): Generator<PatientAction> {
  const { patch } = reading
  if (reading.has('appointment_notes')) {
    reading.take('appointment_notes')
    yield { verb: 'write-notes', appointment_notes: patch.appointment_notes ?? '' }
  }
  if (reading.has('opted_in_for_call')) {
    reading.take('opted_in_for_call')
    yield { verb: 'opt-in', opted_in_for_call: patch.opted_in_for_call === true }
  }
  if (reading.has('patient_active')) {
    reading.take('patient_active')
    yield { verb: 'manage', order: { verb: 'set-active', patient_active: patch.patient_active === true } }
  }
  if (reading.has('upcoming_renewal_date') && patch.upcoming_renewal_date) {
    reading.take('upcoming_renewal_date', 'completed_appointment_at')
    yield { verb: 'manage', order: { verb: 'set-renewal-date', upcoming_renewal_date: patch.upcoming_renewal_date } }
  }
  if (reading.has('last_seen_practitioner')) {
    reading.take('last_seen_practitioner')
    yield { verb: 'set-last-seen', name: patch.last_seen_practitioner || null }
  }
  if (reading.has('appointment_type')) {
    reading.take('appointment_type')
    yield { verb: 'manage', order: { verb: 'set-appointment-type', appointment_type: patch.appointment_type ?? NO_APPOINTMENT_TYPE } }
  }
  if (isReset(reading)) {
    reading.take('conversation_state', 'questionnaire_started_at', 'current_questionnaire_name', ...FLAGS)
    yield { verb: 'manage', order: { verb: 'reset-conversation' } }
  }
}

/** Fields that are stored as they are sent. Clients can ask for a questionnaire, but not call one finished. */
function readFields(reading: Reading, stored: Patient): PatientAction | null {
  const { patch } = reading
  const fields: { -readonly [Field in keyof PlainFields]: PlainFields[Field] } = {}
  if (reading.is('eligible_date', null)) fields.eligible_date = null
  if (reading.has('upcoming_renewal_date')) fields.upcoming_renewal_date = null
  if (reading.has('is_new_patient')) fields.is_new_patient = patch.is_new_patient === true
  if (reading.has('ineligible_reason') && patch.ineligible_reason && !stored.eligible) fields.ineligible_reason = patch.ineligible_reason
  for (const flag of FLAGS) if (reading.is(flag, false) || (reading.has(flag) && isRequest(flag))) fields[flag] = patch[flag] === true
  const named = Object.keys(fields) as (keyof PlainFields)[]
  if (named.length === 0) return null
  reading.take(...named)
  if (fields.upcoming_renewal_date === null && reading.is('completed_appointment_at', null)) reading.take('completed_appointment_at')
  return { verb: 'manage', order: { verb: 'set-fields', fields } }
}

function isRequest(flag: (typeof FLAGS)[number]): boolean {
  return flag === 'cuditr_questionnaire_required' || flag === 'follow_up_questionnaire_required'
}

/** A reset empties the state and turns off every flag sent (REQ-621); clients cannot write a state. */
function isReset(reading: Reading): boolean {
  if (!reading.has('conversation_state')) return false
  const state = reading.patch.conversation_state
  const empty =
    state === null ||
    (typeof state === 'string' && /^\s*(\{\s*\})?\s*$/.test(state)) ||
    (typeof state === 'object' && Object.keys(state).length === 0)
  return empty && FLAGS.every((flag) => !reading.has(flag) || reading.is(flag, false))
}
