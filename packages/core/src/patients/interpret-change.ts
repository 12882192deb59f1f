import type { StatusPatch } from '@clinic/contract/patients'
import type { Queue } from '@clinic/contract/queues'
import { type AppointmentType, HELP_REASONS, NO_APPOINTMENT_TYPE } from '@clinic/contract/vocabulary'
import type { Manage } from '../patient-list/manage.ts'
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
  | { verb: 'manage'; order: Manage }

export type Interpretation = { actions: readonly PatientAction[] } | { unclear: readonly string[] } | { unknownProvince: string }

/**
 * Maps `POST /api/patient_status` to actions in execution order (DESIGN §2, A-9). Derived fields (queue entry time,
 * last practitioner, renewal date after completion) are accepted and ignored. Fields that no action explains are
 * returned as `unclear`; then nothing is done. Total: every patch gets an answer.
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
  add(readHelp(reading))
  const province = readProvince(reading)
  if (province === 'unknown') return { unknownProvince: String(patch.province) }
  add(province)
  for (const verb of readRest(reading)) add(verb)
  const unclear = reading.left()
  return unclear.length > 0 ? { unclear } : { actions: verbs }
}

const SERVERS_OWN = ['patient_id', 'version', 'confirmed', 'marked_ineligible_at', 'system_notes'] as const

/** Hands out each field once, so that the rest can be reported. */
class Reading {
  readonly patch: StatusPatch
  private readonly open: Set<string>

  constructor(patch: StatusPatch) {
    this.patch = patch
    this.open = new Set(Object.entries(patch).flatMap(([field, value]) => (value === undefined ? [] : [field])))
    this.take(...SERVERS_OWN)
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
  if (reading.has('eligible_date')) {
    reading.take('eligible_date')
    return { verb: 'manage', order: { verb: 'set-eligibility-date', eligible_date: patch.eligible_date ?? null } }
  }
  return null
}

function readMove(reading: Reading, stored: Patient): PatientAction | null {
  if (reading.is('in_np_queue', false) && reading.has('completed_appointment_at')) return takeCompletion(reading)
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
    return { verb: 'send-to-np' }
  }
  if (reading.is('in_pcr_queue', true) && reading.is('in_np_queue', false)) {
    reading.take('in_pcr_queue', 'in_np_queue', 'entered_pcr_queue_at', 'entered_np_queue_at', 'on_hold_in_queue')
    if (reading.is('assigned_np', null)) reading.take('assigned_np')
    return { verb: 'send-back' }
  }
  if (reading.is('in_pcr_queue', false) && reading.is('need_pcr_help_flag', false)) {
    reading.take('in_pcr_queue', 'need_pcr_help_flag', 'pcr_help_reason', 'entered_pcr_queue_at')
    if (reading.is('assigned_pcr', null)) reading.take('assigned_pcr')
    return { verb: 'complete-help' }
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
    reading.take('in_pcr_queue', 'need_pcr_help_flag', 'pcr_help_reason', 'appointment_type', 'entered_pcr_queue_at')
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

function readHelp(reading: Reading): PatientAction | null {
  if (!reading.has('need_pcr_help_flag')) return null
  const { need_pcr_help_flag = false, pcr_help_reason } = reading.patch
  reading.take('need_pcr_help_flag', 'pcr_help_reason')
  return { verb: 'manage', order: { verb: 'set-help', need_pcr_help_flag, pcr_help_reason: pcr_help_reason ?? '' } }
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
  if (reading.has('upcoming_renewal_date')) {
    reading.take('upcoming_renewal_date', 'completed_appointment_at')
    yield { verb: 'manage', order: { verb: 'set-renewal-date', upcoming_renewal_date: patch.upcoming_renewal_date ?? null } }
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

/**
 * A reset empties the state and turns off every flag sent (REQ-621); clients cannot write a state or turn a flag on.
 */
function isReset(reading: Reading): boolean {
  if (!reading.has('conversation_state')) return false
  const state = reading.patch.conversation_state
  const empty =
    state === null ||
    state === '' ||
    state === '{}' ||
    (typeof state === 'object' && state !== undefined && Object.keys(state).length === 0)
  return empty && FLAGS.every((flag) => !reading.has(flag) || reading.is(flag, false))
}
