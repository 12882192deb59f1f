import { URGENT_REASONS, type UrgentReason } from '@clinic/contract/vocabulary'
import type { Patient } from './patient.ts'

type Urgent = Pick<Patient, 'urgent_reason'>

/** Whether a patient has an open urgent request for help. Only completing that request closes it. */
export function isUrgent({ urgent_reason }: Urgent): boolean {
  return urgent_reason !== ''
}

/** Of what is open and what is new, the graver reason. */
export function graverReason({ urgent_reason }: Urgent, reason: UrgentReason): UrgentReason {
  return URGENT_REASONS.find((one) => one === urgent_reason || one === reason) ?? reason
}

/**
 * The place in the PCR queue of a patient whose urgent request is open: the one they have, or a new one. Whoever had them as their PCR before
 * does not get them back by it, so that nobody goes past their limit.
 */
export function keptInLine(patient: Patient, now: string): Partial<Patient> {
  return patient.in_pcr_queue ? {} : { in_pcr_queue: true, entered_pcr_queue_at: now, assigned_pcr: null, assigned_pcr_at: null }
}

const SENTENCES: Readonly<Record<UrgentReason, string>> = {
  suicide: 'Spoke of suicide.',
  overdose: 'Spoke of an overdose.',
  violence: 'Spoke of violence.',
  emergency: 'Spoke of a medical emergency.',
  'suspected-crisis': 'May be in a crisis.',
  'red-flag': 'Gave an answer that is a red flag.',
}

/** Why a request is urgent, as a sentence for staff; `null` where it is not. */
export function urgentSentence({ urgent_reason }: Urgent): string | null {
  return urgent_reason === '' ? null : SENTENCES[urgent_reason]
}
