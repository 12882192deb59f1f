import { isIsoDate } from '@clinic/core/shared/dates'
import type { AddressOf } from '../../lib/routes/addresses.ts'

/** What the address of the reports holds: days `yyyy-MM-dd`, empty for the server's last 7 days up to today (REQ-651). */
export type ReportSearch = { from: string; to: string }

/** Reads an address as a person may have mistyped it: a range that makes no sense counts as not given. */
export function readReportSearch(raw: Record<string, unknown>): ReportSearch {
  const { from, to } = raw
  const given = typeof from === 'string' && typeof to === 'string' && isIsoDate(from) && isIsoDate(to) && from <= to
  return given ? { from, to } : { from: '', to: '' }
}

export function writeReportSearch({ from, to }: ReportSearch): AddressOf<'/pages/ReportsPage'> {
  return from === '' || to === '' ? {} : { from, to }
}
