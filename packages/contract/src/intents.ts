/** What a patient can ask the assistant to do, at any stage. */
export const INTENTS = [
  'new-patient',
  'renewal',
  'ask-questions',
  'person',
  'help',
  'back',
  'repeat',
  'skip',
  'stop',
  'thanks',
  'goodbye',
  'continue',
  'change',
  'why',
  'question',
  'unknown',
] as const
export type Intent = (typeof INTENTS)[number]

/** Each intent described for staff. */
export const INTENT_MEANINGS: Readonly<Record<Exclude<Intent, 'unknown'>, string>> = {
  'new-patient': 'wants to become a patient or have a first visit',
  renewal: 'was here before, or wants to renew a medical document',
  'ask-questions': 'says that there are questions, without asking one yet',
  person: 'wants a human being to talk to, call or write',
  help: 'does not know what to do here',
  back: 'wants to change the answer given last',
  repeat: 'wants to hear the last message again',
  skip: 'wants to leave this question out',
  stop: 'wants to stop now and go on later',
  thanks: 'only says thanks',
  goodbye: 'takes leave',
  continue: 'is ready to go on',
  change: 'wants to change details that were given',
  why: 'asks why this is asked or what it means',
  question: 'asks something about the clinic, its service or medical cannabis',
}
