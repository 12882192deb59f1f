import type { Slot } from '@clinic/contract/booking'
import type { ChatLanguage, PersonalInformation } from '@clinic/contract/chat'
import type { ProvinceCode } from '@clinic/contract/provinces'
import type { CrisisKind, DecisionKind, IneligibleReason } from '@clinic/contract/vocabulary'
import type { Stop } from '../../eligibility/rules.ts'
import type { Answers } from '../../questionnaires/answers.ts'
import type { Condition } from '../../scales/instrument.ts'
import type { FirstWords } from '../first-words/read-first-words.ts'
import type { TentativeAppointment } from './tentative-appointment.ts'

/** What the person came for, named by the questionnaire that goes with it. */
export type Visit = 'async' | 'renewal' | 'follow_up'

/** Where the conversation stands; each stage has one pending message that can be shown again at any time. */
export const STAGES = [
  'greeting',
  'who',
  'born',
  'code',
  'found',
  'welcome',
  'visit',
  'visit-cancel',
  'visit-cancelled',
  'consent-offer',
  'consent',
  'first-words',
  'declined',
  'personal-information',
  'confirm',
  'known',
  'unserved',
  'begin',
  'questionnaire',
  'stop-check',
  'stop',
  'finish',
  'ineligible',
  'appointment',
  'held',
  'waiting',
] as const
export type Stage = (typeof STAGES)[number]

/** What a person wants of a visit that is booked. */
export type VisitWish = 'see' | 'move' | 'cancel'

/** Everything a conversation remembers; plain JSON, under 64 KB. The transcript is the server's. */
export type ChatState = {
  version: 1
  patient_id: string
  language: ChatLanguage
  /** The conversation went over to the language of a message once. */
  language_followed: boolean
  /** The person chose a language after that, in words or on the page. */
  language_chosen?: boolean
  /** Paths of the assistant's texts that are said in English within French, as of the last message. */
  unapproved: readonly string[]
  /** Said once that not everything is in French. */
  apologized: boolean
  stage: Stage
  /** False until the first turn has recorded the start. */
  started: boolean
  visit: Visit | null
  /** "Ask questions" was chosen: whatever is typed at the greeting is then a question. */
  asking: boolean
  /** Titles of articles that the last message offered to choose from. */
  alternatives: readonly string[]
  /** The message before offered the intake. Absent in conversations of an earlier version. */
  offers_intake?: boolean
  /** Set by a given consent only; the date of birth is ISO. */
  consent: { signature: string; dateOfBirth: string; version: string } | null
  /** As last entered; normalised once it passed the check. */
  personal: PersonalInformation | null
  created: boolean
  /** What was understood of the first message; stored nowhere else before the person has confirmed it. */
  first_words: (FirstWords & { confirmed: boolean }) | null
  /** What was typed to be found again, until the code is right. */
  claim: { who: string; born: string } | null
  /** Proved who they are; `since`: what their record held then. */
  recognised: Recognised | null
  /** The one in hand. */
  questionnaire: { key: string; name: string; version: number } | null
  answers: Answers
  /** The answers to the visit's own questionnaire, once it is finished: rules read them to the end. */
  intake: Answers
  /** Questionnaires still to come, by key. */
  plan: string[]
  /** Those that were begun, and those that answers added to the plan. */
  begun: string[]
  triggered: string[]
  /** Those left out because there is no approved text in the patient's language. */
  untranslated: string[]
  /** Where an unfinished conversation goes on once the person says so. */
  resume: Stage | null
  /** What was asked about a booked visit before it could be looked up. */
  wish: VisitWish | null
  /** The visit on the books as it was last shown to the person; any change needs a yes to exactly this one. */
  booked: TentativeAppointment | null
  /** The times on offer are for moving it. */
  moving: boolean
  /** The details fit a record that is there, and the person was asked to prove who they are. */
  matched: boolean
  /** A question that is open to be answered again. */
  reopened: string | null
  /** The pending question has not been shown yet: the page is continuing to it. */
  unseen: boolean
  /** Unhelpful tries on the pending message. */
  misses: number
  /** The emergency card is shown until the person says that nobody is in danger any more (D-6, F-5). */
  crisis: boolean
  /** What the card is about; `null` where that is not known. */
  crisis_kind: CrisisKind | null
  /** The card asks whether anyone is still in danger, and waits for the answer. */
  crisis_check: boolean
  /** What the card asks beside the numbers; `null`: nothing. */
  crisis_ask: 'place' | 'callback' | null
  /** Where the person said in a crisis that they are. */
  crisis_province: ProvinceCode | null
  /** The gentle question about thoughts of death or self-harm waits for an answer (F-5), and how often the answer was no. */
  concern: boolean
  denials: number
  /** Since when it waits (ISO instant), and what it asks about: words, an answer to a form, or an attempt in the last two weeks. */
  concern_asked_at: string | null
  concern_about: 'words' | 'answer' | 'attempt'
  /** An attempt in the last two weeks was asked about and denied. */
  attempt_denied: boolean
  /** A warm sentence has been said to words of distress. */
  comforted: boolean
  /** The language, neither English nor French, that the person was told about. */
  other_language: string | null
  /** What was last said that only read like a crisis: once the person has answered, the same words are not doubted again. */
  doubted: { text: string } | null
  /** Somebody fills this in for the patient. */
  helped: boolean
  /** A person was asked for before there was a way to reach the patient. */
  contact_wanted: boolean
  ineligible: { reason: IneligibleReason; eligible_date: string | null; onTreatment?: true } | null
  /** The loss of a pregnancy was told; absent where it was not, and in conversations of an earlier version. */
  lost_pregnancy?: true
  /** Rules whose answer the patient confirmed (F-19), in that order. */
  confirmed_stops: Stop['rule'][]
  /** After a stop the patient answers the remaining questions for the practitioner. */
  continues: boolean
  /** The ISO day by which a practitioner has promised to look again; `null`: not asked for. */
  review_due: string | null
  /** Times on offer; `null`: not looked up. */
  offered: Slot[] | null
  /** The time that is kept for the patient or booked. */
  appointment: TentativeAppointment | null
  queue: 'pcr' | 'np' | 'follow-up' | null
}

