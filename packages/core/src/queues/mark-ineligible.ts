import { hasScope, type Staff } from '../authorization/staff.ts'
import { isUrgent, keptInLine } from '../patients/is-urgent.ts'
import { type Decision, noHelp, notInNpQueue, notInPcrQueue, type Patient, refuse, UNCHANGED } from '../patients/patient.ts'
import { actingRefusal } from './acting-refusal.ts'
import { isInQueue } from './can-see.ts'
import { askForHelp, enterNpQueue } from './enter.ts'
import type { LastSeen } from './send-to-np.ts'

export type Ineligibility = { ineligible_reason: string; eligible_date: string | null }

/**
 * Marks a patient ineligible (REQ-452, REQ-577), with a reason and an optional date. Allowed for the assigned user,
 * for PCRs while the patient is unassigned, managers of the queue and administrators. Refusals: `reason-needed`, those of acting. Marked so already: unchanged.
 */
export function markIneligible(patient: Patient, { staff, now, ...why }: Ineligibility & { staff: Staff; now: string }): Decision {
  if (why.ineligible_reason === '') return refuse('reason-needed')
  const change = { ...ineligible(patient, why, now), ...(isForNp(staff) ? {} : keptReview(patient)) }
  if (isHeld(patient, change)) return UNCHANGED
  const isUnassigned = isInQueue(patient, 'pcr') && patient.assigned_pcr === null
  if (!hasScope(staff, ['admin']) && !(isUnassigned && hasScope(staff, ['pcr']))) {
    const refusal = actingRefusal(staff, patient, isInQueue(patient, 'np') && !isInQueue(patient, 'pcr') ? 'np' : 'pcr')
    if (refusal) return refusal
  }
  return { change }
}

/** Whether nothing but the time of marking would be new. */
function isHeld(patient: Patient, { marked_ineligible_at: _, ...fields }: Partial<Patient>): boolean {
  return (Object.keys(fields) as (keyof typeof fields)[]).every((field) => fields[field] === patient[field])
}

/** Only practitioners and administrators end a review that a practitioner owes the patient (F-19). */
function isForNp(staff: Staff): boolean {
  return staff.np_capable || hasScope(staff, ['admin'])
}

function keptReview({ np_review_due_on, ...patient }: Patient): Partial<Patient> {
  if (np_review_due_on === null || !patient.in_np_queue) return {}
  const { in_np_queue, entered_np_queue_at, on_hold_in_queue, assigned_np, assigned_np_at } = patient
  return { in_np_queue, entered_np_queue_at, on_hold_in_queue, assigned_np, assigned_np_at, np_review_due_on }
}

/**
 * A current patient who may no longer be eligible is not sent away: a practitioner decides today whether to taper, refer or withdraw support
 * (F-19). Until then the patient stays in both queues, urgent.
 */
export function ineligibleOnTreatment(
  patient: Patient,
  { ineligible_reason, eligible_date }: Ineligibility,
  { lastSeen, now }: { lastSeen: LastSeen | null; now: string },
): Partial<Patient> {
  return {
    ...askForHelp(patient, { urgent_reason: 'red-flag', now }),
    ...(patient.in_np_queue ? {} : enterNpQueue(patient, { appointment_type: patient.appointment_type, lastSeen, now })),
    ...{ eligible: false, ineligible_reason, eligible_date, marked_ineligible_at: now },
  }
}

/**
 * The fields of a patient whom staff mark as ineligible: in no queue, unassigned, with the server’s time of marking (C-7). An urgent
 * request survives and keeps its patient in the PCR queue (F-4, F-19).
 */
function ineligible(patient: Patient, { ineligible_reason, eligible_date }: Ineligibility, now: string): Partial<Patient> {
  const left = isUrgent(patient) ? { ...notInNpQueue, ...keptInLine(patient, now) } : { ...notInPcrQueue, ...notInNpQueue, ...noHelp }
  return { ...left, eligible: false, ineligible_reason, eligible_date, marked_ineligible_at: now }
}

/** A stop in the chat. It closes no open request, neither for help nor for a review (F-19). */
export function stopped(patient: Patient, { ineligible_reason, eligible_date }: Ineligibility, now: string): Partial<Patient> {
  return {
    ...(patient.need_pcr_help_flag ? keptInLine(patient, now) : { ...notInPcrQueue, ...noHelp }),
    ...(patient.np_review_due_on === null ? notInNpQueue : {}),
    ...{ eligible: false, ineligible_reason, eligible_date, marked_ineligible_at: now },
  }
}
