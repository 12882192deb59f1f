import type { ImportChoices } from '@clinic/contract/imports'
import { isIsoDate } from '../shared/dates.ts'
import { parseTypedDate } from '../shared/typed-date.ts'
import type { CellErrorCode } from './error-texts.ts'

const MIDNIGHT = /^(.*\d)(?:T| +)(?:0?0:00(?::00(?:\.0+)?)?|12:00(?::00)? ?AM)$/i
const SERIAL = /^\d{4,6}(?:[.,]\d+)?$/
const SHORT_YEAR = /^(?:\d{1,2}[ ./-]+(?:\d{1,2}|\p{L}+\.?)[ ./,-]+['’]?\d{2}|\p{L}+\.? ?\d{1,2},? ['’]?\d{2}|\d{2}-\d{1,2}-\d{1,2})$/u
const YEAR_LAST = /^(\d{1,2})(?:[ ./-]+)(\d{1,2})(?:[ ./-]+)\d{4}$|^(\d\d)(\d\d)\d{4}$/

/**
 * A day as `yyyy-MM-dd`, never guessed (E-4): ambiguous numbers need the file’s order, and contradicting it is an
 * error. A midnight after the day is dropped; serial numbers and two-digit years are errors.
 */
export function readDay(text: string, order: ImportChoices['day_order']): { value: string } | { fault: CellErrorCode } {
  if (/^[12][089]\d\d-\d\d-\d\d$/.test(text) && isIsoDate(text)) return { value: text }
  const day = MIDNIGHT.exec(text)?.[1]?.trim() ?? text
  if (SERIAL.test(day) && !/^(?:18|19|20)\d\d$/.test(day)) return { fault: 'serialDay' }
  const read = parseTypedDate(day)
  if ('ambiguous' in read) {
    const [dayFirst, monthFirst] = read.ambiguous
    return order === 'unsaid' ? { fault: 'dayOrder' } : { value: order === 'day_first' ? dayFirst : monthFirst }
  }
  if ('invalid' in read) return { fault: SHORT_YEAR.test(day) ? 'shortYear' : 'notDate' }
  return fits(day, read.date, order) ? { value: read.date } : { fault: 'otherOrder' }
}

/** 25/12/1980 contradicts month-first order. */
function fits(text: string, date: string, order: ImportChoices['day_order']): boolean {
  const [, one, two, first = one, second = two] = YEAR_LAST.exec(text) ?? []
  if (order === 'unsaid' || first === undefined || second === undefined) return true
  return Number(date.slice(5, 7)) === Number(order === 'month_first' ? first : second)
}
