import type { TodayPatient } from '@clinic/contract/queues/today'
import { shortMinute } from '@clinic/core/calls/call-sentence'
import { reasonSentence } from '@clinic/core/queues/reason-sentence'
import { countText } from '../../lib/format/lists.ts'

const MINUTE = 60_000
const MORNING_ENDS = '12:00'
const AFTERNOON_ENDS = '18:00'

/** `clock`: clinic time, `09:05`. */
export function greeting(clock: string, name: string): string {
  const part = clock < MORNING_ENDS ? 'morning' : clock < AFTERNOON_ENDS ? 'afternoon' : 'evening'
  return `Good ${part}, ${name.split(' ')[0] ?? name}`
}

/** Two units: `45 min`, `3 h 05 min`, `2 d 4 h`. */
export function spanText(minutes: number): string {
  const [days, hours, rest] = [Math.floor(minutes / 1440), Math.floor((minutes % 1440) / 60), minutes % 60]
  if (days > 0) return `${days} d ${hours} h`
  return hours > 0 ? `${hours} h ${String(rest).padStart(2, '0')} min` : `${rest} min`
}

/** Whole minutes until an instant, negative once it has passed. */
export function minutesUntil(at: string, now: string): number {
  return Math.floor((Date.parse(at) - Date.parse(now)) / MINUTE)
}

/** What is left of a wait: `22 min left`, `over by 1 h 10 min`. */
export function leftText(due_at: string, now: string): string {
  const left = minutesUntil(due_at, now)
  return left >= 0 ? `${spanText(left)} left` : `over by ${spanText(-left)}`
}

/** The line after the greeting: how many waits are over the limit and how many will be soon. */
export function dueSentence(late: number, soon: number): string {
  if (late + soon === 0) return 'No waits are due in the next two hours.'
  const parts = [late > 0 && `${countText(late, 'wait')} over the limit`, soon > 0 && `${countText(soon, 'wait')} due within two hours`]
  return `${parts.filter(Boolean).join(', ')}.`
}

/** Type and place of a patient, after the ID. */
export function aboutText({ appointment_type, province }: Pick<TodayPatient, 'appointment_type' | 'province'>): string {
  return [appointment_type === 'N/A' ? '' : appointment_type, province ?? 'Province missing'].filter(Boolean).join(' · ')
}

/** Why a patient needs someone, or what was noted; the first that there is. */
export function reasonText({ urgent_reason, on_hold, help_reason, notes, call_due }: TodayPatient): string {
  if (call_due !== null && urgent_reason === '') return `Call was due ${shortMinute(call_due)} (patient’s time)`
  const isOpen = urgent_reason !== '' || help_reason !== ''
  const help = reasonSentence({ need_pcr_help_flag: isOpen, pcr_help_reason: help_reason, urgent_reason }, null)
  return help ?? (on_hold ? ['On hold', notes].filter(Boolean).join('. ') : notes)
}
