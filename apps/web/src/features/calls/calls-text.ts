import type { CallAttempt, CallLog } from '@clinic/contract/patients/calls'
import { OUTCOME_TEXTS } from '@clinic/core/calls/step-text'
import { clockText, minuteText } from '../../lib/format/dates.ts'
import { t } from '../../lib/messages/t.ts'

/** `2nd call. The last one: no answer, yesterday 14:05.` Times are by the patient’s clock. */
export function earlierText({ attempts, clock }: Pick<CallLog, 'attempts' | 'clock'>): string {
  const [last] = attempts
  if (!last) return t('This is the 1st call.')
  const outcome = t(OUTCOME_TEXTS[last.outcome])
  return t('This is the {call, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} call. The last one: {outcome}, {at}, {by}.', {
    call: attempts.length + 1,
    outcome: `${outcome.charAt(0).toLowerCase()}${outcome.slice(1)}`,
    at: nearMinute(last.local, clock),
    by: last.by,
  })
}

export function attemptText({ outcome, by }: Pick<CallAttempt, 'outcome' | 'by'>): string {
  return `${t(OUTCOME_TEXTS[outcome])}, ${by}`
}

/** A minute as short as it can be: `14:05`, `yesterday 14:05`, `tomorrow 09:00`, `5 Mar 2026, 09:00`. Both by one clock. */
export function nearMinute(minute: string, now: string): string {
  const [day = '', time = ''] = minute.split(' ')
  const days = Math.round((Date.parse(day) - Date.parse(now.slice(0, 10))) / 86_400_000)
  if (days === 0) return clockText(time)
  if (days === -1) return t('yesterday {time}', { time: clockText(time) })
  return days === 1 ? t('tomorrow {time}', { time: clockText(time) }) : minuteText(minute)
}

/** Why one had better not call now; null where nothing speaks against it. */
export function warningText({ quiet, rest_until, clock }: Pick<CallLog, 'quiet' | 'rest_until' | 'clock'>): string | null {
  if (quiet) return t('Calls are made from 9:00 to 21:00 where the patient is.')
  return rest_until === null
    ? null
    : t('The last call was less than four hours ago. The next one: {rest_until}.', { rest_until: nearMinute(rest_until, clock) })
}
