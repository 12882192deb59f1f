import { STAGES, type Stage } from '@clinic/core/chat/state/state'
import { t } from '../messages/t.ts'

const STAGE_NAMES: Readonly<Record<Stage, string>> = {
  greeting: t('Greeting'),
  who: t('Identity check'),
  born: t('Asked for the date of birth'),
  code: t('Code sent'),
  found: t('Record found'),
  welcome: t('Welcome back'),
  visit: t('Shown their visit'),
  'visit-cancel': t('Cancelling a visit'),
  'visit-cancelled': t('Visit cancelled'),
  'consent-offer': t('Consent offered'),
  consent: t('Consent form'),
  'first-words': t('First message to confirm'),
  declined: t('Consent declined'),
  'personal-information': t('Personal details'),
  confirm: t('Details to confirm'),
  known: t('Details match a record'),
  unserved: t('Province not served'),
  begin: t('Questionnaire offered'),
  questionnaire: t('Questionnaire'),
  'stop-check': t('Answer to confirm'),
  stop: t('Stop confirmed, choosing'),
  finish: t('Questionnaire finished'),
  ineligible: t('Not eligible'),
  appointment: t('Choosing a time'),
  held: t('Slot held'),
  waiting: t('In queue'),
}
export const CHAT_STAGE_CHOICES = STAGES.map((value) => ({ value, label: STAGE_NAMES[value] }))

/** A stage of the chat in words; one of a version of the chat that is not known here, as it is called there. */
export function chatStageText(stage: string): string {
  return STAGE_NAMES[stage as Stage] ?? stage
}
