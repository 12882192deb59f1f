import type { ChatAction } from '@clinic/contract/chat'
import type { Outcome, PathStep, Understood } from '@clinic/contract/transcripts'
import { t } from '../../lib/messages/t.ts'
import type { ChipTone } from '../../ui/chip.tsx'
import { percentText } from './rate-text.ts'

export const OUTCOME_NAMES: Readonly<Record<Outcome, string>> = {
  crisis: t('Emergency card'),
  handed: t('Handed to a person'),
  ineligible: t('Not eligible'),
  finished: t('Finished'),
  closed: t('Closed by the patient'),
  in_progress: t('In progress'),
  left: t('Left'),
}
export const OUTCOME_TONES: Readonly<Record<Outcome, ChipTone>> = {
  ...{ crisis: 'bad', handed: 'warn', ineligible: 'plain', finished: 'good' },
  ...{ closed: 'plain', in_progress: 'accent', left: 'warn' },
}

export const STEP_NAMES: Readonly<Record<PathStep, string>> = {
  started: t('Began a conversation'),
  consented: t('Gave consent'),
  detailed: t('Gave their details'),
  questioned: t('Began the questionnaire'),
  eligible: t('Found eligible'),
  booked: t('Booked a time'),
  in_line: t('In line for the clinic'),
}

const ACTION_NAMES: Readonly<Record<ChatAction, string>> = {
  GREETING: t('the greeting'),
  LAUNCHCONSENT: t('offered the consent form'),
  OPENCONSENTFORMWINDOW: t('the consent form'),
  OPENPERSONALINFORMATIONWINDOW: t('the form for details'),
  CONFIRMPERSONALINFORMATION: t('asked whether the details are right'),
  OPENQUESTIONRADIOOPTIONSWINDOW: t('a question with one choice'),
  OPENQUESTIONCHECKBOXOPTIONSWINDOW: t('a question with several choices'),
  OPENQUESTIONCHECKREADY: t('asked whether they are ready'),
  OPENQUESTIONTEXT: t('a question in words'),
  OPENAPPOINTMENTWINDOW: t('times to choose from'),
  CHECKFORSESSION: t('looked for an earlier session'),
  LOGINELIGIBLE: t('told they are not eligible'),
  BEGINQUESTIONNAIRES: t('offered to begin the questionnaire'),
  FINISHINITIALQUESTIONNAIRE: t('the questionnaire was finished'),
  FINISHSCALEQUESTIONNAIRE: t('a scale was finished'),
  FINISHCUDITRQUESTIONNAIRE: t('the CUDIT-R was finished'),
  FINISHFOLLOWUP: t('the follow-up was finished'),
  ENTERPCRQUEUE: t('entered the PCR queue'),
  ENTERNPQUEUE: t('entered the NP queue'),
  ENTERPCRQUEUEFOLLOWUP: t('the follow-up went to the care team'),
  NEEDPCRHELP: t('help requested'),
  SKIPTONEXT: t('went on'),
  CRISIS: t('the emergency card'),
  ATTENDED: t('said to a member of the team'),
  CLOSECHAT: t('the chat was closed'),
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
    return confidence === null
      ? t('chosen by the language model')
      : t('chosen by the language model, {confidence} confidence', { confidence: percentText(confidence, 1) })
  if (confidence === null) return t('matched by similarity')
  if (intent === UNKNOWN)
    return by === 'rule' ? null : t('best guess ({confidence} confidence)', { confidence: percentText(confidence, 1) })
  if (confidence === 1) return t('by a rule')
  return t('{confidence} confidence', { confidence: percentText(confidence, 1) })
}
