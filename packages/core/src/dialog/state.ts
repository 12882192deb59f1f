import type { PersonalInformation } from '@clinic/contract/chat'
import type { IneligibleReason } from '@clinic/contract/vocabulary'
import type { Answers } from '../questionnaires/answers.ts'

/** What the person came for, named by the questionnaire that goes with it. */
export type Visit = 'async' | 'renewal'

/** Where the conversation stands; each stage has one pending message that can be shown again at any time. */
export const STAGES = [
  'greeting',
  'consent-offer',
  'consent',
  'declined',
  'personal-information',
  'confirm',
  'unserved',
  'begin',
  'questionnaire',
  'finish',
  'ineligible',
  'waiting',
] as const
export type Stage = (typeof STAGES)[number]

/** Everything a conversation remembers; plain JSON, under 64 KB. The transcript is the server's. */
export type DialogState = {
  version: 1
  patient_id: string
  stage: Stage
  /** False until the first turn has recorded the start. */
  started: boolean
  visit: Visit | null
  /** "Ask questions" was chosen: whatever is typed at the greeting is then a question. */
  asking: boolean
  /** Set by a given consent only; the date of birth is ISO. */
  consent: { signature: string; dateOfBirth: string; version: string } | null
  /** As last entered; normalised once it passed the check. */
  personal: PersonalInformation | null
  created: boolean
  questionnaire: { key: Visit; name: string; version: number } | null
  answers: Answers
  /** A question that is open to be answered again. */
  reopened: string | null
  /** Unhelpful tries on the pending message. */
  misses: number
  /** The emergency card stands until the person says that they are safe (D-6). */
  crisis: boolean
  /** A person was asked for before there was a way to reach the patient. */
  contact_wanted: boolean
  ineligible: { reason: IneligibleReason; eligible_date: string | null } | null
}

/** The state before the first message. */
export function newConversation(patientId: string): DialogState {
  return {
    version: 1,
    patient_id: patientId,
    stage: 'greeting',
    started: false,
    visit: null,
    asking: false,
    consent: null,
    personal: null,
    created: false,
    questionnaire: null,
    answers: {},
    reopened: null,
    misses: 0,
    crisis: false,
    contact_wanted: false,
    ineligible: null,
  }
}
