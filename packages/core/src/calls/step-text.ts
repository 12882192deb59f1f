import type { CallOutcome, CallStep, EndReason } from '@clinic/contract/patients/calls'

export const OUTCOME_TEXTS: Readonly<Record<CallOutcome, string>> = {
  reached: 'Reached',
  voicemail: 'Left a voicemail',
  'no-answer': 'No answer',
  busy: 'Line busy',
  'wrong-number': 'Wrong number',
  'call-back': 'Wants a call back',
  declined: 'Declined to talk',
  language: 'Speaks another language',
}

export const END_TEXTS: Readonly<Record<EndReason, string>> = {
  unreachable: 'Could not be reached',
  'no-contact-wanted': 'Does not want to be contacted',
  other: 'Other reason',
}

/** What follows a call, in words. `local`: `2026-11-24 09:00` by the patient’s clock. */
export function stepText(step: CallStep, local: string | null): string {
  if (step === 'call') return `Next call ${local ?? ''} (patient’s time)`
  if (step === 'correct') return 'The number has to be corrected'
  return step === 'decide' ? 'A manager decides what follows' : 'No further call'
}

/** `1st`, `2nd`, `11th`. */
export function ordinal(count: number): string {
  const isTeen = count % 100 > 10 && count % 100 < 14
  const ending = isTeen ? 'th' : (['th', 'st', 'nd', 'rd'][count % 10] ?? 'th')
  return `${count}${ending}`
}
