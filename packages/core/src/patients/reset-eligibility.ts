import { hasScope, type Staff } from '../authorization/staff.ts'
import { type Decision, type Patient, refuse } from './patient.ts'

/**
 * Makes a patient eligible and clears reason, date and time of marking (REQ-619, C-7). Refusal: `forbidden` below
 * administrator.
 */
export function resetEligibility(staff: Staff): Decision {
  if (!hasScope(staff, ['admin'])) return refuse('forbidden')
  return { change: eligibleAgain() }
}

export function eligibleAgain(): Partial<Patient> {
  return { eligible: true, ineligible_reason: '', eligible_date: null, marked_ineligible_at: null }
}
