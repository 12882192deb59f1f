import { NP_ACTIVE_LIMIT, PCR_LIMIT } from '@clinic/contract/queues'
import { type ClinicOverview, OVERVIEW_DAYS, OVERVIEW_RENEWAL_DAYS } from '@clinic/contract/reports'
import { isCapable, managesQueue } from '@clinic/core/authorization/staff'
import { arrangeDays } from '@clinic/core/reports/arrange-days'
import { arrangeProvinces } from '@clinic/core/reports/arrange-provinces'
import { addDays } from '@clinic/core/shared/dates'
import { countQueues } from '../care/queues/count-queues.ts'
import type { StaffContext } from '../identity/auth/access/context.ts'
import { listCapable } from '../identity/users/directory/list-capable.ts'
import { dayIn, dayRange, daysEarlier } from '../platform/clock.ts'
import { countRenewals, countSeen, findDays } from './overview-store.ts'
import { resolveRange } from './resolve-range.ts'
import { asOfOneMoment, countPatients } from './store.ts'

const LIMITS = { pcr: PCR_LIMIT, np: NP_ACTIVE_LIMIT } as const

/**
 * The clinic at a glance for everyone with a queue: counts only, so that it reveals no patient. Names of those on duty are for
 * managers of their queue.
 */
export async function readClinicOverview(context: StaffContext): Promise<ClinicOverview> {
  const { staff, now, zone } = context
  const today = dayIn(zone, now)
  const [{ queues, own, waits, thresholds }, pcrs, nps, counted] = await Promise.all([
    countQueues(context),
    listCapable(context, 'pcr'),
    listCapable(context, 'np'),
    countClinic(context, today),
  ])
  const onDuty = { pcr: pcrs, np: nps }
  return {
    now,
    today,
    zone,
    queues: queues.map((row) => {
      const names = onDuty[row.queue].map(({ name }) => name)
      return { ...row, on_duty: names.length, names: managesQueue(staff, row.queue) ? names : null }
    }),
    own: own
      .filter(({ queue }) => isCapable(staff, queue))
      .map((row) => ({ ...row, limit: LIMITS[row.queue], queue_enabled: staff.queue_enabled })),
    waits: waits.map((row) => ({ ...row, threshold_minutes: thresholds[row.reason] })),
    ...counted,
  }
}

type Counted = Pick<ClinicOverview, 'days' | 'seen_a_week_ago' | 'renewals_due' | 'patients' | 'provinces'>

/** The daily figures, from one snapshot. */
async function countClinic(context: StaffContext, today: string): Promise<Counted> {
  const { sql, now, zone } = context
  const first = addDays(today, 1 - OVERVIEW_DAYS)
  const range = resolveRange(context, { startDate: first, endDate: today })
  const ahead = resolveRange(context, { startDate: today, endDate: addDays(today, OVERVIEW_RENEWAL_DAYS) })
  const lastWeek = { from: dayRange(zone, addDays(today, -7), today).from, until: daysEarlier(zone, now, 7) }
  return asOfOneMoment(sql, async (tx) => {
    const [days, seen_a_week_ago, renewals_due, byProvince] = await Promise.all([
      findDays(tx, range),
      countSeen(tx, lastWeek),
      countRenewals(tx, ahead),
      countPatients(tx, range),
    ])
    const provinces = arrangeProvinces(byProvince)
    const patients = provinces.reduce((sum, row) => sum + row.patients, 0)
    return { days: arrangeDays(days, { first, last: today }), seen_a_week_ago, renewals_due, patients, provinces }
  })
}
