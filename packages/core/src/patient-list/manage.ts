import type { ProvinceCode } from '@clinic/contract/provinces'
import { NP_ACTIVE_LIMIT } from '@clinic/contract/queues'
import type { LicenceStanding } from '@clinic/contract/users/licences'
import type { AppointmentType } from '@clinic/contract/vocabulary'
import { HELP_REASONS } from '@clinic/contract/vocabulary'
import { hasScope, managesQueue, type Staff } from '../authorization/staff.ts'
import { isUrgent, keptInLine } from '../patients/is-urgent.ts'
import { type Decision, noHelp, noQuestionnaires, notInNpQueue, notInPcrQueue, type Patient, refuse } from '../patients/patient.ts'
import { isLicensedFor } from '../queues/can-see.ts'
import { entered } from '../queues/enter.ts'
import { countedFromNow } from '../queues/reopen-intake.ts'
import { addYears } from '../shared/dates.ts'
import { mayTakePatients } from '../users/licence-standing.ts'

/** Fields that a client may set as they are, since nothing follows from them (A-9, REQ-693). */
export type PlainFields = Partial<
  Pick<
    Patient,
    'eligible_date' | 'upcoming_renewal_date' | 'is_new_patient' | 'ineligible_reason' | 'last_seen_practitioner' | QuestionnaireFlag
  >
>
type QuestionnaireFlag = keyof typeof noQuestionnaires

/** A Patient Manager change: one field group each, administrators only (REQ-616 to REQ-624). */
export type Manage =
  | { verb: 'set-active'; patient_active: boolean }
  | { verb: 'set-province'; province: ProvinceCode | null }
  | { verb: 'set-renewal-date'; upcoming_renewal_date: string | null }
  | { verb: 'set-eligibility-date'; eligible_date: string | null }
  | { verb: 'reset-conversation' }
  | { verb: 'put-in-pcr-queue'; appointment_type: AppointmentType; pcr_help_reason: string; need_pcr_help_flag: boolean }
  | { verb: 'put-in-np-queue'; appointment_type: AppointmentType }
  | { verb: 'remove-from-queue'; queue: 'pcr' | 'np' }
  | { verb: 'set-appointment-type'; appointment_type: AppointmentType }
  /** `pcr_help_reason`: null clears it; empty leaves the one that is there. */
  | { verb: 'set-help'; need_pcr_help_flag: boolean; pcr_help_reason: string | null }
  | { verb: 'set-fields'; fields: PlainFields }

/** `np`: who is assigned already, with their active patients, where an entry into the NP queue keeps them. */
export type ManageFacts = { staff: Staff; now: string; np?: { target: Staff; active: number; standing: LicenceStanding } | null }

/** Refusals: `forbidden`, `date-needed` (REQ-625), `urgent-help-open`, `np-not-licensed`, `np-licence-not-in-force`, `holder-full`. */
export function manage(patient: Patient, order: Manage, { staff, now, np = null }: ManageFacts): Decision {
  if (!mayManage(staff, order)) return refuse('forbidden')
  if (isUrgent(patient) && losesHelp(order)) return refuse('urgent-help-open')
  switch (order.verb) {
    case 'set-active':
      return { change: { patient_active: order.patient_active, ...(order.patient_active && countedFromNow(patient, now)) } }
    case 'set-province':
      return { change: { province: order.province } }
    case 'set-renewal-date':
      if (order.upcoming_renewal_date === null) return refuse('date-needed')
      return { change: renewalOn(order.upcoming_renewal_date) }
    case 'set-eligibility-date':
      if (order.eligible_date === null) return refuse('date-needed')
      return { change: { eligible_date: order.eligible_date } }
    case 'reset-conversation':
      return { change: { ...noQuestionnaires, questionnaire_started_at: null, current_questionnaire_name: null } }
    case 'put-in-pcr-queue':
      return { change: { ...entered(patient, now), appointment_type: order.appointment_type, ...helpOf(patient, order) } }
    case 'put-in-np-queue':
      return enterNp(patient, order.appointment_type, { now, np })
    case 'remove-from-queue':
      if (order.queue === 'pcr') return { change: notInPcrQueue }
      return { change: { ...notInNpQueue, ...(isUrgent(patient) && keptInLine(patient, now)) } }
    case 'set-appointment-type':
      return { change: { appointment_type: order.appointment_type } }
    case 'set-help':
      return { change: helpOf(patient, order) }
    case 'set-fields':
      return { change: order.fields }
  }
}

/** An NP who was chosen before stays (REQ-606, REQ-624), within licence and limit. */
function enterNp(patient: Patient, appointment_type: AppointmentType, { now, np }: Pick<ManageFacts, 'now' | 'np'>): Decision {
  if (patient.in_np_queue) return { change: { appointment_type } }
  if (np && !isLicensedFor(np.target, patient)) return refuse('np-not-licensed')
  if (np && !mayTakePatients(np.standing)) return refuse('np-licence-not-in-force')
  if (np && np.active >= NP_ACTIVE_LIMIT) return refuse('holder-full', { name: np.target.name })
  const chosen = np ? { assigned_np: patient.assigned_np, assigned_np_at: patient.assigned_np_at } : {}
  const entered = { in_np_queue: true, entered_np_queue_at: now, np_review_due_on: patient.np_review_due_on }
  return { change: { ...notInNpQueue, ...entered, ...chosen, appointment_type } }
}

/** The renewal date sets the completed appointment to a year before it (REQ-622, C-8). */
function renewalOn(upcoming_renewal_date: string): Partial<Patient> {
  return { upcoming_renewal_date, completed_appointment_at: `${addYears(upcoming_renewal_date, -1)}T12:00:00.000Z` }
}

function helpOf(patient: Patient, order: { need_pcr_help_flag: boolean; pcr_help_reason: string | null }): Partial<Patient> {
  if (!order.need_pcr_help_flag) return noHelp
  if (order.pcr_help_reason === null) return { need_pcr_help_flag: true, pcr_help_reason: '' }
  const reason = order.pcr_help_reason || patient.pcr_help_reason || HELP_REASONS.patientManager
  return { need_pcr_help_flag: true, pcr_help_reason: reason }
}

/** Whether a change would close a help request or hide it. */
function losesHelp(order: Manage): boolean {
  if (order.verb === 'remove-from-queue') return order.queue === 'pcr'
  return (order.verb === 'set-help' || order.verb === 'put-in-pcr-queue') && !order.need_pcr_help_flag
}

/** Managers of the PCR queue may remove patients of their team from it and set their help; the rest is for administrators. */
function mayManage(staff: Staff, order: Manage): boolean {
  if (hasScope(staff, ['admin'])) return true
  if (order.verb === 'set-help') return managesQueue(staff, 'pcr')
  return order.verb === 'remove-from-queue' && managesQueue(staff, order.queue)
}
