import type { Staff } from '../authorization/staff.ts'
import { type Decision, noPcrHold, type Patient, refuse, UNCHANGED } from '../patients/patient.ts'
import { millisecondsBetween } from '../shared/instants.ts'
import { actingRefusal } from './acting-refusal.ts'

/** Ends a PCR’s hold. Refusals: those of acting. */
export function unholdPcr(patient: Patient, { staff }: { staff: Staff }): Decision {
  return actingRefusal(staff, patient, 'pcr') ?? (patient.pcr_hold_until === null ? UNCHANGED : { change: noPcrHold })
}

/** Same when the hold’s end has come, without a user. `now`: ISO. Refusal: `not-on-hold`. */
export function unholdPcrInTime({ pcr_hold_until }: Patient, now: string): Decision {
  const isOver = pcr_hold_until !== null && millisecondsBetween(pcr_hold_until, now) >= 0
  return isOver ? { change: noPcrHold } : refuse('not-on-hold')
}
