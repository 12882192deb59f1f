import { HELP_REASONS } from '@clinic/contract/vocabulary'
import { managesQueue, type Staff } from '../authorization/staff.ts'
import { isUrgent } from './is-urgent.ts'
import { type Decision, noHelp, type Patient, refuse } from './patient.ts'

export type Priority = { staff: Staff; need_pcr_help_flag: boolean; confirmed: boolean }

/**
 * A manager’s priority flag (REQ-540). Separate from the patient’s own help request, which is cleared only when
 * confirmed (C-5), and never when urgent. Refusals: `forbidden`, `not-in-queue`, `patient-own-help`,
 * `urgent-help-open`.
 */
export function setPriority(patient: Patient, { staff, need_pcr_help_flag, confirmed }: Priority): Decision {
  if (!managesQueue(staff, 'pcr')) return refuse('forbidden')
  if (!patient.in_pcr_queue) return refuse('not-in-queue', { queue: 'PCR' })
  if (need_pcr_help_flag) return { change: flagged(patient) }
  const ownRequest = patient.need_pcr_help_flag && patient.pcr_help_reason !== HELP_REASONS.manager
  if (isUrgent(patient)) return patient.manager_priority ? { change: { manager_priority: false } } : refuse('urgent-help-open')
  if (!ownRequest || confirmed) return { change: noHelp }
  return patient.manager_priority ? { change: { manager_priority: false } } : refuse('patient-own-help')
}

function flagged(patient: Patient): Partial<Patient> {
  const reason = patient.need_pcr_help_flag && patient.pcr_help_reason !== '' ? patient.pcr_help_reason : HELP_REASONS.manager
  return { manager_priority: true, need_pcr_help_flag: true, pcr_help_reason: reason }
}
