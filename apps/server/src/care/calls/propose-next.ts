import type { CallOutcome } from '@clinic/contract/patients/calls'
import type { ProvinceCode } from '@clinic/contract/provinces'
import type { LocalClock } from '@clinic/core/booking/local-clock'
import { visitZone } from '@clinic/core/booking/visit-zone'
import { countUnanswered } from '@clinic/core/calls/count-unanswered'
import { type NextStep, nextCall } from '@clinic/core/calls/next-call'
import { isUrgent } from '@clinic/core/patients/is-urgent'
import type { Patient } from '@clinic/core/patients/patient'
import { clockShifts, dayIn, later } from '../../platform/clock.ts'
import type { Callee, StoredAttempt } from './call-store.ts'

/** Covers every next call: 90 days ahead, and the nights around them. */
const CLOCK_DAYS = 100

/** The patient’s time zone; that of the clinic where they have no address. */
export function zoneOfCallee(callee: Callee, clinicZone: string): string {
  return callee.province === null ? clinicZone : visitZone(callee.province as ProvinceCode, callee)
}

export function clockOf(zone: string, now: string): LocalClock {
  return clockShifts(zone, dayIn(zone, later(now, -86_400)), dayIn(zone, later(now, CLOCK_DAYS * 86_400)))
}

type Known = { patient: Pick<Patient, 'urgent_reason'>; attempts: readonly StoredAttempt[]; zone: string; now: string }

/** What an outcome of the call that is made now leads to. */
export function proposeNext(outcome: CallOutcome, { patient, attempts, zone, now }: Known): NextStep {
  return nextCall(outcome, { now, clock: clockOf(zone, now), unanswered: unansweredWith(outcome, attempts), isUrgent: isUrgent(patient) })
}

/** Unanswered calls in a row once this one is recorded. */
export function unansweredWith(outcome: CallOutcome, attempts: readonly StoredAttempt[]): number {
  return countUnanswered([{ outcome, decision: '' }, ...attempts])
}

/** What the row of the queue says of the next step. */
export function callFields(next: NextStep, local: string | null): Pick<Patient, 'call_state' | 'next_call_at' | 'next_call_local'> {
  if (next.step === 'call') return { call_state: 'planned', next_call_at: next.at, next_call_local: local ?? '' }
  return { call_state: next.step === 'none' ? '' : next.step, next_call_at: null, next_call_local: '' }
}
