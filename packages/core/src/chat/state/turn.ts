import type { ChatAction, ChatContext, ChatLanguage, ChatOption } from '@clinic/contract/chat'
import type { EmergencyNumber } from '@clinic/contract/emergency-numbers'
import type { Intent } from '@clinic/contract/intents'
import type { ProvinceCode } from '@clinic/contract/provinces'
import type { Question, Questionnaire, QuestionnaireSegments } from '@clinic/contract/questionnaires'
import type { CrisisKind, IneligibleReason } from '@clinic/contract/vocabulary'
import type { Understood } from '@clinic/nlu/intents/understand'
import type { MedicineKnowledge } from '../../medicines/interactions-of.ts'
import type { Answers } from '../../questionnaires/answers.ts'
import type { Meanings } from '../../questionnaires/meanings/meaning.ts'
import type { Weigh } from '../../questionnaires/meanings/weigh.ts'
import type { Wait } from '../../queues/expected-wait.ts'
import type { KnownOpening } from '../attention/opening-text.ts'
import type { Effect } from './effects.ts'
import type { Prediction } from './prediction.ts'
import type { RequestResult, StepRequest } from './requests.ts'
import type { ChatState, Visit } from './state.ts'
import type { Suggestion, Unsure } from './suggestion.ts'

/**
 * One message from the page. `now`: ISO instant. `today`: the clinic's civil date, ISO. `told`: in place of a message, what came of what the
 * step before asked for, and the words it had ready.
 */
export type ChatEvent = {
  query: string
  context?: ChatContext | undefined
  /** What the page is read in; absent: as before. */
  language?: ChatLanguage | undefined
  told?: RequestResult | undefined
  lead?: string | undefined
  /** What staff have asked the patient by phone since the turn before. */
  asked?: readonly PhoneAnswers[] | undefined
  marked?: MarkedByStaff | undefined
  /** The patient is back after their intake had ended for silence. */
  away?: boolean | undefined
  /** A person was asked for, and no one has joined yet. */
  waiting?: boolean | undefined
  now: string
  today: string
}

/** What staff have kept of a questionnaire that they asked by phone, since the conversation last heard of it. */
export type PhoneAnswers = { key: string; version: number; answers: Answers; finished: boolean }

/** That staff found the patient not eligible while they had the conversation. */
export type MarkedByStaff = { reason: IneligibleReason; eligible_date: string | null }

type ConsentText = { version: string; sections: readonly { heading: string; text: string }[] }

/**
 * What is approved in French, by the key of the questionnaire. `consent`: `null` while the form is not approved. `unapproved`: the paths of the
 * assistant's texts that are said in English. `kept`: which words these are.
 */
type FrenchKnowledge = {
  consent: ConsentText | null
  questionnaires: Partial<Record<string, QuestionnaireSegments>>
  unapproved?: string[]
  kept?: string[]
}

/** What the assistant knows. `questionnaires`: the versions this conversation is pinned to, else the newest published ones. */
export type Knowledge = {
  brand: string
  consent: ConsentText
  questionnaires: Record<Visit, Questionnaire> & Partial<Record<string, Questionnaire>>
  french?: FrenchKnowledge | undefined
  /** Consent or the questionnaires are not approved yet (F-21): numbers and the clinic's contact are all that is shown. */
  closed?: { contact: string | null } | undefined
  provincesServed: readonly ProvinceCode[]
  /** Emergency numbers of the country and of each province (F-20), those not verified included. */
  numbers: readonly EmergencyNumber[]
  medicines: MedicineKnowledge
  /** How people say the options of questions. Absent in turns of an earlier version, which read labels only. */
  meanings?: Meanings | undefined
  /** How near a reply is to each option of a question; pure. Absent in turns of an earlier version. */
  weigh?: Weigh | undefined
  /** How long each queue is waited in at present; `null` where nobody can say. */
  expectedWait: { pcr: Wait | null; np: Wait | null }
  /** When the care team is there; `null`: no hours are set. Absent in turns of an earlier version. */
  opening?: KnownOpening | null | undefined
  /** What approved articles of a language say to a question (D-7); a pure look-up. Absent until the articles are learned. */
  answer?: ((text: string, language: ChatLanguage) => Found) | undefined
  /** Titles of the articles that come near to a question, best first; pure, and absent as the others. */
  near?: ((text: string, language: ChatLanguage) => string[]) | undefined
  /** What was chosen for this very message where nothing here was sure (`Step.unsure`). */
  suggested?: Suggestion | undefined
  /** True where words that no rule caught read like a crisis (D-6); pure. Absent until the examples are learned. */
  suspect?: ((text: string) => number | null) | undefined
  /** The danger that such words are likely about; pure, and absent in turns of an earlier version. */
  kindOf?: ((text: string) => CrisisKind) | undefined
  /** What a message most likely asks for; pure, and absent as the others. */
  understand?: ((text: string) => Understood) | undefined
}

