import type { ConsentAnswer } from '@clinic/contract/chat'
import { CHAT_TEXTS } from '@clinic/contract/chat-texts'
import { parseTypedDate } from '../shared/typed-date.ts'

export type ConsentErrors = Partial<Record<'consentOption' | 'signature' | 'dateOfBirth', string>>

/** REQ-165. */
export const CONSENT_INCOMPLETE = CHAT_TEXTS.consentIncomplete
/** Not in the specification: a date that is given but ambiguous. */
export const CONSENT_DATE_UNCLEAR = 'Please write the month of your birth date as a word, for example 3 May 1984.'

/**
 * Requires a choice, a non-blank signature, and a past date of birth in any usual form (REQ-164, REQ-166); otherwise
 * returns messages by field.
 */
export function checkConsent(answer: ConsentAnswer, today: string): ConsentErrors {
  const errors: ConsentErrors = {}
  if (answer.consentOption !== 'yes' && answer.consentOption !== 'no') errors.consentOption = CONSENT_INCOMPLETE
  if (answer.signature.trim() === '') errors.signature = CONSENT_INCOMPLETE
  const born = parseTypedDate(answer.dateOfBirth)
  if ('ambiguous' in born) errors.dateOfBirth = CONSENT_DATE_UNCLEAR
  else if ('invalid' in born || born.date >= today) errors.dateOfBirth = CONSENT_INCOMPLETE
  return errors
}
