import type { TodayPatient } from '@clinic/contract/queues/today'
import { callSentence, reasonText as whyText } from '../../lib/format/reason-text.ts'
import { t, tIn } from '../../lib/messages/t.ts'

const MINUTE = 60_000
const MORNING_ENDS = '12:00'
const AFTERNOON_ENDS = '18:00'

/** `clock`: clinic time, `09:05`. */
export function greeting(clock: string, name: string): string {
  const part = clock < MORNING_ENDS ? 'morning' : clock < AFTERNOON_ENDS ? 'afternoon' : 'evening'
  return t('{part, select, morning {Good morning} afternoon {Good afternoon} other {Good evening}}, {first_name}', {
    part,
    first_name: name.split(' ')[0] ?? name,
  })
}

/** Two units: `45 min`, `3 h 05 min`, `2 d 4 h`. */
export function spanText(minutes: number): string {
  const [days, hours, rest] = [Math.floor(minutes / 1440), Math.floor((minutes % 1440) / 60), minutes % 60]
  if (days > 0) return t('{days} d {hours} h', { days, hours })
  return hours > 0 ? t('{hours} h {minutes} min', { hours, minutes: String(rest).padStart(2, '0') }) : t('{rest} min', { rest })
}

/** Whole minutes until an instant, negative once it has passed. */
export function minutesUntil(at: string, now: string): number {
  return Math.floor((Date.parse(at) - Date.parse(now)) / MINUTE)
}

/** What is left of a wait: `22 min left`, `over by 1 h 10 min`. */
export function leftText(due_at: string, now: string): string {
  const left = minutesUntil(due_at, now)
  return left >= 0 ? t('{span} left', { span: spanText(left) }) : t('over by {span}', { span: spanText(-left) })
}

/** The line after the greeting: how many waits are over the limit and how many will be soon. */
export function dueSentence(late: number, soon: number): string {
  if (late + soon === 0) return t('No waits are due in the next two hours.')
  const parts = [
    late > 0 && t('{late, plural, one {# wait} other {# waits}} over the limit', { late }),
    soon > 0 && t('{soon, plural, one {# wait} other {# waits}} due within two hours', { soon }),
  ]
  return `${parts.filter(Boolean).join(', ')}.`
}

/** Type and place of a patient, after the ID. */
export function aboutText({ appointment_type, province }: Pick<TodayPatient, 'appointment_type' | 'province'>): string {
  return [appointment_type === 'N/A' ? '' : t(appointment_type), province === null ? t('Province missing') : t(province)]
    .filter(Boolean)
    .join(' · ')
}

/** Why a patient needs someone, or what was noted; the first that there is. */
export function reasonText({ urgent_reason, safety_concern, on_hold, help_reason, help_about, notes, call_due }: TodayPatient): string {
  if (call_due !== null && urgent_reason === '') return callSentence({ call_state: 'due', next_call_local: call_due }) ?? ''
  const isOpen = urgent_reason !== '' || help_reason !== ''
  const help = whyText({ need_pcr_help_flag: isOpen, pcr_help_reason: help_reason, help_about, urgent_reason, safety_concern }, null)
  return help ?? (on_hold ? [tIn('patient', 'On hold'), notes].filter(Boolean).join('. ') : notes)
}