/** `choices`: titles of articles that may be meant; where not `likely`, worth naming to who asks, beside a person. `refused`: advice that only a practitioner gives. `confidence`: 0 to 1. */
export type Found = { confidence?: number } & (
  | { kind: 'article'; title: string; text: string }
  | { kind: 'choices'; titles: string[]; likely?: boolean }
  | { kind: 'refused' }
  | { kind: 'none' }
)

/** What the page is to show: the part of the chat reply that the dialog decides. */
export type Prompt = {
  ACTION: ChatAction
  text: string
  VIDEO: string | null
  options: ChatOption[] | null
  DATA: Record<string, unknown> | null
}
export type StepReply = Prompt & { PREDICTED_INTENT: string | null; USER_TEXT: string | null }

/** An event made safe, with the state and the knowledge it meets. */
export type Turn = {
  state: ChatState
  text: string
  context: ChatContext | null
  intent: Intent
  away?: boolean
  waiting?: boolean
  /** The page says that a clip is over. */
  clip?: boolean
  now: string
  today: string
  knowledge: Knowledge
}

/** What a stage answers: the state after it, and words before the pending message or a message in its place. */
export type Outcome = {
  state: ChatState
  effects?: Effect[]
  lead?: string
  show?: Prompt
  data?: Record<string, unknown> | undefined
  /** The intake is offered: a plain "ok" that is typed next is a yes. */
  offers?: boolean
  /** Nothing is shown yet: the server answers this first. */
  ask?: StepRequest
  /** What the words were taken for, where it is not what rules are certain of. */
  predicted?: Prediction
  /** This is the best there is, and a choice from that list could better it. */
  unsure?: Unsure | undefined
}

/**
 * A stage: its pending message, and what it makes of a turn (`null`: not understood). `hears`: words that mean something of their own here,
 * before what they mean anywhere ("later" to a list of times is no goodbye). `otherwise`: for words that nothing else understood.
 */
export type StageRules = {
  hears?: (turn: Turn) => boolean
  prompt: (state: ChatState, knowledge: Knowledge) => Prompt
  take: (turn: Turn) => Outcome | null
  otherwise?: (turn: Turn) => Outcome | null
}

/** Words alone, the state as it was. */
export function say(turn: Turn, lead: string): Outcome {
  return { state: turn.state, lead }
}

/** The Continue widget (REQ-155): a step that would continue automatically waits for the person. */
export function waitForReady(turn: Turn, text: string): Outcome {
  return { state: turn.state, show: { ACTION: 'OPENQUESTIONCHECKREADY', text, VIDEO: null, options: null, DATA: null } }
}

/** True for "ok" (the page's own message), a plain yes, or words like "go on". */
export function isGoAhead(turn: Turn): boolean {
  return turn.intent === 'continue' || /^(start|begin|go)\b/i.test(turn.text)
}

/** The questionnaire in hand, else the visit's own. */
export function questionnaireOf(state: ChatState, knowledge: Knowledge): Questionnaire {
  return knowledge.questionnaires[state.questionnaire?.key ?? ''] ?? knowledge.questionnaires[state.visit ?? 'async']
}

/** True while the visit's own questionnaire is in hand, and not a scale. */
export function isMain(state: ChatState): boolean {
  return state.questionnaire === null || state.questionnaire.key === (state.visit ?? 'async')
}

export type PendingQuestion = { tag: string; question: Question }
