import { CALL_DAYS, type CallOutcome } from '@clinic/contract/patients/calls'
import { instantOf, type LocalClock, minuteOf, type Shift, shiftsOf, shownAt, whenShown } from '../booking/local-clock.ts'

/** Between two calls, in minutes; an urgent request for help is called again sooner. */
const REST = 4 * 60
const URGENT_REST = 5
/** Calls are made from 9:00 to 21:00 by the patient’s clock. Minutes since midnight. */
const OPEN = { from: 9 * 60, until: 21 * 60 }
const NOON = 12 * 60
const AFTER_NOON = 13 * 60
const STEP = 30
/** Unanswered calls after which a manager decides. */
const MOST = 4
const MOST_URGENT = 2

export const UNANSWERED: readonly CallOutcome[] = ['voicemail', 'no-answer', 'busy']

export type NextStep = { step: 'none' | 'correct' | 'decide'; at: null } | { step: 'call'; at: string }
/** `clock`: the patient’s. `unanswered`: calls in a row that were not answered, this one included. */
export type CallFacts = { now: string; clock: LocalClock; unanswered: number; isUrgent: boolean }

/** What follows a call. Instants are ISO in UTC. */
export function nextCall(outcome: CallOutcome, facts: CallFacts): NextStep {
  if (outcome === 'reached' || outcome === 'declined') return { step: 'none', at: null }
  if (outcome === 'wrong-number') return { step: 'correct', at: null }
  if (UNANSWERED.includes(outcome) && facts.unanswered >= (facts.isUrgent ? MOST_URGENT : MOST)) return { step: 'decide', at: null }
  if (facts.isUrgent && outcome !== 'call-back') return { step: 'call', at: instantOf(minuteOf(facts.now) + URGENT_REST) }
  const shifts = shiftsOf(facts.clock)
  return { step: 'call', at: instantOf(openMinute(wanted(outcome, facts, shifts), shifts)) }
}

/** Other half of the day, next day, three days later. */
function wanted(outcome: CallOutcome, { now, unanswered }: CallFacts, shifts: readonly Shift[]): number {
  const minute = minuteOf(now)
  const { day, minuteOfDay } = shownAt(shifts, minute)
  if (outcome === 'language') return minute + REST
  if (outcome === 'call-back' || unanswered === 2) return whenShown(shifts, day + 1, minuteOfDay)
  if (unanswered > 2) return whenShown(shifts, day + 3, minuteOfDay)
  const other = minuteOfDay < NOON ? whenShown(shifts, day, AFTER_NOON) : whenShown(shifts, day + 1, OPEN.from)
  return Math.max(minute + REST, other)
}

/** The next half hour in which calls are made. */
function openMinute(minute: number, shifts: readonly Shift[]): number {
  const rounded = Math.ceil(minute / STEP) * STEP
  const { day, minuteOfDay } = shownAt(shifts, rounded)
  if (minuteOfDay >= OPEN.from && minuteOfDay < OPEN.until) return rounded
  return whenShown(shifts, minuteOfDay < OPEN.from ? day : day + 1, OPEN.from)
}

/** Whether calls are made at an instant. */
export function isQuiet(at: string, clock: LocalClock): boolean {
  const { minuteOfDay } = shownAt(shiftsOf(clock), minuteOf(at))
  return minuteOfDay < OPEN.from || minuteOfDay >= OPEN.until
}

/** No call before this instant; null: now is fine. `last`: when the last one was. */
export function restUntil(last: string | null, { now, isUrgent }: Pick<CallFacts, 'now' | 'isUrgent'>): string | null {
  if (last === null || isUrgent || minuteOf(last) + REST <= minuteOf(now)) return null
  return instantOf(minuteOf(last) + REST)
}

/**
 * Why a next call cannot be at an instant; null where it can. A time that the patient asked for may be early, late or soon, and so may an
 * urgent call.
 */
export function callTimeError(at: string, outcome: CallOutcome, { now, clock, isUrgent }: Omit<CallFacts, 'unanswered'>): string | null {
  const ahead = minuteOf(at) - minuteOf(now)
  if (ahead <= 0) return 'Choose a time in the future.'
  if (ahead > CALL_DAYS * 1440) return `Choose a time in the next ${CALL_DAYS} days.`
  if (outcome === 'call-back' || isUrgent) return null
  if (ahead < REST) return 'Leave four hours between calls.'
  return isQuiet(at, clock) ? 'Choose a time between 9:00 and 21:00 where the patient is.' : null
}
