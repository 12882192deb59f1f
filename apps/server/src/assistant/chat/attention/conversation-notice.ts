import { patientNotice } from '../../../care/patients/patient-notice.ts'
import type { Notice } from '../../../platform/events.ts'
import type { Attended } from './attention-store.ts'

/** Notifies those who may see the patient; administrators where no patient record created. Named by the patient’s id: clients choose a conversation’s. */
export function conversationNotice({ patient_id, patient }: Pick<Attended, 'patient_id' | 'patient'>): Notice {
  const audience = patient ? patientNotice(null, { ...patient, patient_id }).audience : ['patients']
  return { kind: 'conversation', id: patient_id, version: null, audience }
}
