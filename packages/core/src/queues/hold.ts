import type { Staff } from '../authorization/staff.ts'
import { type Decision, type Patient, refuse, UNCHANGED } from '../patients/patient.ts'
import { millisecondsBetween } from '../shared/instants.ts'
import { actingRefusal } from './acting-refusal.ts'

/** `hold_until`: when the hold ends automatically (ISO), null for manually; absent leaves it unchanged. */
export type HoldFacts = { staff: Staff; now: string; hold_until?: string | null | undefined }

/** How far ahead a hold’s end may be. */
export const HOLD_DAYS = 90

/**
 * Puts an assigned patient of the NP queue on hold, which frees a place (REQ-494), or changes a hold’s end. Refusals:
 * those of acting, `not-assigned`, `invalid-input` for an end that is past or too far ahead.
 */
export function hold(patient: Patient, { staff, now, hold_until }: HoldFacts): Decision {
  const refusal = actingRefusal(staff, patient, 'np')
  if (refusal) return refusal
  if (patient.assigned_np === null) return refuse('not-assigned')
  if (hold_until && !isHoldAhead(hold_until, now))
    return refuse('invalid-input', { fields: { hold_until: `The hold must end in the future, at most ${HOLD_DAYS} days ahead.` } })
  if (patient.on_hold_in_queue && (hold_until === undefined || hold_until === patient.hold_until)) return UNCHANGED
  return { change: { on_hold_in_queue: true, hold_until: hold_until ?? null } }
}

export function isHoldAhead(moment: string, now: string): boolean {
  const ahead = millisecondsBetween(now, moment)
  return ahead > 0 && ahead <= HOLD_DAYS * 86_400_000
}
