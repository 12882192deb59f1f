import { OVERVIEW_DAYS, type OverviewDay } from '@clinic/contract/reports'
import type { AddressOf } from '../../../lib/routes/addresses.ts'

/** How many of the days that everyone may see are shown: one week, two or four. */
export const OVERVIEW_RANGES = [7, 14, OVERVIEW_DAYS] as const
export type OverviewRange = (typeof OVERVIEW_RANGES)[number]

/** Reads an address as a person may have mistyped it: a number that makes no sense counts as not given. */
export function readOverviewRange(raw: Record<string, unknown>): OverviewRange {
  return OVERVIEW_RANGES.find((days) => String(days) === raw.days) ?? OVERVIEW_DAYS
}

export function writeOverviewRange(range: OverviewRange): AddressOf<'/admin/stats'> {
  return range === OVERVIEW_DAYS ? {} : { days: String(range) }
}

/** How these are counted of a day, added up over some. */
export function sumDays(days: readonly OverviewDay[]): Omit<OverviewDay, 'day'> {
  const of = (field: keyof Omit<OverviewDay, 'day'>) => days.reduce((sum, one) => sum + one[field], 0)
  return {
    patientsSeen: of('patientsSeen'),
    newPatients: of('newPatients'),
    renewPatients: of('renewPatients'),
    queueEntered: of('queueEntered'),
    detailsConfirmed: of('detailsConfirmed'),
  }
}
