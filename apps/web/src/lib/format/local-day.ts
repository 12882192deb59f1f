import { formatIsoDate } from '@clinic/core/shared/dates'

/** The viewer's day; the server judges by the clinic's. */
export function localDay(): string {
  const now = new Date()
  return formatIsoDate({ year: now.getFullYear(), month: now.getMonth() + 1, day: now.getDate() })
}
