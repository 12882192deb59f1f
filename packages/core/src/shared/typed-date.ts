import { civil, formatIsoDate } from './dates.ts'
import { editDistance } from './edit-distance.ts'
import { foldText } from './fold-text.ts'

export type TypedDate = { date: string } | { ambiguous: [dayFirst: string, monthFirst: string] } | { invalid: true }

const EARLIEST_YEAR = 1850
const LATEST_YEAR = 2149
const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ')
const FRENCH_MONTHS = 'janv fev mars avr mai juin juil aout sept octobre nov dec'.split(' ')

/**
 * Parses a typed date (REQ-166): ISO, with the month as an English or French word, or numbers with slash, dash, dot
 * or space. Ambiguous day and month are never guessed; two-digit years are refused. `toDigits`: reads numbers in words.
 */
export function parseTypedDate(text: string, toDigits = (folded: string) => folded): TypedDate {
  const [first, second] = [...new Set(readings(toDigits(foldDate(text))))]
  if (first === undefined) return { invalid: true }
  return second === undefined ? { date: first } : { ambiguous: [first, second] }
}

function foldDate(text: string): string {
  return foldText(text)
    .replace(/\./g, ' ')
    .replace(/(\d) ?(?:st|nd|rd|th|er|e)\b/g, '$1')
    .replace(/\bpremier\b/g, '1')
    .replace(AROUND, ' ')
    .replace(/(\d)(\p{L})|(\p{L})(\d)/gu, '$1$3 $2$4')
    .replace(/ +/g, ' ')
    .trim()
}

/** Words around a date: "I was born on Tuesday the", "née le". */
const AROUND =
  /\b(?:the|of|le|de|du|my|birthday|birthdate|birth|date|dob|is|its|it|was|i|im|am|born|on|in|year|day|month|ma|mon|fete|anniversaire|naissance|est|je|suis|ne|nee|en|(?:mon|tues|wednes|thurs|fri|satur|sun)day|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)\b/g

function readings(text: string): string[] {
  const compact = /^\d{8}$/.test(text)
  if (compact) return [...yearFirst(cut(text, [4, 2, 2])), ...yearLast(cut(text, [2, 2, 4]))]
  const parts = text.split(' ')
  if (parts.length !== 3) return []
  const named = parts.findIndex((part) => monthOf(part) !== null)
  if (named >= 0) return withMonthName(parts, named)
  if (!parts.every((part) => /^\d+$/.test(part))) return []
  return [...yearFirst(parts), ...yearLast(parts)]
}

function withMonthName(parts: string[], named: number): string[] {
  const month = String(monthOf(parts[named] ?? ''))
  const [one = '', two = ''] = parts.filter((_, index) => index !== named)
  return one.length === 4 ? read(one, month, two) : read(two, month, one)
}

function yearFirst([year = '', month = '', day = '']: string[]): string[] {
  return read(year, month, day)
}

function yearLast([one = '', two = '', year = '']: string[]): string[] {
  return [...read(year, two, one), ...read(year, one, two)]
}

function read(year: string, month: string, day: string): string[] {
  if (!/^\d{4}$/.test(year) || !/^\d{1,2}$/.test(month) || !/^\d{1,2}$/.test(day)) return []
  const date = civil(Number(year), Number(month), Number(day))
  return date && date.year >= EARLIEST_YEAR && date.year <= LATEST_YEAR ? [formatIsoDate(date)] : []
}

export function monthOf(word: string): number | null {
  if (!/^\p{L}{3,}$/u.test(word)) return null
  const english = MONTHS.findIndex(
    (month) => word === month || (word.startsWith(month) && FULL_MONTHS.some((full) => full.startsWith(word))),
  )
  const month = english >= 0 ? english : FRENCH_MONTHS.findIndex((short) => word.startsWith(short))
  return month >= 0 ? month + 1 : misspelt(word)
}

/** A month name with one typo, unless another is as close. */
function misspelt(word: string): number | null {
  if (word.length < SHORTEST_MISSPELT) return null
  const near = [...FULL_MONTHS, ...FULL_FRENCH_MONTHS].flatMap((month, index) =>
    editDistance(word, month, 1) <= 1 ? (index % 12) + 1 : [],
  )
  const [only, other] = [...new Set(near)]
  return only !== undefined && other === undefined ? only : null
}

const SHORTEST_MISSPELT = 5
const FULL_FRENCH_MONTHS = 'janvier fevrier mars avril mai juin juillet aout septembre octobre novembre decembre'.split(' ')
const FULL_MONTHS = 'january february march april may june july august september october november december'.split(' ')

function cut(digits: string, lengths: number[]): string[] {
  const starts = lengths.map((_, index) => lengths.slice(0, index).reduce((sum, length) => sum + length, 0))
  return starts.map((start, index) => digits.slice(start, start + (lengths[index] ?? 0)))
}
