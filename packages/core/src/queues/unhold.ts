import { NP_ACTIVE_LIMIT } from '@clinic/contract/queues'
import type { Staff } from '../access/staff.ts'
import { type Decision, type Patient, refuse } from '../patients/patient.ts'
import { refuseActing } from './acting.ts'

/**
 * Takes a patient off hold. `active`: other patients the holder has active now; at five it is refused (REQ-495, REQ-521). Refusals: those of
 * acting, `not-on-hold`, `np-limit-unhold`.
 */
export function unhold(patient: Patient, { staff, active }: { staff: Staff; active: number }): Decision {
  const refusal = refuseActing(staff, patient, 'np')
  if (refusal) return refusal
  if (!patient.on_hold_in_queue) return refuse('not-on-hold')
  if (active >= NP_ACTIVE_LIMIT) return refuse('np-limit-unhold')
  return { change: { on_hold_in_queue: false } }
}
