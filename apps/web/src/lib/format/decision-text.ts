import type { Overview } from '@clinic/contract/chart'
import type { DecisionKind } from '@clinic/contract/vocabulary'
import { dayText } from './dates.ts'

type Decision = Pick<NonNullable<Overview['encounters'][number]['decision']>, 'kind' | 'grams_per_day' | 'months' | 'next_on' | 'reason'>

export const DECISION_NAMES: Readonly<Record<DecisionKind, string>> = {
  authorize: 'Authorize',
  'authorize-less': 'Authorize less',
  defer: 'Defer',
  decline: 'Decline',
  refer: 'Refer',
  'see-again': 'See again',
  'call-back': 'Call back',
}

/** What was decided at a visit, with the reason that was given. */
export function decisionText({ kind, grams_per_day, months, next_on, reason }: Decision): string {
  const amount = grams_per_day === null ? '' : ` ${grams_per_day} g a day for ${months} ${months === 1 ? 'month' : 'months'}`
  const day = next_on === null ? '' : `${kind === 'defer' ? ' until' : ' on'} ${dayText(next_on)}`
  return `${DECISION_NAMES[kind]}${kind === 'authorize-less' ? ':' : ''}${amount}${day}${reason ? ` (“${reason}”)` : ''}`
}
