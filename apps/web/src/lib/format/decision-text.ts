import type { Overview } from '@clinic/contract/chart'
import type { DecisionKind } from '@clinic/contract/vocabulary'
import { t } from '../messages/t.ts'
import { dayText } from './dates.ts'

type Decision = Pick<NonNullable<Overview['encounters'][number]['decision']>, 'kind' | 'grams_per_day' | 'months' | 'next_on' | 'reason'>

export const DECISION_NAMES: Readonly<Record<DecisionKind, string>> = {
  authorize: t('Authorize'),
  'authorize-less': t('Authorize less'),
  defer: t('Defer'),
  decline: t('Decline'),
  refer: t('Refer'),
  'see-again': t('See again'),
  'call-back': t('Call back'),
}

/** What was decided at a visit, with the reason that was given. */
export function decisionText({ kind, grams_per_day, months, next_on, reason }: Decision): string {
  const parts = [
    kind === 'authorize-less' ? t('Authorize less:') : DECISION_NAMES[kind],
    grams_per_day !== null &&
      t('{grams_per_day} g a day for {months} {months, plural, one {month} other {months}}', { grams_per_day, months }),
    next_on !== null && (kind === 'defer' ? t('until {day}', { day: dayText(next_on) }) : t('on {day}', { day: dayText(next_on) })),
    reason && t('(“{reason}”)', { reason }),
  ]
  return parts.filter(Boolean).join(' ')
}
