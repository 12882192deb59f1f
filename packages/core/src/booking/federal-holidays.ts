import { addDays } from '../shared/dates.ts'
import { weekdayOf } from './working-hours.ts'

export type Holiday = { day: string; name: string }

/**
 * The ten general holidays of the Canada Labour Code (section 166) in a year, in order. Days in lieu and the holidays of single provinces are
 * not among them.
 */
export function federalHolidays(year: number): Holiday[] {
  const on = (monthDay: string) => `${String(year).padStart(4, '0')}-${monthDay}`
  return [
    { day: on('01-01'), name: 'New Year’s Day' },
    { day: addDays(easterSunday(year), -2), name: 'Good Friday' },
    { day: mondayBefore(on('05-25')), name: 'Victoria Day' },
    { day: on('07-01'), name: 'Canada Day' },
    { day: mondayBefore(on('09-08')), name: 'Labour Day' },
    { day: on('09-30'), name: 'National Day for Truth and Reconciliation' },
    { day: mondayBefore(on('10-15')), name: 'Thanksgiving Day' },
    { day: on('11-11'), name: 'Remembrance Day' },
    { day: on('12-25'), name: 'Christmas Day' },
    { day: on('12-26'), name: 'Boxing Day' },
  ]
}

/** The last Monday before a day. */
function mondayBefore(day: string): string {
  const before = addDays(day, -1)
  return addDays(before, 1 - weekdayOf(before))
}

/** Of the Gregorian calendar, by the method of Meeus, Jones and Butcher. */
function easterSunday(year: number): string {
  const a = year % 19
  const [b, c] = [Math.floor(year / 100), year % 100]
  const g = Math.floor((8 * b + 13) / 25)
  const h = (19 * a + b - Math.floor(b / 4) - g + 15) % 30
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7
  const m = Math.floor((a + 11 * h + 22 * l) / 451)
  const sum = h + l - 7 * m + 114
  const month = String(Math.floor(sum / 31)).padStart(2, '0')
  return `${String(year).padStart(4, '0')}-${month}-${String((sum % 31) + 1).padStart(2, '0')}`
}
