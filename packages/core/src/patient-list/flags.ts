import { PATIENT_FILTERS, type PatientFilter } from '@clinic/contract/patient-manager'

/** What the list knows of a patient in four bits, as stored in `managed_patients`. */
export const FLAGS = { active: 1, eligible: 2, unfinished: 4, renewal: 8 } as const
export type Flag = keyof typeof FLAGS

/** All possible flag sets. */
export const FLAG_SETS: readonly number[] = Array.from({ length: 16 }, (_, flags) => flags)

/** Parses the URL’s filters, dropping unknown and duplicate names. */
export function readFilters(only: string): PatientFilter[] {
  const named = only.split(',')
  return PATIENT_FILTERS.filter((filter) => named.includes(filter))
}

/** The flag sets that the filters accept: "or" within a pair, "and" between (E-6). All without a filter. */
export function flagSets(filters: readonly PatientFilter[]): number[] {
  return FLAG_SETS.filter((flags) => {
    const chosen = (filter: PatientFilter) => filters.includes(filter)
    const pair = (flag: Flag, [yes, no]: readonly [PatientFilter, PatientFilter]) =>
      (!chosen(yes) && !chosen(no)) || chosen(hasFlag(flags, flag) ? yes : no)
    return (
      pair('active', ['enabled', 'disabled']) &&
      pair('eligible', ['eligible', 'ineligible']) &&
      (!chosen('unfinished') || hasFlag(flags, 'unfinished')) &&
      (!chosen('no_renewal') || !hasFlag(flags, 'renewal'))
    )
  })
}

export function hasFlag(flags: number, flag: Flag): boolean {
  return (flags & FLAGS[flag]) !== 0
}
