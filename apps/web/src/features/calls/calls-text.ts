import type { CallAttempt, CallLog } from '@clinic/contract/patients/calls'
import { OUTCOME_TEXTS, ordinal } from '@clinic/core/calls/step-text'

/** `2nd call. The last one: no answer, yesterday 14:05.` Times are by the patient’s clock. */
export function earlierText({ attempts, clock }: Pick<CallLog, 'attempts' | 'clock'>): string {
  const [last] = attempts
  if (!last) return 'This is the 1st call.'
  const outcome = OUTCOME_TEXTS[last.outcome]
  const lower = `${outcome.charAt(0).toLowerCase()}${outcome.slice(1)}`
  return `This is the ${ordinal(attempts.length + 1)} call. The last one: ${lower}, ${nearMinute(last.local, clock)}, ${last.by}.`
}

export function attemptText({ outcome, by }: Pick<CallAttempt, 'outcome' | 'by'>): string {
  return `${OUTCOME_TEXTS[outcome]}, ${by}`
}

/** A minute as short as it can be: `14:05`, `yesterday 14:05`, `tomorrow 09:00`, `2026-03-05 09:00`. Both by one clock. */
export function nearMinute(minute: string, now: string): string {
  const [day = '', time = ''] = minute.split(' ')
  const days = Math.round((Date.parse(day) - Date.parse(now.slice(0, 10))) / 86_400_000)
  const near = ({ '-1': 'yesterday ', 0: '', 1: 'tomorrow ' } as Record<string, string>)[String(days)]
  return near === undefined ? minute : `${near}${time}`
}

/** Why one had better not call now; null where nothing speaks against it. */
export function warningText({ quiet, rest_until, clock }: Pick<CallLog, 'quiet' | 'rest_until' | 'clock'>): string | null {
  if (quiet) return 'Calls are made from 9:00 to 21:00 where the patient is.'
  return rest_until === null ? null : `The last call was less than four hours ago. The next one: ${nearMinute(rest_until, clock)}.`
}
