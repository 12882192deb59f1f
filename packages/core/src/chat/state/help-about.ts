import type { Stage } from './state.ts'

/** What a request for help from the chat is about, as staff read it. None of these holds anything the patient wrote. */
export const HELP_ABOUT = {
  code: 'Asked for a person at the ID or code',
  consent: 'Asked for a person at the consent form',
  details: 'Asked for a person at their details',
  questions: 'Asked for a person at the questions',
  stop: 'Asked for a person after an answer that stops the visit',
  booking: 'Asked for a person while booking',
  visit: 'Asked for a person about their visit',
  stuck: 'Couldn’t get past a question',
  call: 'Asked for a call',
  email: 'Asked for an email',
  helper: 'Someone else writes for the patient',
  withdrawn: 'Withdrew consent',
  language: 'Writes in a language we don’t offer',
  unserved: 'Lives where we have no practitioner',
} as const
export type HelpAbout = (typeof HELP_ABOUT)[keyof typeof HELP_ABOUT]

const BY_STAGE: Readonly<Record<Stage, HelpAbout | ''>> = {
  greeting: '',
  who: HELP_ABOUT.code,
  born: HELP_ABOUT.code,
  code: HELP_ABOUT.code,
  found: HELP_ABOUT.code,
  welcome: '',
  visit: HELP_ABOUT.visit,
  'visit-cancel': HELP_ABOUT.visit,
  'visit-cancelled': HELP_ABOUT.visit,
  'consent-offer': HELP_ABOUT.consent,
  consent: HELP_ABOUT.consent,
  'first-words': HELP_ABOUT.questions,
  declined: HELP_ABOUT.consent,
  'personal-information': HELP_ABOUT.details,
  confirm: HELP_ABOUT.details,
  known: HELP_ABOUT.code,
  unserved: HELP_ABOUT.unserved,
  begin: HELP_ABOUT.questions,
  questionnaire: HELP_ABOUT.questions,
  'stop-check': HELP_ABOUT.stop,
  stop: HELP_ABOUT.stop,
  finish: HELP_ABOUT.questions,
  ineligible: HELP_ABOUT.stop,
  appointment: HELP_ABOUT.booking,
  held: HELP_ABOUT.booking,
  waiting: '',
}

/** What someone who asks for a person at a stage most likely asks about; empty: the stage does not say. */
export function helpAbout(stage: Stage): HelpAbout | '' {
  return BY_STAGE[stage]
}
