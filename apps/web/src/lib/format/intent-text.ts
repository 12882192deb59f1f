import type { Intent } from '@clinic/contract/intents'
import { t } from '../messages/t.ts'

const INTENT_NAMES: Readonly<Record<Exclude<Intent, 'unknown'>, string>> = {
  'new-patient': t('Become a patient'),
  renewal: t('Renew a document'),
  'ask-questions': t('Ask questions'),
  person: t('Talk to a person'),
  help: t('Help'),
  back: t('Go back'),
  repeat: t('Repeat'),
  skip: t('Skip this'),
  stop: t('Stop'),
  thanks: t('Thanks'),
  goodbye: t('Goodbye'),
  continue: t('Continue'),
  change: t('Change an answer'),
  why: t('Why is this asked?'),
  question: t('A question about the clinic'),
}
export const INTENT_CHOICES = Object.entries(INTENT_NAMES).map(([value, label]) => ({ value, label }))

/** What a message asks for, in words; an intent that is no longer known, as it was called. */
export function intentText(intent: string): string {
  if (intent === 'unknown') return t('not understood')
  return INTENT_NAMES[intent as keyof typeof INTENT_NAMES] ?? intent.replaceAll('-', ' ')
}
