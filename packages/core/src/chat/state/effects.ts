import type { PersonalInformation } from '@clinic/contract/chat'
import type { ProvinceCode } from '@clinic/contract/provinces'
import type {
  AnswerField,
  AppointmentType,
  AuditAction,
  CrisisKind,
  HELP_REASONS,
  IneligibleReason,
  UrgentReason,
} from '@clinic/contract/vocabulary'
import type { Because, EligibilityRuleId } from '../../eligibility/rules.ts'
import type { Answers } from '../../questionnaires/answers.ts'
import type { Medication } from '../../questionnaires/medications.ts'
import type { Preference, PreferenceField } from '../../questionnaires/preferences.ts'
import type { FlagFinding, FlagMoves } from '../../scales/flag-findings.ts'
import type { HelpAbout } from './help-about.ts'
import type { Visit } from './state.ts'

/** `signature` and `dateOfBirth` may be empty where the consent was declined; otherwise the date is ISO. */
export type ConsentRecord = {
  option: 'yes' | 'no'
  signature: string
  dateOfBirth: string
  version: string
  scrolledPercent: number | null
}

export type FinishedQuestionnaire = Record<PreferenceField, Preference | null> & {
  kind: 'finish-questionnaire'
  key: Visit
  version: number
  field: Extract<AnswerField, `${Visit}_answers`>
  appointment_type: AppointmentType
  answers: Answers
  medications: Medication[]
  /** `risks_vs_benefits_flags` from answers and age. */
  flags: Record<string, boolean>
  /** The answers that raise them. */
  findings: FlagFinding[]
  /** `null` where the patient was not asked. */
  opted_in_for_call: boolean | null
  referral_codes: string[]
}

/**
 * `crisis`: what an acute crisis is about, where `urgent_reason` knows it only by its nearest kind. `concern`: words or an answer may mean danger,
 * and nothing says that they do (F-5).
 */
type Urgency = ({ urgent: false } | { urgent: true; urgent_reason: UrgentReason; crisis?: CrisisKind }) & { concern?: true }

/**
 * What one step asks the server to do, applied in order in one transaction with the new state. Each kind but `audit` is audited by the
 * server under its own action; `audit` is for what changes nothing else. Descriptions never hold the patient's words.
 */
export type Effect =
  | { kind: 'start-conversation' }
  | { kind: 'record-consent'; consent: ConsentRecord }
  | {
      kind: 'create-patient'
      personal: PersonalInformation
      isNew: boolean
      ageFlags: Record<string, boolean>
      /** D-4: the consent form and the personal details name different dates of birth. */
      dateOfBirthMismatch: boolean
    }
  /** The patient of a record looked their details over and found them right, or put them right. */
  | { kind: 'confirm-details'; personal: PersonalInformation; ageFlags: Record<string, boolean> }
  /** The conversation is from now on that of a patient who proved who they are. */
  | { kind: 'adopt-patient'; patient_id: string }
  | { kind: 'start-questionnaire'; key: string; name: string; version: number }
  /** `corrects`: every question had an answer before, so these are not the answers to another visit. */
  | { kind: 'keep-answers'; key: string; version: number; answers: Answers; set_aside: Answers; moves: FlagMoves; corrects?: true }
  | FinishedQuestionnaire
  /** `total` as the instrument scores it; `null` where it has none for these answers. */
  | {
      kind: 'finish-scale'
      key: string
      version: number
      answers: Answers
      total: number | null
      flags: Record<string, boolean>
      findings: FlagFinding[]
    }
  /** Screened again after the date, and found eligible (C-7). */
  | { kind: 'mark-eligible' }
  /** `onTreatment`: a patient whom the clinic treats already, who is not sent away (F-19). */
  | {
      kind: 'mark-ineligible'
      reason: IneligibleReason
      eligible_date: string | null
      rule: EligibilityRuleId
      because: Because
      onTreatment: boolean
    }
  | { kind: 'enter-pcr-queue' | 'enter-np-queue'; appointment_type: AppointmentType; note: string }
  | { kind: 'enter-follow-up' }
  /** A practitioner looks again at what stopped the patient, by the end of that day (F-19). */
  | { kind: 'request-review'; due_on: string; appointment_type: AppointmentType; reason: IneligibleReason }
  /** `contact`: a phone number or e-mail left by someone who has no record with contact details yet. `about` absent: what it was about stays. */
  | ({ kind: 'need-help'; reason: typeof HELP_REASONS.chatbot; about?: HelpAbout | ''; note: string; contact: string | null } & Urgency)
  /** How a person who waits would rather be answered. */
  | { kind: 'contact-wish'; by: 'call' | 'email' }
  /** A person is no longer needed. */
  | { kind: 'cancel-help' }
  /** Where the person in danger says they are, in their words, and how they can be called (F-4). */
  | { kind: 'crisis-place'; place: string; province: ProvinceCode | null }
  | { kind: 'crisis-callback'; number: string }
  | { kind: 'audit'; action: AuditAction; description: string }
  | { kind: 'close' }
