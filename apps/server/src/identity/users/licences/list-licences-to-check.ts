import { TODAY_ROWS, type TodayLicences } from '@clinic/contract/queues/today'
import { licencesToCheck } from '@clinic/core/users/licences-to-check'
import { dayIn } from '../../../platform/clock.ts'
import type { Context } from '../../../platform/db/change.ts'
import { findLicencePlaces } from './licence-store.ts'

/** Licences of NPs that need an administrator today, and how many rows there are (F-7). */
export async function listLicencesToCheck({ sql, now, zone }: Pick<Context, 'sql' | 'now' | 'zone'>): Promise<TodayLicences> {
  const rows = licencesToCheck(await findLicencePlaces(sql), dayIn(zone, now))
  return { total: rows.length, rows: rows.slice(0, TODAY_ROWS) }
}
