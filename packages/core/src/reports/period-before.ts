import { addDays, daysBetween } from '../shared/dates.ts'

/** As many days as the range has, ending on the day before it; days as `yyyy-MM-dd`, inclusive. */
export function periodBefore(startDate: string, endDate: string): { startDate: string; endDate: string } {
  const length = daysBetween(startDate, endDate) + 1
  return { startDate: addDays(startDate, -length), endDate: addDays(startDate, -1) }
}
