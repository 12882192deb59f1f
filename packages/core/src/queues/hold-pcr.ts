import type { PcrHold } from '@clinic/contract/queues'
import type { Staff } from '../authorization/staff.ts'
import { isUrgent } from '../patients/is-urgent.ts'
import { type Decision, type Patient, refuse } from '../patients/patient.ts'
import { actingRefusal } from './acting-refusal.ts'
import { HOLD_DAYS, isHoldAhead } from './hold.ts'

/**
 * Puts an assigned patient of the PCR queue on hold for a reason until a time, or changes that hold. The patient keeps place and PCR; an
 * urgent request does not wait (F-4). Refusals: those of acting, `not-assigned`, `urgent-no-hold`, `invalid-input` for an end that is past
 * or too far ahead.
 */
export function holdPcr(patient: Patient, { staff, now, reason, until }: PcrHold & { staff: Staff; now: string }): Decision {
  const refusal = actingRefusal(staff, patient, 'pcr')
  if (refusal) return refusal
  if (patient.assigned_pcr === null) return refuse('not-assigned')
  if (isUrgent(patient)) return refuse('urgent-no-hold')
  if (!isHoldAhead(until, now))
    return refuse('invalid-input', { fields: { until: `The hold must end in the future, at most ${HOLD_DAYS} days ahead.` } })
  return { change: { pcr_hold_reason: reason, pcr_hold_until: until } }
}