/** What a record says of somebody who has just proved to be its patient. */
export type Recognised = {
  firstName: string
  consentVersion: string | null
  eligible: boolean
  reason: IneligibleReason | null
  eligible_date: string | null
  /** That date is counted from the day of the answer, and no one has looked at it; absent where it is not, and in conversations of an earlier version. */
  calculated?: true
  followUp: boolean
  /** Already in line, and where. */
  queue: 'pcr' | 'np' | null
  /** The next step that the last visit ended with, and its day; absent in conversations of an earlier version. */
  planned?: { kind: DecisionKind; on: string } | null
  /** What the record says they have, and the day (ISO) on which each scale was answered last; absent in conversations of an earlier version. */
  conditions?: Condition[]
  answered?: Record<string, string>
  /** The record had ended for silence, and is active again; absent in conversations of an earlier version. */
  away?: boolean
}

/** The state before the first message. */
export function newConversation(patientId: string): ChatState {
  return {
    version: 1,
    patient_id: patientId,
    language: 'en',
    language_followed: false,
    unapproved: [],
    apologized: false,
    stage: 'greeting',
    started: false,
    visit: null,
    asking: false,
    alternatives: [],
    consent: null,
    personal: null,
    created: false,
    first_words: null,
    claim: null,
    recognised: null,
    questionnaire: null,
    answers: {},
    intake: {},
    plan: [],
    begun: [],
    triggered: [],
    untranslated: [],
    resume: null,
    wish: null,
    booked: null,
    moving: false,
    matched: false,
    reopened: null,
    unseen: false,
    misses: 0,
    crisis: false,
    crisis_kind: null,
    crisis_check: false,
    crisis_ask: null,
    crisis_province: null,
    concern: false,
    denials: 0,
    concern_asked_at: null,
    concern_about: 'words',
    attempt_denied: false,
    comforted: false,
    other_language: null,
    doubted: null,
    helped: false,
    contact_wanted: false,
    ineligible: null,
    confirmed_stops: [],
    continues: false,
    review_due: null,
    offered: null,
    appointment: null,
    queue: null,
  }
}

const BEGUN: readonly Stage[] = [
  'personal-information',
  'confirm',
  'begin',
  'questionnaire',
  'stop-check',
  'stop',
  'finish',
  'appointment',
  'held',
]

/** Stages that another one waits behind, in `resume`. */
const ON_THE_WAY: readonly Stage[] = ['found', 'visit', 'visit-cancel', 'visit-cancelled']

/** Where somebody with a record stopped; `null` where nothing is left to do. A time that was held is gone by then. */
export function stoppedAt(state: ChatState): Stage | null {
  const stage = state.moving || ON_THE_WAY.includes(state.stage) ? state.resume : state.stage
  return state.created && stage !== null && BEGUN.includes(stage) ? stage : null
}

/** A state as an earlier version of the program wrote it, with what has come since. */
export function upToDate(state: ChatState): ChatState {
  return { ...newConversation(state.patient_id), ...state }
}
