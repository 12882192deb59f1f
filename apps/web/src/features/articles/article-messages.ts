import type { ArticleState } from '@clinic/contract/articles'
import type { ChatLanguage } from '@clinic/contract/chat'
import type { Intent } from '@clinic/contract/intents'
import { numberText } from '../../lib/format/numbers.ts'
import { t } from '../../lib/messages/t.ts'
import type { ChipTone } from '../../ui/chip.tsx'

export const STATE_NAMES: Readonly<Record<ArticleState, string>> = { draft: t('Draft'), approved: t('Approved'), withdrawn: t('Withdrawn') }
export const STATE_TONES: Readonly<Record<ArticleState, ChipTone>> = { draft: 'plain', approved: 'good', withdrawn: 'warn' }

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
  continue: t('Go on'),
  change: t('Change an answer'),
  why: t('Why is this asked?'),
  question: t('A question about the clinic'),
}
export const INTENT_CHOICES = Object.entries(INTENT_NAMES).map(([value, label]) => ({ value, label }))

/** What something to do is called; what is no longer known as it was called. */
export function intentName(intent: string): string {
  if (intent === 'unknown') return t('not understood')
  return INTENT_NAMES[intent as keyof typeof INTENT_NAMES] ?? intent.replaceAll('-', ' ')
}

/** A chance from 0 to 1 as `83 %`. */
export function chanceText(chance: number): string {
  return `${numberText(Math.round(chance * 100))} %`
}

export const LANGUAGE_NAMES: Readonly<Record<ChatLanguage, string>> = { en: t('English'), fr: t('French') }
