import type { ChatAction } from '@clinic/contract/chat'
import type { Outcome, PathStep, Understood } from '@clinic/contract/transcripts'
import { STAGES, type Stage } from '@clinic/core/chat/state/state'
import type { ChipTone } from '../../ui/chip.tsx'
import { percentText } from './rate-text.ts'

export const OUTCOME_NAMES: Readonly<Record<Outcome, string>> = {
  crisis: 'Emergency card',
  handed: 'Handed to a person',
  ineligible: 'Not eligible',
  finished: 'Finished',
  closed: 'Closed by the patient',
  in_progress: 'In progress',
  left: 'Left',
}
export const OUTCOME_TONES: Readonly<Record<Outcome, ChipTone>> = {
  ...{ crisis: 'bad', handed: 'warn', ineligible: 'plain', finished: 'good' },
  ...{ closed: 'plain', in_progress: 'accent', left: 'warn' },
}

const STAGE_NAMES: Readonly<Record<Stage, string>> = {
  greeting: 'Greeting',
  who: 'Identity check',
  born: 'Asked for the date of birth',
  code: 'Code sent',
  found: 'Record found',
  welcome: 'Welcome back',
  visit: 'Shown their visit',
  'visit-cancel': 'Cancelling a visit',
  'visit-cancelled': 'Visit cancelled',
  'consent-offer': 'Consent offered',
  consent: 'Consent form',
  'first-words': 'First message to confirm',
  declined: 'Consent declined',
  'personal-information': 'Personal details',
  confirm: 'Details to confirm',
  known: 'Details match a record',
  unserved: 'Province not served',
  begin: 'Questionnaire offered',
  questionnaire: 'Questionnaire',
  'stop-check': 'Answer to confirm',
  stop: 'Stop confirmed, choosing',
  finish: 'Questionnaire finished',
  ineligible: 'Not eligible',
  appointment: 'Choosing a time',
  held: 'Slot held',
  waiting: 'In queue',
}
export const STAGE_CHOICES = STAGES.map((value) => ({ value, label: STAGE_NAMES[value] }))

/** A stage in words; one of a version of the dialog that is not known here as it is called there. */
export function stageName(stage: string): string {
  return STAGE_NAMES[stage as Stage] ?? stage
}

export const STEP_NAMES: Readonly<Record<PathStep, string>> = {
  started: 'Began a conversation',
  consented: 'Gave consent',
  detailed: 'Gave their details',
  questioned: 'Began the questionnaire',
  eligible: 'Found eligible',
  booked: 'Booked a time',
  in_line: 'In line for the clinic',
}

const ACTION_NAMES: Readonly<Record<ChatAction, string>> = {
  GREETING: 'the greeting',
  LAUNCHCONSENT: 'offered the consent form',
  OPENCONSENTFORMWINDOW: 'the consent form',
  OPENPERSONALINFORMATIONWINDOW: 'the form for details',
  CONFIRMPERSONALINFORMATION: 'asked whether the details are right',
  OPENQUESTIONRADIOOPTIONSWINDOW: 'a question with one choice',
  OPENQUESTIONCHECKBOXOPTIONSWINDOW: 'a question with several choices',
  OPENQUESTIONCHECKREADY: 'asked whether they are ready',
  OPENQUESTIONTEXT: 'a question in words',
  OPENAPPOINTMENTWINDOW: 'times to choose from',
  CHECKFORSESSION: 'looked for an earlier session',
  LOGINELIGIBLE: 'told they are not eligible',
  BEGINQUESTIONNAIRES: 'offered to begin the questionnaire',
  FINISHINITIALQUESTIONNAIRE: 'the questionnaire was finished',
  FINISHSCALEQUESTIONNAIRE: 'a scale was finished',
  FINISHCUDITRQUESTIONNAIRE: 'the CUDIT-R was finished',
  FINISHFOLLOWUP: 'the follow-up was finished',
  ENTERPCRQUEUE: 'entered the PCR queue',
  ENTERNPQUEUE: 'entered the NP queue',
  ENTERPCRQUEUEFOLLOWUP: 'the follow-up went to the care team',
  NEEDPCRHELP: 'help requested',
  SKIPTONEXT: 'went on',
  CRISIS: 'the emergency card',
  ATTENDED: 'said to a member of the team',
  CLOSECHAT: 'the chat was closed',
}

/** What the assistant did next, in words. */
export function actionName(action: string): string {
  return ACTION_NAMES[action as ChatAction] ?? action
}

/** The intent of a message that nothing understood. */
export const UNKNOWN = 'unknown'

/** How sure the assistant was, and who judged; `null` where the turn does not say. */
export function confidenceText({ intent, confidence, by }: Pick<Understood, 'intent' | 'confidence' | 'by'>): string | null {
  if (by === null) return null
  if (by === 'language-model')
    return `chosen by the language model${confidence === null ? '' : `, ${percentText(confidence, 1)} confidence`}`
  if (confidence === null) return 'matched by similarity'
  if (intent === UNKNOWN) return by === 'rule' ? null : `best guess (${percentText(confidence, 1)} confidence)`
  if (confidence === 1) return 'by a rule'
  return `${percentText(confidence, 1)} confidence`
}

/** `new-patient` as people read it. */
export function intentName(intent: string): string {
  return intent.replaceAll('-', ' ')
}
