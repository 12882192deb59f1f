import type { ClinicOverview, OverviewDay } from '@clinic/contract/reports'
import { weekdayOf } from '@clinic/core/booking/working-hours'
import { addDays } from '@clinic/core/shared/dates'
import { millisecondsBetween } from '@clinic/core/shared/instants'
import { numberText } from '../../../lib/format/numbers.ts'
import { t, tPair } from '../../../lib/messages/t.ts'

const WEEKDAYS = [t('Monday'), t('Tuesday'), t('Wednesday'), t('Thursday'), t('Friday'), t('Saturday'), t('Sunday')] as const

/** What someone waits for, as a row of a table names it. */
export const WAIT_NAMES: Readonly<Record<ClinicOverview['waits'][number]['reason'], string>> = {
  help: t('Help request'),
  pcr: t('PCR queue'),
  np_new: t('NP queue, new patient'),
  np_other: t('NP queue, all other patients'),
  hold: t('On hold'),
}

const NO_DAY: Omit<OverviewDay, 'day'> = { patientsSeen: 0, newPatients: 0, renewPatients: 0, queueEntered: 0, detailsConfirmed: 0 }

/** Today’s counts, and those of the same weekday last week. */
export function todayAndLastWeek({ days, today }: Pick<ClinicOverview, 'days' | 'today'>) {
  const on = (day: string) => days.find((one) => one.day === day) ?? { day, ...NO_DAY }
  return { now: on(today), before: on(addDays(today, -7)) }
}

/** `last Monday: 4 by this time, 9 in all`. */
export function lastWeekText({ days, today, seen_a_week_ago }: Pick<ClinicOverview, 'days' | 'today' | 'seen_a_week_ago'>): string {
  const weekday = WEEKDAYS[weekdayOf(today) - 1] ?? ''
  const { before } = todayAndLastWeek({ days, today })
  return t('Last {weekday}: {seen_a_week_ago} by this time, {patientsSeen} for the day', {
    weekday,
    seen_a_week_ago: numberText(seen_a_week_ago),
    patientsSeen: numberText(before.patientsSeen),
  })
}

/** Whole minutes since a moment, by the server’s clock; `null` without one. */
export function minutesSince(moment: string | null, now: string): number | null {
  return moment === null ? null : Math.max(0, Math.floor(millisecondsBetween(moment, now) / 60_000))
}

/** `31 in 100`, `less than 1%`; empty where there is no one. */
export function percentText(part: number, whole: number): string {
  if (part === 0 || whole === 0) return ''
  const fraction = Math.round((100 * part) / whole)
  return fraction === 0 ? t('less than 1%') : t('{percent}%', { percent: fraction })
}

/** `Ontario: 120 active patients, 31 in 100`. */
export function provinceMessage({ province, patients }: { province: string; patients: number }, whole: number): string {
  const fraction = percentText(patients, whole)
  return tPair(
    t(province),
    `${t('{patients, plural, one {# active patient} other {# active patients}}', { patients })}${fraction && `, ${fraction}`}`,
  )
}
