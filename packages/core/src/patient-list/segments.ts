import type { PatientSort } from '@clinic/contract/patient-manager'
import { type Flag, hasFlag } from './flags.ts'

/** A part of the list with common flags and one order: by name, by ID, or by renewal date and name. */
export type Stretch = { flags: number[]; by: 'name' | 'patient_id' | 'renewal'; descending: boolean }

/**
 * A list order as consecutive segments, each quick to page through. By eligibility: ineligible first; by
 * questionnaire: unfinished first; descending reverses the segments and keeps names ascending. Patients without a
 * renewal date always come last.
 */
export function segmentsOfList(sort: PatientSort, { flags, descending }: { flags: readonly number[]; descending: boolean }): Stretch[] {
  const parts = (flag: Flag, first: boolean) =>
    [first, !first].map((wanted) => flags.filter((set) => hasFlag(set, flag) === wanted)).filter((sets) => sets.length > 0)
  const byName = (sets: number[]): Stretch => ({ flags: sets, by: 'name', descending: false })
  switch (sort) {
    case 'name':
      return [{ flags: [...flags], by: 'name', descending }]
    case 'patient_id':
      return [{ flags: [...flags], by: 'patient_id', descending }]
    case 'eligibility':
      return parts('eligible', descending).map(byName)
    case 'questionnaire':
      return parts('unfinished', !descending).map(byName)
    case 'renewal':
      return parts('renewal', true).map((sets) =>
        sets.every((set) => hasFlag(set, 'renewal')) ? { flags: sets, by: 'renewal', descending } : byName(sets),
      )
  }
}
