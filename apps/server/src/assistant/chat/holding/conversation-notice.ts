import { patientNotice } from '../../../care/patients/patient-notice.ts'
import type { Notice } from '../../../platform/events.ts'
import type { Attended } from './attention-store.ts'

/** What the patient’s page waits for. Audiences never leave the server. */
export const pageTag = (conversation_id: string): string => `chat:${conversation_id}`

/**
 * Notifies the patient’s page and those who may see the patient; administrators where no patient record created; and the holder. Named by the patient’s id:
 * clients choose a conversation’s.
 */
export function conversationNotice(conversation: Pick<Attended, 'id' | 'patient_id' | 'patient' | 'attention'>): Notice {
  const notice = staffNotice(conversation)
  return { ...notice, audience: [...notice.audience, pageTag(conversation.id)] }
}

/** The same for staff alone: a note, or how far the patient has read. */
export function staffNotice({ patient_id, patient, attention }: Pick<Attended, 'patient_id' | 'patient' | 'attention'>): Notice {
  const seers = patient ? patientNotice(null, { ...patient, patient_id }).audience : ['patients']
  const audience = attention.held_by === null ? seers : [...seers, `user:${attention.held_by}`]
  return { kind: 'conversation', id: patient_id, version: null, audience }
}

/** For the patient’s page and one member of staff: how far that one has read. */
export function readNotice({ id, patient_id }: Pick<Attended, 'id' | 'patient_id'>, user_id: number): Notice {
  return { kind: 'conversation', id: patient_id, version: null, audience: [pageTag(id), `user:${user_id}`] }
}

/** Someone is writing: never stored. `to`: the page of the patient, or the holder. */
export function typingNotice({ id, patient_id }: Pick<Attended, 'id' | 'patient_id'>, to: 'patient' | { user_id: number }): Notice {
  return { kind: 'typing', id: patient_id, version: null, audience: [to === 'patient' ? pageTag(id) : `user:${to.user_id}`] }
}
