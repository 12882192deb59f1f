import { newestDue, type ReminderKind } from './plan-reminders.ts'

/** Why a reminder that was planned does not go out. `newer`: another of its kind is due, or it is too late. `changed`: what it was about. */
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
 * A planned reminder and its patient as things stand now. `began_on`: the clinic's day on which the questionnaire was begun that is not finished;
 * `renewing`: a renewal was begun or finished since the last visit; `waiting`: the care team has them in a queue; `talking`: they
 * wrote in the chat a short while ago. `consent`: their newest; `null` where they never gave or declined it.
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
  waiting: boolean
  booked: boolean
  talking: boolean
}

/** Why a reminder is not to go out today, or `null`: it is (E-7). */
export function checkReminder(facts: ReminderFacts, today: string): SkipReason | null {
  const { kind, due_on, days } = facts
  if (!facts.patient_active) return 'inactive'
  if (!facts.eligible) return 'ineligible'
  if (facts.email === '') return 'no-address'
  if (facts.unsubscribed) return 'unsubscribed'
  if (facts.consent !== 'yes') return 'no-consent'
  if ((kind === 'renewal' ? facts.upcoming_renewal_date : facts.began_on) !== due_on) return 'changed'
  if (newestDue(kind, due_on, today) !== days) return 'newer'
  if (facts.booked) return 'booked'
  if (facts.talking) return 'talking'
  return kind === 'renewal' && (facts.renewing || facts.waiting || facts.began_on !== null) ? 'begun' : null
}
