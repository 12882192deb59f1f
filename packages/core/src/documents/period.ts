import { type DocumentPeriod, PERIOD_UNITS, type PeriodUnit } from '@clinic/contract/documents/document-content'
import { addDays, addMonths } from '../shared/dates.ts'
import type { Read } from './read-grams.ts'

/** One year in each unit (s. 273(2)). */
const MOST: Readonly<Record<PeriodUnit, number>> = { days: 365, weeks: 52, months: 12 }
const YEARS = new Set(['year', 'years', 'an', 'ans', 'année', 'années'])

/** The period as typed: whole days, weeks or months of at most one year. `detail`: what may be meant. */
export function readPeriod(count: string, unit: string): Read<DocumentPeriod> {
  const known = PERIOD_UNITS.find((name) => name === unit.trim().toLowerCase())
  if (count.trim() === '' && unit.trim() === '') return { refuse: 'period-missing' }
  if (!known) return YEARS.has(unit.trim().toLowerCase()) ? { refuse: 'period-unit', detail: '12 months' } : { refuse: 'period-unit' }
  if (count.trim() === '') return { refuse: 'period-missing' }
  if (!/^\d{1,6}$/.test(count.trim()) || Number(count) < 1) return { refuse: 'period-not-whole' }
  if (Number(count) > MOST[known]) return { refuse: 'period-too-long', detail: `${MOST[known]} ${known}` }
  return { value: { count: Number(count), unit: known } }
}

/**
 * The last day of a period that begins on a day. A month ends before the day with its own number, and at the end of a month that lacks that
 * day. Sellers differ by a day; this is the earlier one.
 */
export function lastDay(start: string, { count, unit }: DocumentPeriod): string {
  if (unit === 'months') return addDays(addMonths(start, count), -1)
  return addDays(start, (unit === 'weeks' ? count * 7 : count) - 1)
}

/** As it is read out: `12 months`, `1 day`. */
export function periodText({ count, unit }: DocumentPeriod): string {
  return `${count} ${count === 1 ? unit.slice(0, -1) : unit}`
}
