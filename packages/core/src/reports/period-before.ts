import { addDays, daysBetween } from '../shared/dates.ts'

/** The range of the same length ending the day before; inclusive days as `yyyy-MM-dd`. */
export function periodBefore(startDate: string, endDate: string): { startDate: string; endDate: string } {
  const length = daysBetween(startDate, endDate) + 1
  return { startDate: addDays(startDate, -length), endDate: addDays(startDate, -1) }
}
