import { TODAY_ROWS, type TodayLicences } from '@clinic/contract/queues/today'
import { hasScope } from '@clinic/core/authorization/staff'
import { licencesToCheck } from '@clinic/core/users/licences-to-check'
import { dayIn } from '../../../platform/clock.ts'
import type { StaffContext } from '../../auth/access/context.ts'
import { findLicencePlaces } from './licence-store.ts'

/** Licences of NPs that need attention today, and how many rows there are (F-7): all for administrators and managers of NPs, for an NP the own ones. Null: not for the caller. */
export async function listLicencesToCheck({ sql, staff, now, zone }: StaffContext): Promise<TodayLicences | null> {
  const all = hasScope(staff, ['admin', 'npmanager'])
  if (!all && !hasScope(staff, ['np'])) return null
  const places = await findLicencePlaces(sql)
  const rows = licencesToCheck(all ? places : places.filter(({ user_id }) => user_id === staff.id), dayIn(zone, now))
  return { total: rows.length, rows: rows.slice(0, TODAY_ROWS) }
}
