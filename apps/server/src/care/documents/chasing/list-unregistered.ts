import type { TodayChase } from '@clinic/contract/queues/today'
import { CHASE_DAYS } from '@clinic/core/documents/validity'
import { type Connected, canSee } from '@clinic/core/queues/can-see'
import { addDays, daysBetween } from '@clinic/core/shared/dates'
import type { StaffContext } from '../../../identity/auth/access/context.ts'
import { dayIn } from '../../../platform/clock.ts'
import type { Sql } from '../../../platform/db/database.ts'
import { CONNECTED } from '../../patients/access/record-access.ts'

/** A clinic with more of them has another problem. */
export const MOST_CHASED = 500

/** Documents to ask a seller or the patient about: in force, signed 14 days ago or longer, registered by none. Only of records that the caller may open; the oldest first. */
export async function listUnregistered({ sql, staff, now, zone }: StaffContext, limit: number): Promise<TodayChase> {
  const today = dayIn(zone, now)
  const found = (await findUnregistered(sql, today)).filter(({ patient }) => canSee(staff, patient))
  const rows = found.slice(0, limit).map(({ patient: _, ...row }) => ({ ...row, days: daysBetween(row.signed_on, today) }))
  return { total: found.length, rows }
}

type Unregistered = Omit<TodayChase['rows'][number], 'days'> & { patient: Connected }

function findUnregistered(sql: Sql, today: string): Promise<Unregistered[]> {
  return sql<Unregistered[]>`
    select p.patient_id, trim(p.first_name || ' ' || p.last_name) as name, d.number as document_number, l.name as seller, d.signed_on,
      ${sql.unsafe(CONNECTED)} as patient
    from document_standings s join medical_documents d on d.id = s.document_id left join sellers l on l.id = s.seller_id
    join patients o on o.patient_id = d.patient_id join patients p on p.patient_id = coalesce(o.merged_into, o.patient_id)
    where s.state in ('signed', 'sent', 'received', 'returned') and s.registered_on is null and s.ends_on >= ${today}
      and d.signed_on <= ${addDays(today, -CHASE_DAYS[0])} and p.patient_active
    order by d.signed_on, d.id limit ${MOST_CHASED}`
}
