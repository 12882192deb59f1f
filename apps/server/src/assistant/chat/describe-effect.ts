import type { AuditEntry } from '@clinic/contract/audit'
import type { Patient } from '@clinic/core/patients/patient'
import type { Answers } from '@clinic/core/questionnaires/answers'
import type { InTurn } from '../../care/patients/change-in-turn.ts'
import { difference } from '../../care/patients/change-patient.ts'
import { patientNotice } from '../../care/patients/patient-notice.ts'
import type { Notice } from '../../platform/events.ts'
import type { TakenPicture } from './pictures/open-picture.ts'

/**
 * `patient_id` changes where the conversation turns out to be a known patient's. `picture`: what came with the turn. `answered`: the answers before it, to the
 * questionnaire in hand.
 */
export type TurnFacts = {
  conversation_id: string
  patient_id: string
  now: string
  at: string
  address: string
  agent: string
  consentHash: () => string
  picture: TakenPicture | null
  answered: Answers
}

/** What answers need to be kept; `by_phone`: staff ask, and the name of what they ask. */
export type AnswerFacts = Pick<TurnFacts, 'patient_id' | 'now' | 'at'> & {
  conversation_id: string | null
  by_phone?: { name: string; user_id: number }
}

/** What the audit log and live screens should hear of an effect. `watched`: the revision of answers that staff look at as they are kept. */
export type Applied = { entries: AuditEntry[]; live: Notice[]; watched?: Promise<number | null> }
type Told = Pick<AuditEntry, 'action' | 'description' | 'additionalInfo'>

/** An entry about the conversation alone. */
export function describeConversationEffect(
  { conversation_id, patient_id }: { conversation_id: string; patient_id: string },
  { action, description }: Told,
): Applied {
  return { entries: [{ action, description, entity: { kind: 'conversation', id: conversation_id }, patient_id }], live: [] }
}

/** An entry about a change to the patient, and what live screens hear of it. */
export function describeEffect({ before, after }: InTurn, fields: Partial<Patient>, told: Told): Applied {
  const { patient_id } = after
  const entity = { kind: 'patient' as const, id: patient_id, type: after.appointment_type }
  const { action, description, additionalInfo } = told
  const entry = {
    action,
    description,
    entity,
    changes: before ? difference(before, fields) : {},
    patient_id,
    ...(additionalInfo !== undefined && { additionalInfo }),
  }
  return { entries: [entry], live: [patientNotice(before, after)] }
}

/** Two applied effects as one. */
export function mergeNotices(first: Applied, second: Applied): Applied {
  return { entries: [...first.entries, ...second.entries], live: first.live }
}
