import type { Parsed } from '@clinic/contract/endpoint'
import { FIGURES_DAYS, type Metrics, type readMetrics as readFiguresCall } from '@clinic/contract/reports'
import { arrangeMetrics, peopleIn } from '@clinic/core/reports/arrange-metrics'
import { arrangeSnapshot } from '@clinic/core/reports/arrange-snapshot'
import { periodBefore } from '@clinic/core/reports/period-before'
import { daysBetween } from '@clinic/core/shared/dates'
import { readThresholds } from '../care/queues/read-thresholds.ts'
import type { StaffContext } from '../identity/auth/access/context.ts'
import { minuteIn } from '../platform/clock.ts'
import { note } from '../platform/db/change.ts'
import { Problem } from '../platform/http/problem.ts'
import { countPeriod } from './count-period.ts'
import { type Range, resolveRange } from './resolve-range.ts'
import { asOfOneMoment, countDue, countPatients, countWaiting, findCheck, findNames } from './store.ts'

/**
 * All figures of a range of days, each next to the previous period, from one snapshot (REQ-651, REQ-658, REQ-670).
 * They come from the daily counts and equal the rows. Refusal: `invalid-input` for a reversed range or one over three
 * years.
 */
export async function readMetrics(context: StaffContext, asked: Parsed<typeof readFiguresCall>['query']): Promise<Metrics> {
  const { zone, now } = context
  const range = resolveRange(context, asked)
  const { first: startDate, last: endDate, today } = range
  if (daysBetween(startDate, endDate) >= FIGURES_DAYS)
    throw new Problem('invalid-input', { fields: { startDate: 'startDate is more than three years before endDate' } })
  const comparedWith = asked.compare === '1' ? periodBefore(startDate, endDate) : null
  const { pcr: pcrWait, np_new: npWait } = await readThresholds(context)
  const known = await collect(context, range, comparedWith && resolveRange(context, comparedWith))
  await note(context, {
    action: 'Read Report',
    description: `Read the figures of ${startDate} to ${endDate}`,
    entity: { kind: 'list', id: 'figures' },
  })
  const { period, before, patients, waiting, due, check, names } = known
  return {
    ...{ startDate, endDate, comparedWith, today, zone, asOf: minuteIn(zone, now) },
    ...arrangeMetrics(period, before, { names, patients, thresholds: { pcrWait, npWait } }),
    ...arrangeSnapshot(waiting, due),
    patients: [...patients.values()].reduce((sum, count) => sum + count, 0),
    check,
  }
}

/** All in one transaction and snapshot, so that the numbers are consistent. */
function collect({ sql }: StaffContext, range: Range, rangeBefore: Range | null) {
  return asOfOneMoment(sql, async (tx) => {
    const [period, before] = await Promise.all([countPeriod(tx, range), rangeBefore && countPeriod(tx, rangeBefore)])
    const [patients, waiting, due, check] = await Promise.all([
      countPatients(tx, range),
      countWaiting(tx, range),
      countDue(tx, range),
      findCheck(tx),
    ])
    const names = await findNames(tx, peopleIn(before ? [period, before] : [period]))
    return { period, before, patients, waiting, due, check, names }
  })
}
