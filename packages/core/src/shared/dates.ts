export type CivilDate = { year: number; month: number; day: number }

/** Parts of `yyyy-MM-dd`, or `null` when it is not a day of the calendar. */
export function parseIsoDate(text: string): CivilDate | null {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text)
  return match ? civil(Number(match[1]), Number(match[2]), Number(match[3])) : null
}

/** True for a real day written `yyyy-MM-dd`. */
export function isIsoDate(text: string): boolean {
  return parseIsoDate(text) !== null
}

/** Moves an ISO date by whole months; a day that the month lacks becomes its last day (C-8). An unreadable date throws. */
export function addMonths(date: string, months: number): string {
  const { year, month, day } = mustParse(date)
  const count = year * 12 + (month - 1) + months
  const target = { year: Math.floor(count / 12), month: (((count % 12) + 12) % 12) + 1 }
  return formatIsoDate({ ...target, day: Math.min(day, daysInMonth(target.year, target.month)) })
}

/** Moves an ISO date by whole years; 29 February becomes 28 February where there is none (C-8). */
export function addYears(date: string, years: number): string {
  return addMonths(date, years * 12)
}

/** Moves an ISO date by days. */
export function addDays(date: string, days: number): string {
  return fromDayNumber(dayNumber(mustParse(date)) + days)
}

/** Whole days from the first ISO date to the second; negative when the second comes first. */
export function daysBetween(from: string, to: string): number {
  return dayNumber(mustParse(to)) - dayNumber(mustParse(from))
}

/** Completed years of life on a day; negative before birth. A birthday on 29 February is kept on the 28th in common years, as by `addYears`. */
export function ageOn(dateOfBirth: string, today: string): number {
  const years = mustParse(today).year - mustParse(dateOfBirth).year
  return addYears(dateOfBirth, years) <= today ? years : years - 1
}

/** A civil date as `yyyy-MM-dd`. */
export function formatIsoDate({ year, month, day }: CivilDate): string {
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
}

/** The date when year, month and day name a real one. */
export function civil(year: number, month: number, day: number): CivilDate | null {
  const real = year >= 1 && month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month)
  return real ? { year, month, day } : null
}

function mustParse(text: string): CivilDate {
  const date = parseIsoDate(text)
  if (!date) throw new RangeError('not an ISO date')
  return date
}

function daysInMonth(year: number, month: number): number {
  if (month === 2) return isLeapYear(year) ? 29 : 28
  return [4, 6, 9, 11].includes(month) ? 30 : 31
}

function isLeapYear(year: number): boolean {
  return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
}

/** Days before a civil date, counted in years that begin in March so that the leap day comes last. */
function dayNumber({ year, month, day }: CivilDate): number {
  const marchYear = month <= 2 ? year - 1 : year
  const monthsSinceMarch = (month + 9) % 12
  const leapDays = Math.floor(marchYear / 4) - Math.floor(marchYear / 100) + Math.floor(marchYear / 400)
  return marchYear * 365 + leapDays + Math.floor((153 * monthsSinceMarch + 2) / 5) + day
}

function fromDayNumber(number: number): string {
  let year = Math.floor(number / 365.2425)
  while (dayNumber({ year: year + 1, month: 1, day: 1 }) <= number) year += 1
  while (dayNumber({ year, month: 1, day: 1 }) > number) year -= 1
  let month = 12
  while (dayNumber({ year, month, day: 1 }) > number) month -= 1
  return formatIsoDate({ year, month, day: number - dayNumber({ year, month, day: 1 }) + 1 })
}
