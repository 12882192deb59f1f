import { PROVINCES, type ProvinceCode } from '@clinic/contract/provinces'
import { ASSISTANT_NAME } from '@clinic/contract/vocabulary'
import type { DrillDownRow } from '@clinic/core/reports/report-columns'
import { daysBetween } from '@clinic/core/shared/dates'
import { clockShifts, dayIn, offsetTime } from '../platform/clock.ts'
import type { Context } from '../platform/db/change.ts'
import type { Clock } from './resolve-range.ts'
import type { StoredRow } from './store.ts'

/** Earlier days are never looked up: nothing happened then. */
const FIRST_DAY = '2000-01-01'

/** Shared by many rows: the clinic’s day and its time zone up to now. */
export function presentFacts({ zone, now }: Pick<Context, 'zone' | 'now'>): { today: string; clock: Clock } {
  const today = dayIn(zone, now)
  return { today, clock: clockShifts(zone, FIRST_DAY, today) }
}

/** A stored row as shown on screen and in files: instants in clinic time, full names. */
export function presentDrillDown(row: StoredRow, { today, clock }: ReturnType<typeof presentFacts>): DrillDownRow {
  const lapsed = row.date === null ? 0 : daysBetween(row.date, today)
  return {
    patient_id: row.patient_id,
    user: row.user ?? ASSISTANT_NAME,
    person: row.user ?? '',
    action: row.action,
    at: row.at === null ? '' : offsetTime(clock, row.at),
    type: row.type ?? '',
    reason: row.reason ?? '',
    questionnaire: row.questionnaire ?? '',
    province: row.province === null ? '' : (PROVINCES[row.province as ProvinceCode] ?? row.province),
    date: row.date ?? '',
    lapsed: row.date === null ? '' : String(Math.max(0, lapsed)),
    left: row.date === null ? '' : String(Math.max(0, -lapsed)),
    minutes: row.minutes === null ? '' : String(row.minutes),
  }
}
