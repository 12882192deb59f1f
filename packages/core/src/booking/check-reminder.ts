import { newestDue, type ReminderKind } from './plan-reminders.ts'

/**
 * Why a planned reminder is not sent. `newer`: another of its kind is due, or it is too late. `changed`: its subject
 * changed.
 */
export type SkipReason =
  | 'newer'
  | 'inactive'
  | 'ineligible'
  | 'no-address'
  | 'no-consent'
  | 'unsubscribed'
  | 'changed'
  | 'begun'
  | 'booked'
  | 'talking'

/**
 * A planned reminder with its patient’s current state. `began_on`: clinic day the open questionnaire was started;
 * `renewing`: a renewal was started or finished since the last visit; `waiting`: in a queue; `talking`: recently
 * wrote in the chat. `consent`: the newest, null without an answer.
 */
export type ReminderFacts = {
  kind: ReminderKind
  due_on: string
  days: number
  patient_active: boolean
  eligible: boolean
  email: string
  consent: 'yes' | 'no' | null
  unsubscribed: boolean
  upcoming_renewal_date: string | null
  began_on: string | null
  renewing: boolean
  follow_up_due: boolean
  waiting: boolean
  booked: boolean
  talking: boolean
}

/** Why a reminder is not sent today, or null (E-7). */
export function checkReminder(facts: ReminderFacts, today: string): SkipReason | null {
  const { kind, due_on, days } = facts
  if (!facts.patient_active) return 'inactive'
  if (!facts.eligible) return 'ineligible'
  if (facts.email === '') return 'no-address'
  if (facts.unsubscribed) return 'unsubscribed'
  if (facts.consent !== 'yes') return 'no-consent'
  if (kind === 'follow_up' ? !facts.follow_up_due : (kind === 'renewal' ? facts.upcoming_renewal_date : facts.began_on) !== due_on)
    return 'changed'
  if (newestDue(kind, due_on, today) !== days) return 'newer'
  if (facts.booked && kind !== 'follow_up') return 'booked'
  if (facts.talking) return 'talking'
  return kind === 'renewal' && (facts.renewing || facts.waiting || facts.began_on !== null) ? 'begun' : null
}
