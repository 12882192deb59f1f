import type { CellErrorCode } from './error-texts.ts'

const TIME = /^(\d{1,2})(?: ?[:hH] ?(\d\d)?)?(?::00(?:\.0+)?)? ?(?:([aApP])\.? ?[mM]\.?)?$/
/** How spreadsheets show times stored as instants of their first days. */
const DAY_ZERO = /^(?:1899-12-3[01]|1900-01-0[01])[T ]/
const LAST_DIM_HOUR = 6

/**
 * A time as `HH:mm`, never guessed: 24 hours, or 12 with a.m. and p.m., also 14h30. A bare hour from 1 to 6 without
 * zero or a.m./p.m. is ambiguous and an error.
 */
export function readTime(text: string): { value: string } | { fault: CellErrorCode } {
  const bare = text.replace(DAY_ZERO, '')
  if (/^0?[.,]\d+$/.test(bare)) return { fault: 'serialTime' }
  const [, hour = '', minutes, half] = TIME.exec(bare) ?? []
  const minute = minutes ?? '00'
  if (hour === '' || Number(minute) > 59 || (minutes === undefined && half === undefined && !/h/i.test(bare))) return { fault: 'notTime' }
  if (half !== undefined) return inHalf(Number(hour), minute, half.toLowerCase())
  if (Number(hour) > 23) return { fault: 'notTime' }
  const dim = hour.length === 1 && Number(hour) >= 1 && Number(hour) <= LAST_DIM_HOUR && !/h/i.test(bare)
  return dim ? { fault: 'halfDay' } : { value: `${hour.padStart(2, '0')}:${minute}` }
}

function inHalf(hour: number, minute: string, half: string): { value: string } | { fault: CellErrorCode } {
  if (hour < 1 || hour > 12) return { fault: 'notTime' }
  const hours = (hour % 12) + (half === 'p' ? 12 : 0)
  return { value: `${String(hours).padStart(2, '0')}:${minute}` }
}

/** Minutes since midnight of `HH:mm`. */
export function minutesOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))
}

/** `HH:mm` that many minutes later, or null past midnight. */
export function minutesLater(time: string, minutes: number): string | null {
  const at = minutesOf(time) + minutes
  return at >= 24 * 60 ? null : `${String(Math.floor(at / 60)).padStart(2, '0')}:${String(at % 60).padStart(2, '0')}`
}
