import type { DocumentPeriod } from '@clinic/contract/documents/document-content'
import { addDays, daysBetween } from '../shared/dates.ts'
import { lastDay } from './period.ts'

/** Days before its end on which a document counts as expiring, and the patient hears of the renewal. */
export const EXPIRING_DAYS = 60
/** Days after the signature on which staff ask about a document that no seller has registered. */
export const CHASE_DAYS = [14, 30] as const

export type Validity = {
  /** The earliest day that was reported (s. 273(4)); null: validity has not begun. */
  registered_on: string | null
  last_day: string | null
  /** From the registration when known, otherwise from the signature (F-8). */
  ends_on: string
  dates_differ: boolean
}
export type Report = { registration: number; registered_on: string }

/** `reports`: every day of registration that was told; those about one registration have the same number. */
export function validity(signed_on: string, period: DocumentPeriod, reports: readonly Report[]): Validity {
  const days = reports.map(({ registered_on }) => registered_on).sort()
  const registered_on = days[0] ?? null
  const last_day = registered_on === null ? null : lastDay(registered_on, period)
  const dates_differ = reports.some((one) =>
    reports.some((other) => other.registration === one.registration && other.registered_on !== one.registered_on),
  )
  return { registered_on, last_day, ends_on: last_day ?? lastDay(signed_on, period), dates_differ }
}

/** What the night makes of a document: nothing, expiring, or expired after its last day. */
export function agedState(ends_on: string, today: string): 'expiring' | 'expired' | null {
  if (ends_on < today) return 'expired'
  return addDays(today, EXPIRING_DAYS) >= ends_on ? 'expiring' : null
}

/** The last of the days after the signature on which an unregistered document was to be asked after; null: not yet. */
export function chaseDue(signed_on: string, registered_on: string | null, today: string): number | null {
  if (registered_on !== null) return null
  return CHASE_DAYS.findLast((days) => daysBetween(signed_on, today) >= days) ?? null
}
