export type CivilDate = { year: number; month: number; day: number }

/** Null when not a calendar day in `yyyy-MM-dd`. */
export function parseIsoDate(text: string): CivilDate | null {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text)
  return match ? civil(Number(match[1]), Number(match[2]), Number(match[3])) : null
}

export function isIsoDate(text: string): boolean {
  return parseIsoDate(text) !== null
}

/** A day that the month lacks becomes its last day (C-8). Throws for an unreadable date. */
export function addMonths(date: string, months: number): string {
  const { year, month, day } = mustParse(date)
  const count = year * 12 + (month - 1) + months
  const target = { year: Math.floor(count / 12), month: (((count % 12) + 12) % 12) + 1 }
  return formatIsoDate({ ...target, day: Math.min(day, daysInMonth(target.year, target.month)) })
}

/** 29 February becomes 28 February in common years (C-8). */
export function addYears(date: string, years: number): string {
  return addMonths(date, years * 12)
}

export function addDays(date: string, days: number): string {
  return fromDayNumber(dayNumber(mustParse(date)) + days)
}

/** Whole days between ISO dates; negative when `to` is earlier. */
export function daysBetween(from: string, to: string): number {
  return dayNumber(mustParse(to)) - dayNumber(mustParse(from))
}

/**
 * Completed years; negative before birth. A 29 February birthday falls on the 28th in common years, as in `addYears`.
 */
export function ageOn(dateOfBirth: string, today: string): number {
  const years = mustParse(today).year - mustParse(dateOfBirth).year
  return addYears(dateOfBirth, years) <= today ? years : years - 1
}

export function formatIsoDate({ year, month, day }: CivilDate): string {
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
}

/** Null unless year, month and day form a real date. */
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

/** Days before a civil date, with years starting in March so that the leap day comes last. */
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
