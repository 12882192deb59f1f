import { URGENT_REASONS, type UrgentReason } from '@clinic/contract/vocabulary'
import type { Patient } from './patient.ts'

type Urgent = Pick<Patient, 'urgent_reason'>

/** Only completing the request closes it. */
export function isUrgent({ urgent_reason }: Urgent): boolean {
  return urgent_reason !== ''
}

/** The more serious of the open and the new reason. */
export function graverReason({ urgent_reason }: Urgent, reason: UrgentReason): UrgentReason {
  return URGENT_REASONS.find((one) => one === urgent_reason || one === reason) ?? reason
}

/**
 * Keeps a patient with an open urgent request in the PCR queue, or puts them there unassigned: reassigning their
 * earlier PCR could exceed the limit.
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

/** A sentence for staff; null when not urgent. */
export function urgentSentence({ urgent_reason }: Urgent): string | null {
  return urgent_reason === '' ? null : SENTENCES[urgent_reason]
}
