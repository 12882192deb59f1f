import type { ArticleState } from '@clinic/contract/articles'
import type { ChatLanguage } from '@clinic/contract/chat'
import type { Intent } from '@clinic/contract/intents'
import { numberText } from '../../lib/format/numbers.ts'
import type { ChipTone } from '../../ui/chip.tsx'

export const STATE_NAMES: Readonly<Record<ArticleState, string>> = { draft: 'Draft', approved: 'Approved', withdrawn: 'Withdrawn' }
export const STATE_TONES: Readonly<Record<ArticleState, ChipTone>> = { draft: 'plain', approved: 'good', withdrawn: 'warn' }

const INTENT_NAMES: Readonly<Record<Exclude<Intent, 'unknown'>, string>> = {
  'new-patient': 'Become a patient',
  renewal: 'Renew a document',
  'ask-questions': 'Ask questions',
  person: 'Talk to a person',
  help: 'Help',
  back: 'Go back',
  repeat: 'Repeat',
  skip: 'Skip this',
  stop: 'Stop',
  thanks: 'Thanks',
  goodbye: 'Goodbye',
  continue: 'Go on',
  change: 'Change an answer',
  why: 'Why is this asked?',
  question: 'A question about the clinic',
}
export const INTENT_CHOICES = Object.entries(INTENT_NAMES).map(([value, label]) => ({ value, label }))

/** What something to do is called; what is no longer known as it was called. */
export function intentName(intent: string): string {
  if (intent === 'unknown') return 'not understood'
  return INTENT_NAMES[intent as keyof typeof INTENT_NAMES] ?? intent.replaceAll('-', ' ')
}

/** A chance from 0 to 1 as `83 %`. */
export function chanceText(chance: number): string {
  return `${numberText(Math.round(chance * 100))} %`
}

export const LANGUAGE_NAMES: Readonly<Record<ChatLanguage, string>> = { en: 'English', fr: 'French' }
