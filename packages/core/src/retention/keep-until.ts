import type { ProvinceCode } from '@clinic/contract/provinces'
import { addYears } from '../shared/dates.ts'

/** Years after the last entry that a record has to be kept at least, where that is known to be other than `LEAST_YEARS` (CMPA, CPSBC). */
const YEARS: Readonly<Partial<Record<ProvinceCode, number>>> = { BC: 16 }
const LEAST_YEARS = 10
/** The highest age of majority in Canada: a minor's years begin to count then. */
const MAJORITY = 19

export type Kept = { province: ProvinceCode | null; date_of_birth: string | null; last_entry: string }

/**
 * Until which day a record is kept: so many years after its last entry (`yyyy-MM-dd`), or after the patient came of age where that was later. `years`
 * is the clinic's own rule; a province's law is the least.
 */
export function keepUntil({ province, date_of_birth, last_entry }: Kept, years: number): string {
  const least = (province === null ? undefined : YEARS[province]) ?? LEAST_YEARS
  const ofAge = date_of_birth === null ? last_entry : addYears(date_of_birth, MAJORITY)
  return addYears(ofAge > last_entry ? ofAge : last_entry, Math.max(years, least))
}
