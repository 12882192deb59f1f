import type { DialogState } from '@clinic/core/dialog/state'
import type { DialogReply } from '@clinic/core/dialog/turn'
import type { NamedPatient } from '../patients/present.ts'
import type { StoredReply } from './store.ts'

export type Answered = { reply: DialogReply; state: DialogState; patient: NamedPatient | null; audited: readonly string[] }

/** A step's reply with every field of the protocol, `null` where there is no value (REQ-203 to REQ-209). */
export function presentReply({ reply, state, patient, audited }: Answered): StoredReply {
  return {
    ACTION: reply.ACTION,
    text: reply.text,
    VIDEO: reply.VIDEO,
    options: reply.options,
    DATA: reply.DATA,
    patient_id: patient?.patient_id ?? null,
    ELIGIBLE: patient?.eligible ?? null,
    INELIGIBLE_REASON: patient && !patient.eligible ? patient.ineligible_reason : null,
    ELIGIBLE_DATE: patient?.eligible_date ?? null,
    QUESTIONNAIRE_IN_PROGRESS: patient?.questionnaire_in_progress ?? false,
    CURRENT_QUESTIONNAIRE_NAME: state.questionnaire?.name ?? null,
    IN_PCR_QUEUE: patient?.in_pcr_queue ?? false,
    IN_NP_QUEUE: patient?.in_np_queue ?? false,
    NEW_PATIENT: patient?.is_new_patient ?? null,
    PREFERRED_LICENSED_SELLER: null,
    PREFERRED_CONSUMPTION_METHODS: null,
    PREFERRED_CANNABINOIDS: null,
    REFERRAL_CODES: null,
    PROVIDER_NAME: patient?.seen_name ?? null,
    AUDITLOG: [...audited],
    USER_TEXT: reply.USER_TEXT,
    PREDICTED_INTENT: reply.PREDICTED_INTENT,
  }
}
