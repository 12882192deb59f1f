import { FIGURES_DAYS } from '@clinic/contract/reports'
import { daysBetween } from '@clinic/core/shared/dates'
import type { Context } from '../../platform/db/change.ts'
import { Problem } from '../../platform/http/problem.ts'
import { type Asked, type Range, resolveRange } from '../../reports/resolve-range.ts'

/** The days that are meant, as for the reports. Refusal: `invalid-input` for a range that ends before it starts or spans more than three years. */
export function resolvePeriod(context: Pick<Context, 'zone' | 'now'>, asked: Asked): Range {
  const range = resolveRange(context, asked)
  if (daysBetween(range.first, range.last) >= FIGURES_DAYS)
    throw new Problem('invalid-input', { fields: { startDate: 'startDate is more than three years before endDate' } })
  return range
}
