import { addDays, addMonths, daysBetween } from '../shared/dates.ts'

/** Whole months (`first` and `last` are their first days) or days, to add or subtract. */
export type Part = { span: 'day' | 'month'; first: string; last: string; sign: 1 | -1 }

/**
 * Splits a range into few counts: whole months, plus or minus the days by which the first and last month differ,
 * whichever is shorter. A year from the third of a month is twelve months, minus two days, plus two.
 */
export function bucketRange(first: string, last: string): Part[] {
  const [head, tail] = [monthOf(first), monthOf(last)]
  if (head === tail) return [days(first, last)]
  const before = daysBetween(head, first) < daysBetween(first, addMonths(head, 1))
  const after = daysBetween(last, addMonths(tail, 1)) - 1 <= daysBetween(tail, last)
  const [from, until] = [before ? head : addMonths(head, 1), after ? tail : addMonths(tail, -1)]
  const ends = [
    before ? { ...days(head, addDays(first, -1)), sign: -1 as const } : days(first, addDays(addMonths(head, 1), -1)),
    after ? { ...days(addDays(last, 1), addDays(addMonths(tail, 1), -1)), sign: -1 as const } : days(tail, last),
  ]
  return [{ span: 'month' as const, first: from, last: until, sign: 1 as const }, ...ends].filter((part) => part.first <= part.last)
}

function days(first: string, last: string): Part {
  return { span: 'day', first, last, sign: 1 }
}

function monthOf(day: string): string {
  return `${day.slice(0, 7)}-01`
}
