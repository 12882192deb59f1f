import type { HelpNext } from '@clinic/contract/queues'
import type { Staff } from '../authorization/staff.ts'
import { isUrgent } from '../patients/is-urgent.ts'
import { type Decision, noHelp, notInPcrQueue, type Patient, refuse } from '../patients/patient.ts'
import { actingRefusal } from './acting-refusal.ts'
import { type LostPlans, lostReason } from './lost-reason.ts'

type Facts = LostPlans & { staff: Staff; among?: boolean; next?: HelpNext['next'] }

/**
 * Closes a help request and removes the patient from the PCR queue (REQ-449), unless they go back in line, or nothing would happen next for
 * them: they wait in it unassigned, where they were (F-3). A call back is planned by the caller: the patient was reached. `among`: part of a
 * bulk action, which does not close urgent ones. Refusals: those of acting, `no-help-request`, `urgent-help-open`.
 */
export function completeHelp(patient: Patient, { staff, among = false, next = 'nothing', ...plans }: Facts): Decision {
  const refusal = actingRefusal(staff, patient, 'pcr')
  if (refusal) return refusal
  if (!patient.need_pcr_help_flag) return refuse('no-help-request')
  if (among && isUrgent(patient)) return refuse('urgent-help-open')
  if (next === 'call-back') return { change: { ...noHelp, ...notInPcrQueue, call_attempts: 0 } }
  const outside = { ...patient, ...noHelp, ...notInPcrQueue }
  const waits = next === 'in-line' || lostReason(outside, plans) !== null
  if (waits) return { change: { ...noHelp, assigned_pcr: null, assigned_pcr_at: null } }
  return { change: { ...noHelp, ...notInPcrQueue } }
}
