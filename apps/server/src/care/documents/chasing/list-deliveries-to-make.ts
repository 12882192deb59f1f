import type { TodayDeliveries } from '@clinic/contract/queues/today'
import { type Connected, canSee } from '@clinic/core/queues/can-see'
import type { StaffContext } from '../../../identity/auth/access/context.ts'
import { CONNECTED } from '../../patients/access/record-access.ts'
import { MOST_CHASED } from './list-unregistered.ts'

type Row = TodayDeliveries['rows'][number] & { patient: Connected }

/** Deliveries that someone has to make by hand, of records that the caller may open, also of patients who were ended; the oldest first. A document that is over is not sent any more; a letter is. */
export async function listDeliveriesToMake({ sql, staff }: StaffContext, limit: number): Promise<TodayDeliveries> {
  const rows = await sql<Row[]>`
    select d.id, p.patient_id, trim(p.first_name || ' ' || p.last_name) as name, m.number as document_number, l.name as seller, d.way,
      w.delivery_id is not null as letter, coalesce(d.at = p.death_recorded_at, false) as death, u.name as owner, d.at as since, ${sql.unsafe(CONNECTED)} as patient
    from delivery_chores c join document_deliveries d on d.id = c.delivery_id join medical_documents m on m.id = d.document_id
    join document_standings s on s.document_id = m.id join sellers l on l.id = d.seller_id join users u on u.id = c.owner_id
    left join withdrawal_letters w on w.delivery_id = d.id
    join patients o on o.patient_id = m.patient_id join patients p on p.patient_id = coalesce(o.merged_into, o.patient_id)
    where c.done_at is null and d.outcome = 'sent'
      and (w.delivery_id is not null or s.state not in ('expired', 'replaced', 'support-withdrawn', 'voided'))
    order by d.at, d.id limit ${MOST_CHASED}`
  const found = rows.filter(({ patient }) => canSee(staff, patient))
  return { total: found.length, rows: found.slice(0, limit).map(({ patient: _, ...row }) => row) }
}
