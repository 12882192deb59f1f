import { firstWords } from '../first-words/first-words.ts'
import type { Stage } from '../state/state.ts'
import type { StageRules } from '../state/turn.ts'
import { appointment, held } from './appointment.ts'
import { consent, consentOffer, declined } from './consent.ts'
import { known } from './create-record.ts'
import { finished } from './finish.ts'
import { greeting } from './greeting.ts'
import { ineligible, unserved } from './ineligible.ts'
import { confirm, personalInformation } from './personal-information.ts'
import { begin, questionnaire } from './questionnaire.ts'
import { returning } from './returning.ts'
import { stop, stopCheck } from './stop.ts'
import { visitStages } from './visit.ts'
import { waiting } from './waiting.ts'

/** The rules of every stage. */
export const STAGE_RULES: Record<Stage, StageRules> = {
  greeting,
  ...returning,
  ...visitStages,
  'consent-offer': consentOffer,
  consent,
  'first-words': firstWords,
  declined,
  'personal-information': personalInformation,
  confirm,
  known,
  unserved,
  begin,
  questionnaire,
  'stop-check': stopCheck,
  stop,
  finish: finished,
  ineligible,
  appointment,
  held,
  waiting,
}
