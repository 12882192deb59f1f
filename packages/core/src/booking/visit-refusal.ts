import { VISIT_ACTIONS, type VisitAction } from '@clinic/contract/booking/visits'
import type { ProblemCode } from '@clinic/contract/problem'

/** A stored visit. A no-show is a lapsed one with `no_show_at`. */
export type VisitFacts = {
  state: 'held' | 'booked' | 'cancelled' | 'completed' | 'lapsed'
  starts_at: string
  no_show_at: string | null
}
/** `isToday`: the visit is on the clinic’s present day. */
export type VisitMoment = { now: string; isToday: boolean }

/**
 * Why an action on a visit is refused, or null (F-9). A visit is moved and cancelled before it begins, missed only
 * after. Arrival and no-show correct each other on the day.
 */
export function visitRefusal(
  action: VisitAction,
  { state, starts_at, no_show_at }: VisitFacts,
  { now, isToday }: VisitMoment,
): ProblemCode | null {
  if (state === 'cancelled') return 'appointment-cancelled'
  if (state === 'held' || state === 'completed') return 'appointment-over'
  const begun = starts_at <= now
  switch (action) {
    case 'move':
    case 'cancel':
      return state === 'booked' && !begun ? null : 'appointment-over'
    case 'no-show':
      return begun ? null : 'visit-not-begun'
    case 'arrive':
      if (!isToday) return 'visit-not-today'
      return state === 'booked' || no_show_at !== null ? null : 'appointment-over'
  }
}

/** What can be done with a visit now; what holds already is not offered. */
export function visitActions(visit: VisitFacts & { arrived_at: string | null }, moment: VisitMoment): VisitAction[] {
  const done: Readonly<Partial<Record<VisitAction, boolean>>> = { 'no-show': visit.no_show_at !== null, arrive: visit.arrived_at !== null }
  return VISIT_ACTIONS.filter((action) => !done[action] && visitRefusal(action, visit, moment) === null)
}
