import { HELP_REASONS, type UrgentReason } from '@clinic/contract/vocabulary'
import { graverReason } from '../patients/is-urgent.ts'
import { noPcrHold, type Patient } from '../patients/patient.ts'
import { heldBy } from './claim.ts'
import { canTakeBack, type LastSeen } from './send-to-np.ts'
import { released } from './unassign.ts'

/** The chat puts a finished patient into the PCR queue, unassigned (REQ-141). A waiting patient keeps their place. */
export function enterPcrQueue(patient: Patient, { appointment_type, now }: { appointment_type: string; now: string }): Partial<Patient> {
  return { ...entered(patient, now), appointment_type, assigned_pcr: null, assigned_pcr_at: null }
}

/**
 * The chat puts a known patient’s renewal into the NP queue, assigned to the last practitioner if possible (REQ-139,
 * REQ-140).
 */
export function enterNpQueue(
  patient: Patient,
  { appointment_type, lastSeen, now }: { appointment_type: string; lastSeen: LastSeen | null; now: string },
): Partial<Patient> {
  return {
    ...{ in_np_queue: true, entered_np_queue_at: patient.entered_np_queue_at ?? now, appointment_type },
    ...(lastSeen && canTakeBack(lastSeen, patient) ? heldBy('np', lastSeen.staff.id, now) : released('np')),
  }
}

/**
 * A practitioner reviews a stop by the end of that day (F-19). A patient in the NP queue already keeps their place, and an open review
 * its earlier date.
 */
export function requestReview(
  patient: Patient,
  { due_on, ...entry }: { due_on: string; appointment_type: string; lastSeen: LastSeen | null; now: string },
): Partial<Patient> {
  return { ...(patient.in_np_queue ? {} : enterNpQueue(patient, entry)), np_review_due_on: patient.np_review_due_on ?? due_on }
}

/** A PCR reviews a finished follow-up (REQ-142). */
export function enterFollowUp(patient: Patient, { now }: { now: string }): Partial<Patient> {
  return {
    ...entered(patient, now),
    ...{ need_pcr_help_flag: true, pcr_help_reason: HELP_REASONS.followUp },
    ...{ follow_up_questionnaire_complete: true, follow_up_questionnaire_required: false },
  }
}

/** `about`: in words for staff. */
type HelpRequest = { urgent_reason: UrgentReason | null; about?: string | undefined; concern?: boolean; now: string }

/**
 * The chat requests a person (REQ-143). An assigned PCR keeps the patient. `urgent_reason` null: an ordinary request,
 * which leaves an urgent one unchanged. `concern`: it follows words or an answer that may mean danger (F-5).
 */
export function askForHelp(patient: Patient, { urgent_reason, about, concern = false, now }: HelpRequest): Partial<Patient> {
  return {
    ...entered(patient, now),
    ...{ need_pcr_help_flag: true, pcr_help_reason: HELP_REASONS.chatbot },
    ...(about !== undefined && { help_about: about }),
    ...(concern && { safety_concern: true }),
    ...(urgent_reason !== null && { urgent_reason: graverReason(patient, urgent_reason) }),
    ...(patient.pcr_hold_reason !== '' && noPcrHold),
    // A patient who asks does not wait for the call that was planned.
    ...((patient.call_state === 'planned' || patient.call_state === 'decide') && { call_state: '' }),
  }
}

/** In the PCR queue, keeping the entry time of an ongoing stay. */
export function entered(patient: Patient, now: string): Partial<Patient> {
  return { in_pcr_queue: true, entered_pcr_queue_at: patient.entered_pcr_queue_at ?? now }
}
