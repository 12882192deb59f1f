import type { ChatState } from '@clinic/core/chat/state/state'
import type { Knowledge, StepReply } from '@clinic/core/chat/state/turn'
import { preferencesOf, referralCodesOf } from '@clinic/core/questionnaires/preferences'
import type { ShownPatient, StoredReply } from './store.ts'

export type Answered = {
  reply: StepReply
  state: ChatState
  patient: ShownPatient | null
  audited: readonly string[]
  questionnaires: Knowledge['questionnaires']
}

/** A step's reply with every field of the protocol, `null` where there is no value (REQ-203 to REQ-209). */
export function presentReply({ reply, state, patient, audited, questionnaires }: Answered): StoredReply {
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
    ...wishesOf(state, questionnaires),
    PROVIDER_NAME: patient?.seen_name ?? null,
    AUDITLOG: [...audited],
    USER_TEXT: reply.USER_TEXT,
    PREDICTED_INTENT: reply.PREDICTED_INTENT,
  }
}

type Wishes = Pick<StoredReply, 'PREFERRED_LICENSED_SELLER' | 'PREFERRED_CONSUMPTION_METHODS' | 'PREFERRED_CANNABINOIDS' | 'REFERRAL_CODES'>

/** What the patient would like, by the answers that they finished in this very conversation: a record is shown to nobody (A-3, REQ-208). */
function wishesOf({ visit, intake }: ChatState, questionnaires: Knowledge['questionnaires']): Wishes {
  const { questions } = questionnaires[visit ?? 'async']
  const finished = Object.keys(intake).length > 0
  const wishes = finished ? preferencesOf(questions, intake) : null
  return {
    PREFERRED_LICENSED_SELLER: wishes?.preferred_licensed_seller ?? null,
    PREFERRED_CONSUMPTION_METHODS: wishes?.preferred_consumption_methods ?? null,
    PREFERRED_CANNABINOIDS: wishes?.preferred_cannabinoids ?? null,
    REFERRAL_CODES: finished ? referralCodesOf(questions, intake) : null,
  }
}
