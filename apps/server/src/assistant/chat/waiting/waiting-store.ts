import type { Waiting } from '@clinic/core/chat/attention/tell-waiting'
import type { ChatState } from '@clinic/core/chat/state/state'
import { RECORD_ACCESS } from '../../../care/patients/access/record-access.ts'
import type { Sql, Tx } from '../../../platform/db/database.ts'
import type { Attended } from '../holding/attention-store.ts'
import { ATTENTION_VALUE } from '../holding/attention-value.ts'

/** Conversations that wait for a person, the longest first. Patients in danger are told of numbers alone (F-4). */
export async function findWaitingConversations(sql: Sql, after: string | null, limit: number): Promise<{ id: string; asked_at: string }[]> {
  return sql<{ id: string; asked_at: string }[]>`
    select c.id, c.asked_at from conversations c
    where c.attention in ('asked', 'called') and c.closed_at is null and c.asked_at > ${after ?? '-infinity'}
      and not exists (select from crisis_alarms a where a.conversation_id = c.id and a.closed_at is null)
    order by c.asked_at limit ${limit}`
}

export type WaitingConversation = Waiting & {
  id: string
  patient_id: string
  turn: number
  state: ChatState
  patient: Attended['patient']
}

/** One of them under the lock that the patient’s turns take too; null: it waits no longer. */
export async function lockWaiting(tx: Tx, id: string): Promise<WaitingConversation | null> {
  const [row] = await tx<WaitingConversation[]>`
    select c.id, c.patient_id, c.turn, c.state, ${tx.unsafe(ATTENTION_VALUE)} as attention, c.told_opens_at, c.told_at, c.offered_at, c.contact_wish,
      coalesce(p.need_pcr_help_flag, true) as requested,
      exists (select from contact_attempts t where t.patient_id = c.patient_id and t.outcome = 'reached' and t.undone_at is null
        and t.at >= c.asked_at) as reached,
      case when p.patient_id is not null then jsonb_build_object('version', p.version, 'province', p.province, 'in_pcr_queue', p.in_pcr_queue,
        'in_np_queue', p.in_np_queue, 'assigned_pcr', p.assigned_pcr, 'assigned_np', p.assigned_np, 'record_access', ${tx.unsafe(RECORD_ACCESS)})
        end as patient
    from conversations c left join patients p on p.patient_id = c.patient_id
    where c.id = ${id} and c.attention in ('asked', 'called') and c.closed_at is null for update of c`
  return row ?? null
}
