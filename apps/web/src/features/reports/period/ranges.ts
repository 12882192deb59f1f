import { addDays, addMonths, daysBetween } from '@clinic/core/shared/dates'
import { rangeText } from '../../../lib/format/dates.ts'
import { t } from '../../../lib/messages/t.ts'

export type Days = { from: string; to: string }

/** Ranges that people ask for all the time, from the clinic's day. */
export function presetRanges(today: string): { label: string; days: Days }[] {
  const month = `${today.slice(0, 7)}-01`
  return [
    { label: t('Today'), days: { from: today, to: today } },
    { label: t('Last 7 days'), days: { from: addDays(today, -6), to: today } },
    { label: t('Last 30 days'), days: { from: addDays(today, -29), to: today } },
    { label: t('Last 90 days'), days: { from: addDays(today, -89), to: today } },
    { label: t('This month'), days: { from: month, to: today } },
    { label: t('Last month'), days: { from: addMonths(month, -1), to: addDays(month, -1) } },
    { label: t('Last 12 months'), days: { from: addDays(addMonths(today, -12), 1), to: today } },
  ]
}

/** `18–24 Nov 2025`; a single day is alone. */
export function daysText({ from, to }: Days): string {
  return rangeText(from, to)
}

/** The preset that a range is, else how many days it has. */
export function rangeName(days: Days, today: string): string {
  const preset = presetRanges(today).find((one) => one.days.from === days.from && one.days.to === days.to)
  return preset?.label ?? t('{days, plural, one {# day} other {# days}}', { days: daysBetween(days.from, days.to) + 1 })
}

/** `the 7 days before`. */
export function beforeText({ from, to }: Days): string {
  const length = daysBetween(from, to) + 1
  return length === 1 ? t('the day before') : t('the {length} days before', { length })
}
