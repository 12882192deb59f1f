import type { ProvinceCode } from '@clinic/contract/provinces'
import { addYears } from '../shared/dates.ts'

/** Minimum years after the last entry where known to differ from `LEAST_YEARS` (CMPA, CPSBC). */
const YEARS: Readonly<Partial<Record<ProvinceCode, number>>> = { BC: 16 }
const LEAST_YEARS = 10
/** Canada’s highest age of majority: a minor’s years count from then. */
const MAJORITY = 19

export type Kept = { province: ProvinceCode | null; date_of_birth: string | null; last_entry: string }

/**
 * The last day a chart is kept: `years` after its last entry (`yyyy-MM-dd`) or the patient’s majority, whichever is
 * later. `years` is the clinic’s rule; the province’s law is the minimum.
 */
export function keepUntil({ province, date_of_birth, last_entry }: Kept, years: number): string {
  const least = (province === null ? undefined : YEARS[province]) ?? LEAST_YEARS
  const ofAge = date_of_birth === null ? last_entry : addYears(date_of_birth, MAJORITY)
  return addYears(ofAge > last_entry ? ofAge : last_entry, Math.max(years, least))
}
