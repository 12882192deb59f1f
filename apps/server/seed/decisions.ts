import type { VisitDecision } from '@clinic/contract/queues/decision'
import type { Patient } from '@clinic/core/patients/patient'
import { openChance } from '@clinic/core/shared/chance'
import { addDays } from '@clinic/core/shared/dates'
import { dayIn } from '../src/platform/clock.ts'
import { HISTORY_DAYS } from './history-days.ts'

/** Of its own, so that what practitioners decide changes nothing else in the demo. */
const SEED = 20_261_127
const DAY_MS = 86_400_000
const GRAMS = [
  [1, 5],
  [1.5, 6],
  [2, 5],
  [0.5, 2],
  [0.75, 1],
  [1.25, 1],
  [2.5, 2],
  [3, 2],
  [4, 1],
] as const
/** Visits that another program completed, as the specified call does: managers see the last ones. */
const UNDECIDED = 0.14

type Kind = VisitDecision['kind']
const FIRST_VISIT: readonly (readonly [Kind, number])[] = [
  ['authorize', 12],
  ['authorize-less', 2],
  ['defer', 1],
  ['decline', 2],
  ['refer', 1],
  ['see-again', 2],
  ['call-back', 1],
]
const LATER_VISIT: readonly (readonly [Kind, number])[] = [
  ['authorize', 20],
  ['authorize-less', 1],
  ['see-again', 2],
  ['call-back', 2],
]

export type Decide = (patient: Patient, at: string) => VisitDecision | undefined

/** What practitioners decide about the demo’s visits (F-8): long ago they authorized for a year; of the last weeks a few have no decision. */
export function openDecisions({ now, zone }: { now: string; zone: string }): Decide {
  const chance = openChance(SEED)
  const today = dayIn(zone, now)
  return (patient, at) => {
    const grams_per_day = chance.weighted(GRAMS)
    const amount = { grams_per_day, months: 12, message: null }
    if (Date.parse(now) - Date.parse(at) > HISTORY_DAYS * DAY_MS) return { kind: 'authorize', reason: '', ...amount }
    if (chance.yes(UNDECIDED)) return
    const kind = chance.weighted(patient.is_new_patient ? FIRST_VISIT : LATER_VISIT)
    const next_on = addDays(today, chance.int(2, 12))
    switch (kind) {
      case 'authorize':
        return { kind, reason: '', ...amount }
      case 'authorize-less':
        return { kind, reason: 'Begins lower than asked, because of sedation with the evening medicine.', ...amount }
      case 'defer':
        return { kind, next_on, reason: 'The letter of the specialist is missing.', message: null }
      case 'decline':
        return { kind, reason: 'The usual treatment was not tried yet.', message: null }
      case 'refer':
        return { kind, reason: 'Pain clinic, for an assessment first.', message: null }
      case 'see-again':
        return { kind, weeks: chance.int(6, 12), reason: 'To see how the first weeks went.', message: null }
      case 'call-back':
        return { kind, next_on, reason: 'To hear how the first dose was tolerated.', message: null }
    }
  }
}
