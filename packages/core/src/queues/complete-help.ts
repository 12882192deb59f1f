import type { Staff } from '../authorization/staff.ts'
import { isUrgent } from '../patients/is-urgent.ts'
import { type Decision, noHelp, notInPcrQueue, type Patient, refuse } from '../patients/patient.ts'
import { actingRefusal } from './acting-refusal.ts'

/**
 * Closes a help request and removes the patient from the PCR queue (REQ-449). `among`: part of a bulk action, which
 * does not close urgent ones. Refusals: those of acting, `no-help-request`, `urgent-help-open`.
 */
export function completeHelp(patient: Patient, { staff, among = false }: { staff: Staff; among?: boolean }): Decision {
  const refusal = actingRefusal(staff, patient, 'pcr')
  if (refusal) return refusal
  if (!patient.need_pcr_help_flag) return refuse('no-help-request')
  if (among && isUrgent(patient)) return refuse('urgent-help-open')
  return { change: { ...noHelp, ...notInPcrQueue } }
}
