import type { Statistic, Totals } from '@clinic/contract/reports'
import { ASSISTANT_NAME } from '@clinic/contract/vocabulary'

/** Counts per user; patients seen is derived from new and renewed. */
export type PersonCount = { user_id: number | null; user: string | null; list: keyof Omit<Totals, 'patientsSeen'>; count: number }

const NONE: Totals = {
  newPatients: 0,
  markedIneligible: 0,
  renewPatients: 0,
  unfinishedQuestionnaire: 0,
  renewalMissed: 0,
  patientsSeen: 0,
  optInForCall: 0,
}

/**
 * One row per user with a count, most patients seen first; events without a member of staff are attributed to the
 * assistant (REQ-658, REQ-670). Counts of one user and list add up.
 */
export function statistics(counts: readonly PersonCount[]): Statistic[] {
  const people = new Map<number | null, Statistic>()
  for (const { user_id, user, list, count } of counts) {
    const person = people.get(user_id) ?? { user_id, user: user ?? ASSISTANT_NAME, ...NONE }
    person[list] += count
    if (list === 'newPatients' || list === 'renewPatients') person.patientsSeen += count
    people.set(user_id, person)
  }
  return [...people.values()].filter((person) => LISTS.some((list) => person[list] !== 0)).sort(byPatientsSeen)
}

export function totalsOf(people: readonly Statistic[]): Totals {
  const totals = { ...NONE }
  for (const person of people) for (const list of LISTS) totals[list] += person[list]
  return totals
}

const LISTS = Object.keys(NONE) as (keyof Totals)[]

function byPatientsSeen(a: Statistic, b: Statistic): number {
  return b.patientsSeen - a.patientsSeen || (a.user < b.user ? -1 : a.user > b.user ? 1 : 0)
}
